import type { RollChild } from '../sheet/roll-call'
import type { MonthTable } from './month-table'

/** What a printed month table says, as one text: its class and month, and every cell of every child. Two papers that say the same are the same text. */
export function monthText(of: { readonly classId: string; readonly month: string }, { days, rows }: MonthTable<RollChild>): string {
  const dates = days.map(({ date, isCounted }) => `${date}${isCounted ? '' : '?'}`)
  return JSON.stringify([of.classId, of.month, dates, rows.map(({ child, cells }) => [child.id, ...cells])])
}
