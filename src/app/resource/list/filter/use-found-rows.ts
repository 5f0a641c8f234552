import { useMemo } from 'react'
import type { Resource } from '../../../../contract/resource'
import { folded } from '../../../../contract/search/folded'
import { rankOf, type SearchKeys } from '../../../../contract/search/matching'
import { entryOf } from '../../../search/find/entries'
import { unread } from '../../../search/search-index'
import type { ViewRow } from '../../row'
import type { ListState } from '../list-address'
import { useReading } from '../sections/use-reading'
import type { LongList } from '../use-long-list'

type Filters = ListState['filters']

/** Whether the words in the search box are looked for as everywhere else: in all texts a row is found by, and in their pinyin. */
export const isFoundHere = ({ found, title, offline }: Resource): boolean => offline.mode !== 'none' && found?.by.includes(title) === true

/** The words among filters that are looked for so in rows that are here, and the filters beside them. */
export function parted(resource: Resource, filters: Filters, isLocal: boolean): { readonly words: string; readonly others: Filters } {
  const { [resource.title]: words = '', ...others } = filters
  return isLocal && isFoundHere(resource) ? { words: folded(words), others } : { words: '', others: filters }
}

/** Asks of a row whether `words`, as they are compared, are found in its texts or in their pinyin. */
export function useFits(resource: Resource, words: string): (row: ViewRow) => boolean {
  const readings = useReading(words !== '')?.readings ?? unread
  const keysOf = useMemo(() => {
    const known = new WeakMap<ViewRow, SearchKeys>()
    return (row: ViewRow): SearchKeys => {
      const keys = known.get(row) ?? entryOf(resource, row, readings).keys
      known.set(row, keys)
      return keys
    }
  }, [resource, readings])
  return useMemo(() => (row) => words === '' || rankOf(keysOf(row), words) !== undefined, [keysOf, words])
}

/** The rows of a list in which `words` are found; without words it is as it was. */
export function useFoundRows(resource: Resource, list: LongList, words: string): LongList {
  const fits = useFits(resource, words)
  const { rows } = list
  const found = useMemo(() => (words === '' ? rows : rows?.filter(fits)), [rows, words, fits])
  if (!found || found === rows) return list
  return { ...list, rows: found, total: found.length, rowAt: (at) => found[at] }
}
