import { useMemo } from 'react'
import { type CardSection, dayField } from '../../../../contract/card'
import { defaultOrderOf } from '../../../../contract/default-order'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { useLanguage } from '../../../language/language'
import type { ListState } from '../list-address'
import { useIsLocal } from '../use-list'
import type { LongList } from '../use-long-list'
import { dayHeading } from './day-heading'
import { type PartedBy, partedBy } from './parted-by'
import { byDay, byLetter, byStandingLetter, byWord, type Parting } from './parting'
import { type Section, sectionsOf, sectionsOfCounts } from './sections'
import { usePartCounts } from './use-part-counts'
import { useReading } from './use-reading'

export type Sectioned = { readonly list: LongList; readonly sections: readonly Section[]; readonly hasLetters: boolean }
const none: readonly Section[] = []

/** What a card is headed by, and how its noun has the rows of its list parted. */
type OfCard = { readonly title: string; readonly section: CardSection }

/** How a list is parted that stands as somebody sorted it, or as the server sends it: nothing of it is moved. */
function useStandingParting(parted: PartedBy | undefined): Parting | undefined {
  const language = useLanguage((state) => state.language)
  const today = dayOf(clockNow())
  const reading = useReading(parted?.way === 'letter')
  const { way, field = '', descending = false } = parted ?? {}
  return useMemo(() => {
    if (way === 'letter') return reading && byStandingLetter(field, reading, descending)
    return (
      way &&
      byDay(
        {},
        field,
        (day) => dayHeading(day, today, language),
        () => '',
      )
    )
  }, [way, field, descending, reading, today, language])
}

/** How a list on this device is parted until somebody sorts it. */
function useOwnParting(resource: Resource, section: CardSection, isWanted: boolean): Parting | undefined {
  const { title } = resource
  const language = useLanguage((state) => state.language)
  const today = dayOf(clockNow())
  const hasLetters = section === 'letter' || section === 'surname'
  const reading = useReading(hasLetters && isWanted)
  const day = section === 'day' ? dayField(resource) : undefined
  const openField = defaultOrderOf(resource).open?.field
  const field = typeof section === 'object' ? section.field : openField
  const options = useDict(resource.fields[field ?? '']?.dict)
  return useMemo((): Parting | undefined => {
    if (!isWanted || section === 'none') return undefined
    if (section === 'letter' || section === 'surname') return reading && byLetter(title, reading, section === 'surname')
    if (typeof section === 'object') return byWord(section.field, options, '—')
    const inWords = (one: string) => dayHeading(one, today, language)
    return day === undefined ? undefined : byDay(resource, day, inWords, (states) => wordsFor(options, states))
  }, [isWanted, section, reading, title, options, day, resource, today, language])
}

/** The parts of a list as it stands: of rows that are here by what each stands under, of others by how many of each there are, while these are the rows of the list. */
function useParts(list: LongList, rows: LongList['rows'], parting: Parting | undefined, field: string, counts: Counts) {
  const { total } = list
  return useMemo(() => {
    if (!parting) return none
    const { headingOf, settled = (sections) => sections } = parting
    if (rows) return settled(sectionsOf(rows, headingOf))
    const sections = settled(sectionsOfCounts(counts ?? [], field, headingOf))
    const last = sections.at(-1)
    return last && last.from + last.count === total ? sections : none
  }, [parting, rows, counts, field, total])
}
type Counts = ReturnType<typeof usePartCounts>

/**
 * The parts a list falls into, and the list in their order. A list that somebody sorted, or that comes page by page, stays in its own order, and has parts
 * where that is one of days or of names.
 */
export function useSections(
  resource: Resource,
  list: LongList,
  card: OfCard,
  { sorts, filters }: Pick<ListState, 'sorts' | 'filters'>,
): Sectioned {
  const { rows } = list
  const { title, section } = card
  const isPaged = !useIsLocal(resource)
  const isOwn = !isPaged && sorts.length === 0
  const parted = useMemo(() => (isOwn ? undefined : partedBy(resource, title, sorts)), [isOwn, resource, title, sorts])
  const own = useOwnParting(resource, section, isOwn && rows !== undefined)
  const standing = useStandingParting(parted)
  const parting = isOwn ? own : standing
  const counts = usePartCounts(resource, filters, isPaged ? parted : undefined)
  const inTurn = useMemo(() => (parting?.compare && rows ? [...rows].sort(parting.compare) : rows), [parting, rows])
  const sections = useParts(list, inTurn, parting, parted?.field ?? '', counts)
  const hasLetters = isOwn ? section === 'letter' || section === 'surname' : parted?.way === 'letter'
  // Letters, or parts, that are still on their way would move every row as they come.
  const isComing = list.phase === 'ready' && ((hasLetters && parting === undefined) || counts === undefined)
  return {
    list: { ...list, rows: inTurn, ...(isComing && { phase: 'loading' as const }), ...(inTurn && { rowAt: (at: number) => inTurn[at] }) },
    sections,
    hasLetters,
  }
}
