import type { Resource } from '../../contract/resource'
import type { Readings } from '../../contract/search/pinyin'
import { followingOf } from '../following/use-read'
import type { Engine } from '../offline/engine'
import { type Entry, entriesOf } from './find/entries'

/** What of this device's rows is known by what they are found by. `entries` are the ones told last; the same list until something is another. */
export type SearchIndex = {
  readonly entries: (noun: string) => readonly Entry[] | undefined
  readonly close: () => void
}

/** Of characters nobody has been told how to read. */
export const unread: Readings = () => []

/** How characters are read comes with the first search. Without it names are found by their characters alone. */
export const loadReadings = (): Promise<Readings> =>
  import('../../contract/search/readings').then(
    ({ readings }) => readings,
    () => unread,
  )

/** Follows one noun's rows and tells their entries, at first and after each change. Answers how to end it. */
function followNoun(
  { db, catalogue, missing }: Engine,
  resource: Resource,
  readings: Readings,
  tell: (entries: readonly Entry[]) => void,
): () => void {
  const { subscribe, read } = followingOf({ db, catalogue, asked: { noun: resource.name }, missing: missing(resource.name) }, '')
  let entries: readonly Entry[] = []
  let [isOver, isBusy, isDue] = [false, false, false]
  const readRows = () => {
    try {
      return read()?.rows
    } catch {
      // What cannot be read now may be after the next change.
      return undefined
    }
  }
  const build = async () => {
    isDue = true
    if (isBusy) return
    isBusy = true
    while (isDue && !isOver) {
      isDue = false
      const rows = readRows()
      const next = rows && (await entriesOf(resource, rows, readings, entries, () => isOver))
      if (!next || isOver) continue
      entries = next
      tell(entries)
    }
    isBusy = false
  }
  const deaf = subscribe(() => void build())
  // Somebody else may have followed the rows already: then nothing is told of how they stand.
  void build()
  return () => {
    isOver = true
    deaf()
  }
}

/** Opens the index of some nouns whose rows lie on this device. `hear` is called whenever there is more or something else to be found. */
export function openSearchIndex(engine: Engine, resources: readonly Resource[], readings: Readings, hear: () => void): SearchIndex {
  const known = new Map<string, readonly Entry[]>()
  const ends = resources.map((resource) =>
    followNoun(engine, resource, readings, (entries) => {
      known.set(resource.name, entries)
      hear()
    }),
  )
  return {
    entries: (noun) => known.get(noun),
    close() {
      for (const end of ends) end()
    },
  }
}
