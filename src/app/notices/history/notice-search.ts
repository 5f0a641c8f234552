import { isUnread, type Notice } from '../notice'

/** What a person looks for among their notices. All of it stands in the address. */
export type NoticeSearch = { readonly titile: string; readonly sender: string; readonly read: '' | '0' | '1' }

const readings = ['0', '1'] as const

export const readSearch = (params: URLSearchParams): NoticeSearch => ({
  titile: params.get('titile') ?? '',
  sender: params.get('sender') ?? '',
  read: readings.find((one) => one === params.get('read')) ?? '',
})

/** The address of a search; what is not looked for is left out. */
export const writeSearch = (search: NoticeSearch): URLSearchParams =>
  new URLSearchParams(Object.entries(search).filter(([, wanted]) => wanted !== ''))

const holds = (wanted: string, ...texts: readonly (string | null | undefined)[]) =>
  texts.some((text) => (text ?? '').toLowerCase().includes(wanted.trim().toLowerCase()))

/** The notices that fit: pieces of title and sender (user name or name), and whether they were read. */
export const searched = (notices: readonly Notice[], { titile, sender, read }: NoticeSearch): Notice[] =>
  notices.filter(
    (notice) =>
      holds(titile, notice.titile, notice.titleEn) &&
      holds(sender, notice.sender, notice.senderName) &&
      (read === '' || isUnread(notice) === (read === '0')),
  )
