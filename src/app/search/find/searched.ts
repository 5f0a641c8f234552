import type { Resource } from '../../../contract/resource'
import type { Readings } from '../../../contract/search/pinyin'
import type { ViewRow } from '../../resource/row'
import type { FoundNoun } from '../found-nouns'
import type { FoundScreen } from '../screens'
import { type Entry, entryOf } from './entries'

/** What there is to be looked through. `leads`: nouns whose rows lead to those of others. */
export type Searched = {
  readonly nouns: readonly FoundNoun[]
  readonly leads: readonly Resource[]
  readonly screens: readonly FoundScreen[]
  readonly entries: (noun: string) => readonly Entry[] | undefined
  readonly asked: Readonly<Record<string, readonly ViewRow[]>>
  readonly readings: Readings
}

/** Rows of this device, and those the server has found beside them: what lies here is at least as new. */
export function entriesIn({ entries, asked, readings }: Searched, resource: Resource): readonly Entry[] {
  const [here, beside] = [entries(resource.name) ?? [], asked[resource.name] ?? []]
  if (beside.length === 0) return here
  const known = new Set(here.map(({ row }) => row.id))
  return [...here, ...beside.filter((row) => !known.has(row.id)).map((row) => entryOf(resource, row, readings))]
}
