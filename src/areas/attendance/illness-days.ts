import { unknownCause } from './mark/cause-kind'
import { recentCount } from './recent-days'
import { isOpenSheet, sheetState } from './sheet/sheet-state'

type Marked = { readonly date: string; readonly classId: string; readonly status: string; readonly cause: string | null }
type Sheet = { readonly date: string; readonly classId: string; readonly status: string | null }
/** Children ill on a day in a class with one cause. */
export type IllCount = { readonly date: string; readonly classId: string; readonly cause: string; readonly count: number }
/** `classes`: how many sheets of the day are out. */
export type IllDay = { readonly date: string; readonly classes: number; readonly count: number }

export type Illness = {
  /** The open days that are looked at, the earliest first. */
  readonly days: readonly IllDay[]
  readonly counts: readonly IllCount[]
}

type Given<M extends Marked> = {
  readonly records: readonly M[]
  readonly sheets: readonly Sheet[]
  readonly openDays: readonly string[]
  /** Without a first day: as many open days before the last as are usual. */
  readonly from: string | null
  readonly to: string
  /** Its marks count as soon as they are made; those of other days once their sheet is out. */
  readonly today: string
}

/** The days that are looked at, the marks of children ill on them that count, and which sheets are out, as `<date> <class>`. */
export type CountedIll<M extends Marked> = {
  readonly days: readonly string[]
  readonly ill: readonly M[]
  readonly out: ReadonlySet<string>
}

/** Who was ill on the open days up to one. Only a mark says so, and of a day before only one that was handed in. */
export function countedIll<M extends Marked>({ records, sheets, openDays, from, to, today }: Given<M>): CountedIll<M> {
  const until = openDays.filter((day) => day <= to).sort()
  const days = from === null ? until.slice(-(recentCount + (until.at(-1) === to ? 1 : 0))) : until.filter((day) => day >= from)
  const out = new Set(sheets.filter((sheet) => !isOpenSheet(sheetState(sheet))).map(({ date, classId }) => `${date} ${classId}`))
  const isCounted = ({ date, classId, status }: M) =>
    status === 'S' && days.includes(date) && (date === today || out.has(`${date} ${classId}`))
  return { days, ill: records.filter(isCounted), out }
}

/** The children of `countedIll` by day, class and cause. */
export function illnessOf({ days, ill, out }: CountedIll<Marked>): Illness {
  const counts = new Map<string, IllCount>()
  for (const { date, classId, cause } of ill) {
    const one = { date, classId, cause: cause ?? unknownCause }
    const key = `${date} ${classId} ${one.cause}`
    counts.set(key, { ...one, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const all = [...counts.values()]
  const sum = (date: string) => all.filter((one) => one.date === date).reduce((total, { count }) => total + count, 0)
  return {
    days: days.map((date) => ({ date, classes: [...out].filter((one) => one.startsWith(date)).length, count: sum(date) })),
    counts: all,
  }
}

/** Fewer days say nothing of what is usual. */
const fewest = 3

/** What is usual: the mean of the days before one of which a sheet is out; undefined where these are too few. */
export function usualBefore({ days }: Pick<Illness, 'days'>, date: string, countOf: (day: string) => number): number | undefined {
  const known = days.filter((day) => day.date < date && day.classes > 0)
  return known.length < fewest ? undefined : known.reduce((sum, day) => sum + countOf(day.date), 0) / known.length
}

/** Whether so many are clearly more than is usual: half as many again, and two at least. */
const isClearlyMore = (count: number, usual: number | undefined): boolean => usual !== undefined && count >= 2 && count > usual * 1.5

/** How many a day has of something, against what is usual of it. */
export type AgainstUsual<R> = { readonly of: R; readonly count: number; readonly usual: number | undefined; readonly isMore: boolean }

/** What the last day has of each row, the most frequent first. Days of which a row knows nothing do not count into what is usual of it. */
export function lastDayOf<R extends { readonly counts: readonly (number | null)[] }>(rows: readonly R[]): AgainstUsual<R>[] {
  return rows
    .map((row): AgainstUsual<R> => {
      const count = row.counts.at(-1) ?? 0
      const before = row.counts.slice(0, -1).filter((one) => one !== null)
      const usual = before.length < fewest ? undefined : before.reduce((sum, one) => sum + one, 0) / before.length
      return { of: row, count, usual, isMore: isClearlyMore(count, usual) }
    })
    .filter(({ count }) => count > 0)
    .sort((one, two) => two.count - one.count)
}

/** A cause of a day: in which classes, what is usual of it, and whether it is clearly more than that. */
export type CauseOfDay = {
  readonly cause: string
  readonly count: number
  readonly classes: readonly { readonly classId: string; readonly count: number }[]
  readonly usual: number | undefined
  readonly isMore: boolean
}

/** The causes of a day, the most frequent first. */
export function causesOn(illness: Illness, date: string): CauseOfDay[] {
  const ofDay = illness.counts.filter((one) => one.date === date)
  const causes = [...new Set(ofDay.map(({ cause }) => cause))].map((cause): CauseOfDay => {
    const classes = ofDay
      .filter((one) => one.cause === cause)
      .sort((one, two) => two.count - one.count || (one.classId < two.classId ? -1 : 1))
    const count = classes.reduce((sum, one) => sum + one.count, 0)
    const on = (day: string) =>
      illness.counts.filter((one) => one.date === day && one.cause === cause).reduce((sum, one) => sum + one.count, 0)
    const usual = usualBefore(illness, date, on)
    return {
      cause,
      count,
      classes: classes.map((one) => ({ classId: one.classId, count: one.count })),
      usual,
      isMore: isClearlyMore(count, usual),
    }
  })
  return causes.sort((one, two) => two.count - one.count || (one.cause < two.cause ? -1 : 1))
}
