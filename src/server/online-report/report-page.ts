import { say } from '../../contract/label'
import { compareNumberedWords } from '../../contract/list/word-order'
import { pageAmong } from '../../contract/query'
import { type Cell, type Column, headingOf, tableOf } from '../../contract/report/report-table'
import type { Call } from '../http/route'
import { answerServed, speechOf } from '../report/report-routes'
import type { ServedReport } from '../report/served-reports'
import { pageAsked } from '../resource/parse-query'
import { reportAsked } from './report-params'

type Said = Readonly<Record<string, unknown>>
type Line = Readonly<Record<string, Cell>>

/** Columns by their place: names of ours may hold signs that lead such a page into a value. */
const placeOf = (at: number): string => `c${at}`

const columnAt = (column: Column<unknown>, title: string, at: number) => ({
  title,
  dataIndex: placeOf(at),
  align: column.kind === 'words' ? 'center' : 'right',
  sorter: true,
  fieldType: column.kind === 'count' ? 'Integer' : 'String',
  // Such a page would add up what one page of it shows, and rates as well. Totals are a line of ours.
  isTotal: '0',
  groupTitle: '',
})

const between = (one: Cell = null, other: Cell = null): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : compareNumberedWords(String(one ?? ''), String(other ?? ''))

/** Lines in the order of a column, or in their own where none of these is named. */
function ordered(lines: readonly Line[], { column, order }: Said): readonly Line[] {
  if (typeof column !== 'string' || !/^c\d{1,3}$/.test(column)) return lines
  const turn = order === 'desc' ? -1 : 1
  return [...lines].sort((one, other) => turn * between(one[column], other[column]))
}

/** A page of a report with its columns, the totals in its last line, as online pages read it. */
export async function reportPage(call: Call<Said>, served: ServedReport) {
  const { report } = served
  const data = await answerServed({ ...call, input: reportAsked(report, call.input) }, served)
  const [columns, rows, speech] = [report.columns(data), report.rows(data), await speechOf(call)]
  const table = tableOf(columns, rows, speech)
  const line = (id: string, cells: readonly Cell[]): Line => ({ id, ...Object.fromEntries(cells.map((cell, at) => [placeOf(at), cell])) })
  const lines = rows.map((row, at) => line(report.idOf(row), table.rows[at] ?? []))
  const all = [...ordered(lines, call.input), ...(table.totals ? [line('', table.totals)] : [])]
  const page = pageAmong<Line>(all, pageAsked(call.input))
  return {
    cgreportHeadName: say(report.label, call.language),
    columns: columns.map((column, at) => columnAt(column, headingOf(column, speech), at)),
    data: page,
    dictOptions: {},
    fieldHrefSlots: [],
    isGroupTitle: false,
  }
}
