import { useEffect, useMemo, useState } from 'react'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { dateTimeNow } from '../clock/clock'
import { useRows } from '../offline/view/use-rows'
import { hasBegun, type Notice, newestFirst } from './notice'

/** Milliseconds after which it is looked whether a notice has begun or is over. */
const minute = 60_000

/** The kindergarten's time, to the minute. */
export function useMinute(): string {
  const [now, setNow] = useState(() => dateTimeNow())
  useEffect(() => {
    const timer = setInterval(() => setNow(dateTimeNow()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The person's notices that have begun and were not taken back, newest first. Undefined while loading. */
export function useNotices(now: string): readonly Notice[] | undefined {
  const rows = useRows(AnnouncementSend)
  return useMemo(() => rows && newestFirst(rows.filter((row) => hasBegun(row, now))), [rows, now])
}
