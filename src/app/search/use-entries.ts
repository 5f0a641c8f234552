import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Resource } from '../../contract/resource'
import type { Readings } from '../../contract/search/pinyin'
import { useEngine } from '../offline/engine-context'
import { loadReadings, openSearchIndex, type SearchIndex } from './search-index'

/** How characters are read, once that is here. */
export function useReadings(): Readings | undefined {
  const [readings, setReadings] = useState<Readings>()
  useEffect(() => {
    let isOver = false
    void loadReadings().then((found) => !isOver && setReadings(() => found))
    return () => {
      isOver = true
    }
  }, [])
  return readings
}

/** This device's rows of some nouns as they are found, and which time they are told. */
export type Entries = { readonly of: SearchIndex['entries']; readonly version: number }

/** The same, followed for as long as this is drawn. Undefined until reading has begun. */
export function useEntries(resources: readonly Resource[], readings: Readings | undefined): Entries | undefined {
  const engine = useEngine()
  const [index, setIndex] = useState<SearchIndex>()
  const [version, hear] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!readings) return
    const kept = resources.filter(({ offline }) => offline.mode !== 'none')
    const opened = openSearchIndex(engine, kept, readings, hear)
    setIndex(opened)
    return opened.close
  }, [engine, resources, readings])
  return useMemo(() => index && { of: index.entries, version }, [index, version])
}
