import { useMemo, useState } from 'react'
import { folded } from '../../contract/search/folded'
import type { Readings } from '../../contract/search/pinyin'
import { type Group, type Hit, hitOf, screenHit } from './find/hit'
import { findAll } from './find/hits'
import { useFoundNouns } from './found-nouns'
import { readOpened } from './recent'
import { useFoundScreens } from './screens'
import { unread } from './search-index'
import { type AskedRows, useAskedRows } from './use-asked'
import { useEntries, useReadings } from './use-entries'

/** What there is to be seen of a search. `words`: as they are compared; where they are empty the groups are what was opened lately. */
export type Search = {
  readonly typed: string
  readonly type: (typed: string) => void
  readonly words: string
  readonly groups: readonly Group[]
  readonly isReady: boolean
  readonly state: AskedRows['state']
  readonly readings: Readings
}

const nothing: readonly Group[] = []

/** Looks through what somebody may find: this device's rows, the menu, and with a network what the server alone has. */
export function useSearch(): Search {
  const [typed, type] = useState('')
  const read = useReadings()
  const readings = read ?? unread
  const { nouns, leads, all } = useFoundNouns()
  const screens = useFoundScreens(readings)
  const entries = useEntries(all, read)
  const { rows: asked, state } = useAskedRows(typed.trim(), all)
  const words = useMemo(() => folded(typed), [typed])
  const groups = useMemo(
    () => (words && entries ? findAll({ nouns, leads, screens, entries: entries.of, asked, readings }, words) : nothing),
    [words, nouns, leads, screens, entries, asked, readings],
  )
  const recent = useMemo((): readonly Group[] => {
    if (words || !entries) return nothing
    const hits = readOpened().flatMap((opened): Hit[] => {
      if ('path' in opened) return screens.flatMap(({ node }) => (node.path === opened.path ? [screenHit(node)] : []))
      const noun = nouns.find(({ resource }) => resource.name === opened.noun)
      const row = noun && entries.of(opened.noun)?.find((entry) => entry.row.id === opened.id)?.row
      return noun && row ? [hitOf(noun, row)] : []
    })
    return hits.length > 0 ? [{ noun: undefined, hits, rank: 0 }] : nothing
  }, [words, nouns, screens, entries])
  return { typed, type, words, groups: words ? groups : recent, isReady: entries !== undefined, state, readings }
}

/** What is noted of a hit that was opened. */
export const openedOf = (hit: Hit) => ('row' in hit ? { noun: hit.resource.name, id: hit.row.id } : { path: hit.path })
