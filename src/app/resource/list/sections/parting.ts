import { defaultOrderOf } from '../../../../contract/default-order'
import { compareWords } from '../../../../contract/list/word-order'
import type { Resource } from '../../../../contract/resource'
import { letterOf, otherLetter } from '../../../../contract/search/letter'
import type { Readings } from '../../../../contract/search/pinyin'
import type { ViewRow } from '../../row'
import { eachOnce, latin } from './each-once'
import type { Heading, Section } from './sections'

/** How names are read: of every character, and at the beginning of a name of somebody. */
export type Reading = { readonly readings: Readings; readonly surname: (name: string) => string | undefined }

/** How rows are parted: what each stands under and, where they do not stand so already, their order. */
export type Parting = {
  readonly headingOf: (row: ViewRow) => Heading
  readonly compare?: (one: ViewRow, two: ViewRow) => number
  /** Sections as they are shown, of rows that are not moved. */
  readonly settled?: (sections: readonly Section[]) => readonly Section[]
}

/** By letters, and under one letter as a reader would look through them. */
export function byLetter(title: string, { readings, surname }: Reading, isName: boolean): Parting {
  const letters = new WeakMap<ViewRow, string>()
  const letter = (row: ViewRow) => {
    const found = letters.get(row) ?? letterOf(String(row[title] ?? ''), readings, isName ? surname : undefined)
    letters.set(row, found)
    return found
  }
  const rank = (row: ViewRow) => (letter(row) === otherLetter ? '~' : letter(row))
  return {
    headingOf: (row) => ({ key: letter(row), title: letter(row) }),
    compare: (one, two) =>
      Number(rank(one) > rank(two)) - Number(rank(one) < rank(two)) ||
      compareWords(String(one[title] ?? ''), String(two[title] ?? '')) ||
      Number(one.id > two.id) - Number(one.id < two.id),
  }
}

/** By letters as rows stand that somebody else has sorted: by how their characters are commonly read, be they names of people or not. */
export function byStandingLetter(field: string, reading: Reading, descending: boolean): Parting {
  const { headingOf } = byLetter(field, reading, false)
  const isLatin = (row: ViewRow) => /^[a-z]/i.test(String(row[field] ?? ''))
  return {
    headingOf: (row) => ({ ...headingOf(row), ...(isLatin(row) && { key: latin + headingOf(row).key }) }),
    settled: (sections) => eachOnce(sections, descending),
  }
}

type Word = { readonly value: string; readonly text: string }

/** By what a dictionary calls them, in its order; rows that say nothing of it come last. */
export function byWord(field: string, options: readonly Word[], none: string): Parting {
  const places = new Map(options.map(({ value }, at) => [value, at]))
  const placeOf = (row: ViewRow) => places.get(String(row[field])) ?? options.length
  const headingOf = (row: ViewRow) => {
    const value = row[field]
    return value ? { key: String(value), title: options[placeOf(row)]?.text ?? String(value) } : { key: '', title: none }
  }
  return { headingOf, compare: (one, two) => placeOf(one) - placeOf(two) || byKey(headingOf(one).key, headingOf(two).key) }
}
const byKey = (one: string, two: string) => Number(one > two) - Number(one < two)

type Wording = (states: readonly string[]) => string

/** By days as they stand. What is open stands first whatever its day, under the words for that. */
export function byDay(
  resource: Pick<Resource, 'defaultOrder'>,
  field: string,
  wordOfDay: (day: string) => string,
  wordOf: Wording,
): Parting {
  const { open } = defaultOrderOf(resource)
  const first = open?.values && { field: open.field, values: open.values, heading: { key: 'open', title: wordOf(open.values) } }
  return {
    headingOf: (row) => {
      if (first?.values.includes(String(row[first.field] ?? ''))) return first.heading
      const day = String(row[field] ?? '').slice(0, 10)
      return { key: day, title: wordOfDay(day) }
    },
  }
}
