import { keepPreviousData } from '@tanstack/react-query'
import type { Page } from '../../../contract/query'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { nounKeys } from '../../resource/noun-keys'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'

/** Readers that are fetched at a time. */
const size = 20

/** Somebody who received a notice. `realname` is null once their account is gone. */
export type Reader = {
  readonly userId: string
  readonly realname: string | null
  readonly readFlag: string
  readonly readTime: string | null
}

/** `read`: how many of all have read it. */
export type Readers = Page<Reader> & { readonly read: number }

/** One page of who received a notice, whoever has not read it first. The page before stays in view while the next is fetched. */
export const useReaders = (notice: string, page: number) =>
  useAnswer({
    queryKey: nounKeys.list(AnnouncementSend.name, { readers: notice, page }),
    queryFn: ({ signal }) =>
      call<Readers>('GET', '/sys/annountCement/readers', { query: { id: notice, pageNo: page, pageSize: size }, signal }),
    placeholderData: keepPreviousData,
  })
