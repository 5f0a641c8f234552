import { useMemo } from 'react'
import { type CardSection, dayField } from '../../../../contract/card'
import { defaultOrderOf } from '../../../../contract/default-order'
import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { useLanguage } from '../../../language/language'
import type { LongList } from '../use-long-list'
import { dayHeading } from './day-heading'
import { byDay, byLetter, byWord, type Parting } from './parting'
import { type Section, sectionsOf } from './sections'
import { useReading } from './use-reading'

export type Sectioned = { readonly list: LongList; readonly sections: readonly Section[]; readonly hasLetters: boolean }
const none: readonly Section[] = []

/** The parts a list falls into, and the list in their order; as it was, in no parts, where somebody sorted it or it comes page by page. */
export function useSections(resource: Resource, list: LongList, section: CardSection, isSorted: boolean): Sectioned {
  const language = useLanguage((state) => state.language)
  const today = dayOf(clockNow())
  const hasLetters = section === 'letter' || section === 'surname'
  const reading = useReading(hasLetters && list.rows !== undefined)
  const day = section === 'day' ? dayField(resource) : undefined
  const openField = defaultOrderOf(resource).open?.field
  const field = typeof section === 'object' ? section.field : openField
  const options = useDict(resource.fields[field ?? '']?.dict)
  const { title } = resource
  const parting = useMemo((): Parting | undefined => {
    if (isSorted || section === 'none') return undefined
    if (section === 'letter' || section === 'surname') return reading && byLetter(title, reading, section === 'surname')
    if (typeof section === 'object') return byWord(section.field, options, '—')
    const inWords = (one: string) => dayHeading(one, today, language)
    return day === undefined ? undefined : byDay(resource, day, inWords, (states) => wordsFor(options, states))
  }, [isSorted, section, reading, title, options, day, resource, today, language])
  const { rows } = list
  const parted = useMemo(() => (parting?.compare && rows ? [...rows].sort(parting.compare) : rows), [parting, rows])
  const sections = useMemo(() => (parting && parted ? sectionsOf(parted, parting.headingOf) : none), [parting, parted])
  // Letters that are still on their way would move every row as they come.
  const isComing = hasLetters && !isSorted && rows !== undefined && reading === undefined
  return {
    list: { ...list, rows: parted, ...(isComing && { phase: 'loading' as const }), ...(parted && { rowAt: (at: number) => parted[at] }) },
    sections,
    hasLetters,
  }
}
