import { useMemo } from 'react'
import { useCopiedRows } from '../../../app/offline/use-copied-rows'
import { nounKeys } from '../../../app/resource/noun-keys'
import { useAnswer } from '../../../app/resource/use-answer'
import { call } from '../../../app/wire/call'
import { isSilence } from '../../../app/wire/wire-error'
import { largestPage, type Page } from '../../../contract/query'
import { AttendanceRecord } from '../attendance-record'
import { endOfMonth, isKept } from './month-days'

/** What the table needs of a record. `childId_dictText` is the server's name of the child. */
export type MonthRecord = {
  readonly id: string
  readonly childId: string
  readonly classId: string
  readonly date: string
  readonly status: string
  readonly cause: string | null
  readonly childId_dictText?: string
}

/** `part`: no network, so only what this device keeps. */
export type MonthRecords = {
  readonly phase: 'loading' | 'ready' | 'part' | 'error'
  readonly records: readonly MonthRecord[]
  readonly error?: unknown
  readonly again: () => void
}

async function readMonth(classId: string, month: string, signal: AbortSignal): Promise<MonthRecord[]> {
  const found: MonthRecord[] = []
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const query = {
      classId,
      date_begin: `${month}-01`,
      date_end: endOfMonth(month),
      column: 'date',
      order: 'asc',
      pageNo,
      pageSize: largestPage,
    }
    const page = await call<Page<MonthRecord>>('GET', `${AttendanceRecord.path}/list`, { query, signal })
    found.push(...page.records)
    pages = page.pages
  }
  return found
}

/** The records of a class and month: from this device while it keeps them, else from the server with this device's own on top. */
export function useMonthRecords(classId: string, month: string, today: string): MonthRecords {
  const local = useCopiedRows(AttendanceRecord)
  const kept = isKept(month, today)
  const query = { classId, month }
  const remote = useAnswer({
    queryKey: nounKeys.list(AttendanceRecord.name, query),
    enabled: !kept,
    queryFn: ({ signal }) => readMonth(classId, month, signal),
  })
  const own = useMemo(() => local?.filter((record) => record.classId === classId && record.date.startsWith(month)), [local, classId, month])
  const records = useMemo(() => {
    const byId = new Map<string, MonthRecord>(remote.data?.map((record) => [record.id, record]))
    for (const record of own ?? []) byId.set(record.id, record)
    return [...byId.values()]
  }, [remote.data, own])
  const again = () => void remote.refetch()
  if (!own) return { phase: 'loading', records, again }
  if (kept || remote.data) return { phase: 'ready', records, again }
  if (remote.fetchStatus === 'paused' || isSilence(remote.error)) return { phase: 'part', records, again }
  return { phase: remote.isError ? 'error' : 'loading', records, error: remote.error, again }
}
