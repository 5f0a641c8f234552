import { useMemo } from 'react'
import { useCopiedRows } from '../../../app/offline/use-copied-rows'
import { nounKeys } from '../../../app/resource/noun-keys'
import { useAnswer } from '../../../app/resource/use-answer'
import { call } from '../../../app/wire/call'
import { isSilence } from '../../../app/wire/wire-error'
import { largestPage, type Page } from '../../../contract/query'
import { AttendanceRecord } from '../attendance-record'
import { AttendanceSheet } from '../attendance-sheet'
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

/** Of the sheets only their state matters: which days count. */
export type MonthSheet = { readonly id: string; readonly classId: string; readonly date: string; readonly status: string | null }

/** `part`: no network, so only what this device keeps. */
export type MonthRecords = {
  readonly phase: 'loading' | 'ready' | 'part' | 'error'
  readonly records: readonly MonthRecord[]
  readonly sheets: readonly MonthSheet[]
  readonly error?: unknown
  readonly again: () => void
}

async function readAll<T>(path: string, classId: string, month: string, signal: AbortSignal): Promise<T[]> {
  const found: T[] = []
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
    const page = await call<Page<T>>('GET', `${path}/list`, { query, signal })
    found.push(...page.records)
    pages = page.pages
  }
  return found
}

async function readMonth(classId: string, month: string, signal: AbortSignal) {
  const [records, sheets] = await Promise.all([
    readAll<MonthRecord>(AttendanceRecord.path, classId, month, signal),
    readAll<MonthSheet>(AttendanceSheet.path, classId, month, signal),
  ])
  return { records, sheets }
}

type OfMonth = { readonly id: string; readonly classId: string; readonly date: string }

/** Rows of a class and month, what the server answered under what this device has. */
function useMerged<T extends OfMonth>(
  remote: readonly T[] | undefined,
  local: readonly T[] | undefined,
  classId: string,
  month: string,
): T[] {
  return useMemo(() => {
    const own = local?.filter((row) => row.classId === classId && row.date.startsWith(month)) ?? []
    return [...new Map([...(remote ?? []), ...own].map((row) => [row.id, row])).values()]
  }, [remote, local, classId, month])
}

/** The records and sheets of a class and month: from this device while it keeps them, else from the server with this device's own on top. */
export function useMonthRecords(classId: string, month: string, today: string): MonthRecords {
  const ownRecords = useCopiedRows(AttendanceRecord)
  const ownSheets = useCopiedRows(AttendanceSheet)
  const kept = isKept(month, today)
  const remote = useAnswer({
    queryKey: nounKeys.list(AttendanceRecord.name, { classId, month }),
    enabled: !kept,
    queryFn: ({ signal }) => readMonth(classId, month, signal),
  })
  const records = useMerged<MonthRecord>(remote.data?.records, ownRecords, classId, month)
  const sheets = useMerged<MonthSheet>(remote.data?.sheets, ownSheets, classId, month)
  const found = { records, sheets, again: () => void remote.refetch() }
  if (!ownRecords || !ownSheets) return { phase: 'loading', ...found }
  if (kept || remote.data) return { phase: 'ready', ...found }
  if (remote.fetchStatus === 'paused' || isSilence(remote.error)) return { phase: 'part', ...found }
  return { phase: remote.isError ? 'error' : 'loading', ...found, error: remote.error }
}
