import { type Label, label, languageFor, say } from '../src/contract/label'
import type { PushPayload } from '../src/contract/push'

const heads: Readonly<Record<string, Label>> = { '1': label('新通知', 'New notice'), '2': label('新系统消息', 'New system message') }
const untitled = label('打开应用查看', 'Open the app to read it')

/** What is shown for a push message. `tag`: a second message about the same notice takes the place of the first. */
export type Shown = { readonly title: string; readonly options: NotificationOptions & { readonly data: { readonly id: string } } }

const textOf = (value: unknown, most: number): string => (typeof value === 'string' ? value.trim().slice(0, most) : '')

/** Words a message, whatever is in it: one that cannot be read is shown as well, for a silent one would cost the device its subscription. */
export function wordPush(given: unknown, browserLanguage: string): Shown {
  const payload: Partial<Record<keyof PushPayload, unknown>> = typeof given === 'object' && given !== null ? given : {}
  const language = languageFor(textOf(payload.language, 5) || browserLanguage)
  const id = textOf(payload.id, 64)
  const head = heads[textOf(payload.category, 1)] ?? heads['1'] ?? untitled
  return {
    title: say(head, language),
    options: {
      body: textOf(payload.title, 100) || say(untitled, language),
      lang: language,
      tag: id || 'notice',
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { id },
    },
  }
}
