import { type Language, label, say } from '../../contract/label'
import type { ChainFlaw } from '../../contract/sync/chain'
import { escaped, htmlPage } from '../http/html-page'

/** What a label's address was found to stand for. */
export type Verified =
  | { readonly known: false }
  | {
      readonly known: true
      readonly received: string
      readonly late: number | null
      readonly matches: boolean
      readonly differs: ChainFlaw | null
      readonly held: boolean
      readonly link: 'first' | 'linked' | 'gap' | 'fork'
    }

const words = {
  genuine: label('标签与系统记录一致', 'This label is that of a recorded sample'),
  unknown: label('没有找到这条记录', 'No such record'),
  unknownHint: label(
    '标签可能被改动过，或者设备上的记录还没有上传。请稍后再扫一次，仍找不到时请联系幼儿园。',
    'The label may have been altered, or the device has not sent the record yet. Scan again later; ask the kindergarten if it stays unknown.',
  ),
  differs: label('记录的内容与它的指纹不符', 'The record does not fit its fingerprint'),
  row: label('数据库中的记录在登记之后被改动过。', 'The record in the database was changed after it was sealed.'),
  lost: label('登记的原始内容已不在数据库中。', 'What was sealed is no longer in the database.'),
  content: label('登记的原始内容与指纹不符。', 'What was recorded is not what was sealed.'),
  signature: label('服务器的签名不符。', 'The signature of the server does not fit.'),
  received: label('服务器收到时间：{at}', 'Received by the server: {at}'),
  late: label('设备记录时间与收到时间相差 {hours} 小时', '{hours} {hours:hour|hours} between the time of the device and its arrival'),
  held: label('其中一部分修改还在等待确认', 'Part of it is still waiting for a decision'),
  gap: label('此设备上前一条记录尚未收到', 'The record before it on that device has not arrived'),
  fork: label('此设备上有两条记录接在同一条之后', 'Two records of that device follow the same one'),
}

const hour = 3600

function remarks(found: Verified & { known: true }, language: Language): string[] {
  const late = Math.abs(found.late ?? 0)
  const { differs } = found
  const isNamed = differs === 'row' || differs === 'lost' || differs === 'content' || differs === 'signature'
  return [
    ...(isNamed ? [say(words[differs], language)] : []),
    say(words.received, language, { at: found.received.slice(0, 16) }),
    ...(late >= hour ? [say(words.late, language, { hours: Math.round(late / hour) })] : []),
    ...(found.held ? [say(words.held, language)] : []),
    ...(found.link === 'gap' || found.link === 'fork' ? [say(words[found.link], language)] : []),
  ]
}

/** The answer for somebody who has scanned a label with a phone. */
export function verifyPage(found: Verified, language: Language): string {
  if (!found.known) return htmlPage(language, `✘ ${say(words.unknown, language)}`, `<p>${escaped(say(words.unknownHint, language))}</p>`)
  const title = found.matches ? `✔ ${say(words.genuine, language)}` : `✘ ${say(words.differs, language)}`
  const lines = remarks(found, language).map((line) => `<p class="by">${escaped(line)}</p>`)
  return htmlPage(language, title, lines.join(''))
}
