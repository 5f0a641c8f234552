import { compareWords } from '../../contract/list/word-order'
import { addDays } from '../../contract/time'

/** How far ahead birthdays are announced, in days. */
const ahead = 7

type Born = {
  readonly id: string
  readonly name: string
  readonly birthday: string
  readonly status: string
  readonly classId: string | null
}
/** A birthday in this year or the next, and how old the child becomes on it, in years. */
export type Birthday<C extends Born = Born> = { readonly child: C; readonly date: string; readonly age: number }

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The day on which somebody's birthday is kept in a year. One who was born on 29 February keeps it on the 28th in other years. */
export function birthdayIn(year: number, birthday: string): string {
  const day = birthday.slice(5)
  return `${year}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`
}

/**
 * Birthdays of attending children: `now` today and on the closed days since the last open one, so that nobody who was born on a Sunday is
 * forgotten; `soon` within a week. On a closed day only its own are kept. `openDays` of the calendar.
 */
export function birthdays<C extends Born>(
  children: readonly C[],
  openDays: readonly string[],
  today: string,
): Record<'now' | 'soon', Birthday<C>[]> {
  const last = openDays
    .filter((day) => day < today)
    .sort()
    .at(-1)
  const from = openDays.includes(today) && last !== undefined ? addDays(last, 1) : today
  const until = addDays(today, ahead)
  const year = Number(today.slice(0, 4))
  const all = children
    .filter(({ status }) => status === '20')
    .flatMap((child) =>
      [year - 1, year, year + 1]
        .map((one) => ({ child, date: birthdayIn(one, child.birthday), age: one - Number(child.birthday.slice(0, 4)) }))
        .filter(({ date, age }) => age > 0 && from <= date && date <= until),
    )
    .sort((one, two) => one.date.localeCompare(two.date) || compareWords(one.child.name, two.child.name))
  return { now: all.filter(({ date }) => date <= today), soon: all.filter(({ date }) => date > today) }
}
