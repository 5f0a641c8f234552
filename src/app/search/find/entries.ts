import type { Resource } from '../../../contract/resource'
import { type SearchKeys, searchKeysOf } from '../../../contract/search/matching'
import type { Readings } from '../../../contract/search/pinyin'
import type { ViewRow } from '../../resource/row'

/** A row and what it is found by. */
export type Entry = { readonly row: ViewRow; readonly keys: SearchKeys }

/** The texts of a row it is found by, in the order its noun names them. */
export const textsOf = ({ found }: Resource, row: ViewRow): string[] =>
  (found?.by ?? []).flatMap((field) => {
    const value = row[field]
    return typeof value === 'string' && value !== '' ? [value] : []
  })

export const entryOf = (resource: Resource, row: ViewRow, readings: Readings): Entry => ({
  row,
  keys: searchKeysOf(textsOf(resource, row), readings),
})

/** Milliseconds after which whatever else the page has to do comes first. */
const slice = 8

const otherWork = () => new Promise<void>((go) => setTimeout(go))

/**
 * The entries of rows, those of rows that are as they were taken over from `before`. It takes its time where they are many; undefined once `isOver`
 * says that nobody waits for them.
 */
export async function entriesOf(
  resource: Resource,
  rows: readonly ViewRow[],
  readings: Readings,
  before: readonly Entry[],
  isOver: () => boolean,
): Promise<readonly Entry[] | undefined> {
  const known = new Map(before.map((entry) => [entry.row, entry]))
  const entries: Entry[] = []
  let begun = performance.now()
  for (const row of rows) {
    entries.push(known.get(row) ?? entryOf(resource, row, readings))
    if (entries.length % 100 === 0 && performance.now() - begun > slice) {
      await otherWork()
      if (isOver()) return undefined
      begun = performance.now()
    }
  }
  return entries
}
