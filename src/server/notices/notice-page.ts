import { type Language, label, say } from '../../contract/label'
import { escaped, htmlPage } from '../http/html-page'

const words = { from: label('发布人', 'From'), at: label('发布时间', 'Published at') }

/** A notice as a page of its own, for clients that show it in a frame. `content` is HTML that was cleaned when it was stored. */
export function noticePage(
  notice: { readonly titile: unknown; readonly senderName: unknown; readonly sendTime: unknown; readonly msgContent: unknown },
  language: Language,
): string {
  const by = `${say(words.from, language)} ${notice.senderName ?? ''} · ${say(words.at, language)} ${notice.sendTime ?? ''}`
  return htmlPage(language, notice.titile, `<p class="by">${escaped(by)}</p>${String(notice.msgContent ?? '')}`)
}
