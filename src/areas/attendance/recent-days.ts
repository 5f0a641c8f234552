import { type SheetFigures, tallyOfSheet } from './sheet/sheet-figures'
import { isOpenSheet, sheetState } from './sheet/sheet-state'
import { sumOfTallies } from './sheet/tally'

/** Open days that are shown before a day. */
export const recentCount = 10

/** An open day before: how many sheets are `out`, and what they add up to. Zeros where none is out: such a day says nothing. */
export type RecentDay = {
  readonly date: string
  readonly classes: number
  readonly expected: number
  readonly present: number
  readonly sick: number
}

type Sheet = SheetFigures & { readonly date: string; readonly status: string | null }

/** The last open days before `date`, the earliest first. Only the calendar says which days are open; a sheet opened again counts nowhere. */
export function recentDays(sheets: readonly Sheet[], openDays: readonly string[], date: string): RecentDay[] {
  const before = openDays.filter((day) => day < date).sort()
  return before.slice(-recentCount).map((day) => {
    const out = sheets
      .filter((sheet) => sheet.date === day && !isOpenSheet(sheetState(sheet)))
      .flatMap((sheet) => tallyOfSheet(sheet) ?? [])
    const { expected, present, sick } = sumOfTallies(out)
    return { date: day, classes: out.length, expected, present, sick }
  })
}
