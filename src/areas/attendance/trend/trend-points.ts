import { mondayOf } from '../../../contract/time'
import { type SheetFigures, tallyOfSheet } from '../sheet/sheet-figures'
import { isOpenSheet, sheetState } from '../sheet/sheet-state'
import { sumOfTallies, type Tally } from '../sheet/tally'

/** What one point of the line is: a day, or a week from Monday to Sunday. */
export const trendSteps = ['day', 'week'] as const
export type TrendStep = (typeof trendSteps)[number]

/**
 * The attendance of a day or a week. `from` and `to` are its first and last open day that has come, `sheets` how many of its sheets are out: these
 * alone are counted, as everywhere. `isOpen`: it may still change, because a sheet of it is not out or days of it are to come.
 */
export type TrendPoint = {
  readonly from: string
  readonly to: string
  readonly sheets: number
  readonly counts: Tally
  readonly isOpen: boolean
}

/** A class over the whole time. */
export type TrendClass = { readonly classId: string; readonly counts: Tally }

type Sheet = SheetFigures & { readonly date: string; readonly classId: string; readonly status: string | null }
type Given<S extends Sheet> = {
  readonly sheets: readonly S[]
  /** Open days of the calendar, those to come included. */
  readonly openDays: readonly string[]
  readonly today: string
  readonly step: TrendStep
}

const isOut = (sheet: Sheet): boolean => !isOpenSheet(sheetState(sheet))
const countsOf = (sheets: readonly Sheet[]): Tally => sumOfTallies(sheets.flatMap((sheet) => tallyOfSheet(sheet) ?? []))

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** The sheets that count: of open days that have come, and handed in. */
export function countedSheets<S extends Sheet>({ sheets, openDays, today }: Given<S>): S[] {
  const open = new Set(openDays)
  return sheets.filter((sheet) => sheet.date <= today && open.has(sheet.date) && isOut(sheet))
}

/** How attendance went point by point, the earliest first. A point none of whose sheets is out has zeros, and no rate. */
export function trendPoints(given: Given<Sheet>): TrendPoint[] {
  const { openDays, today, step, sheets } = given
  const pointOf = (day: string) => (step === 'week' ? mondayOf(day) : day)
  const counted = groupedBy(countedSheets(given), ({ date }) => pointOf(date))
  const waiting = new Set(sheets.filter((sheet) => sheet.date <= today && !isOut(sheet)).map(({ date }) => pointOf(date)))
  const days = groupedBy([...openDays].sort(), pointOf)
  return [...days].flatMap(([key, all]): TrendPoint[] => {
    const come = all.filter((day) => day <= today)
    const [from] = come
    const to = come.at(-1)
    if (from === undefined || to === undefined) return []
    const out = counted.get(key) ?? []
    const isToCome = all.some((day) => day > today) || (to === today && out.every(({ date }) => date !== today))
    return [{ from, to, sheets: out.length, counts: countsOf(out), isOpen: isToCome || waiting.has(key) }]
  })
}

/** The same sheets class by class, in the order in which classes are given. A class none of whose sheets is out says nothing. */
export function trendClasses(given: Given<Sheet>, classes: readonly string[]): TrendClass[] {
  const counted = groupedBy(countedSheets(given), ({ classId }) => classId)
  const others = [...counted.keys()].filter((classId) => !classes.includes(classId)).sort()
  return [...classes, ...others].flatMap((classId) => {
    const own = counted.get(classId)
    return own ? [{ classId, counts: countsOf(own) }] : []
  })
}
