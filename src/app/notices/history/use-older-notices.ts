import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptFrom } from '../../../contract/sync/kept-from'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { startOfDay } from '../../../contract/time'
import { nounKeys } from '../../resource/noun-keys'
import { queries } from '../../resource/queries'
import { call } from '../../wire/call'
import type { Notice } from '../notice'
import { askForMine, inOneOf } from './my-notices'
import type { NoticeSearch } from './notice-search'

/** Notices that are fetched at a time. */
const size = 50

/** Notices this device no longer keeps, page by page from the server. */
export type OlderNotices = {
  readonly notices: readonly Notice[]
  /** `more`: some can be asked for; `none`: all of them are here. */
  readonly phase: 'more' | 'busy' | 'none' | 'failed'
  readonly error: unknown
  readonly more: () => void
}

function queryOf({ titile, sender, read }: NoticeSearch, before: string, page: number) {
  return {
    pageNo: page,
    pageSize: size,
    column: 'sendTime',
    order: 'desc',
    sendTime: `<=${startOfDay(before)}`,
    titile: titile.trim() && `*${titile.trim()}*`,
    readFlag: read,
    // By name and by user name, as among those kept on the device.
    ...(sender.trim() && inOneOf(['sender', 'senderName'], 'like', sender.trim())),
  }
}

/** Those of the person's notices that are older than what a device keeps and fit a search, newest first. Asks for none by itself. */
export function useOlderNotices(search: NoticeSearch, today: string): OlderNotices {
  const [isWanted, setWanted] = useState(false)
  const before = keptFrom(AnnouncementSend, today) ?? ''
  const { data, isFetching, isError, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: nounKeys.list(AnnouncementSend.name, { before, ...search }),
      queryFn: ({ pageParam, signal }) => askForMine(queryOf(search, before, pageParam), signal),
      initialPageParam: 1,
      getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
      enabled: isWanted,
    },
    queries,
  )
  const phase = isFetching ? 'busy' : isError ? 'failed' : data && !hasNextPage ? 'none' : 'more'
  const more = () => {
    setWanted(true)
    if (data) void fetchNextPage()
    else if (isWanted) void refetch()
  }
  return { notices: data?.pages.flatMap((page) => page.records) ?? [], phase, error, more }
}

/** Marks a notice as read that only the server has. */
export async function readOlder({ anntId }: Notice): Promise<void> {
  await call('PUT', `${AnnouncementSend.path}/editByAnntIdAndUserId`, { body: { anntId } })
  await queries.invalidateQueries({ queryKey: nounKeys.all(AnnouncementSend.name) })
}
