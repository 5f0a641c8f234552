import { otherLetter } from '../../../../contract/search/letter'
import type { Section } from './sections'

/** Before the letter of a name in Latin letters, which a list has apart from its Chinese names. */
export const latin = 'latin '
const latinName = 'Abc'

/** Sections of one heading that stand together are one. */
function joined(sections: readonly Section[]): Section[] {
  const all: Section[] = []
  for (const section of sections) {
    const last = all.at(-1)
    if (last?.key === section.key) all.splice(-1, 1, { ...last, count: last.count + section.count })
    else all.push(section)
  }
  return all
}

/** Where both are, names in Latin letters have one heading: their alphabet would begin anew before or after the other one. */
function withLatinApart(sections: readonly Section[]): readonly Section[] {
  const isLatin = ({ key }: Section) => key.startsWith(latin)
  const isMixed = sections.some(isLatin) && sections.some((one) => !isLatin(one) && one.key !== otherLetter)
  return isMixed ? joined(sections.map((one) => (isLatin(one) ? { ...one, key: latinName, title: latinName } : one))) : sections
}

const letter = /^(latin )?[A-Z]$/

/** Sections one after the other, the last of them first. */
type Way = { readonly rows: number; readonly section: Section; readonly before: Way | undefined }

/** The sections that rise by their letters and have the most rows: the alphabet as the list has it. It falls where `descending`. */
function alphabetOf(sections: readonly Section[], descending: boolean): ReadonlySet<Section> {
  const most = (ways: readonly Way[]) => ways.reduce<Way | undefined>((one, two) => (one && one.rows >= two.rows ? one : two), undefined)
  const byLast = new Map<string, Way>()
  for (const section of sections) {
    const mayPrecede = (key: string) => (descending ? key >= section.key : key <= section.key)
    const before = most([...byLast].flatMap(([key, way]) => (mayPrecede(key) ? [way] : [])))
    byLast.set(section.key, { rows: (before?.rows ?? 0) + section.count, section, before })
  }
  const found = new Set<Section>()
  for (let way = most([...byLast.values()]); way; way = way.before) found.add(way.section)
  return found
}

/** Of each other heading the section with the most rows. */
function largest(sections: readonly Section[]): ReadonlySet<Section> {
  const found = new Map<string, Section>()
  for (const section of sections) if (section.count > (found.get(section.key)?.count ?? 0)) found.set(section.key, section)
  return new Set(found.values())
}

/**
 * The letters of a list that stands as it was sorted, each once. Who sorted it may read a character otherwise than we do, and has put its names among
 * those of another letter: there they stay, under that letter.
 */
export function eachOnce(sections: readonly Section[], descending: boolean): readonly Section[] {
  const all = withLatinApart(sections)
  const alphabet = alphabetOf(
    all.filter(({ key }) => letter.test(key)),
    descending,
  )
  const [from, to] = [all.findIndex((one) => alphabet.has(one)), all.findLastIndex((one) => alphabet.has(one))]
  // Within the alphabet another heading would part a letter from itself.
  const others = largest(all.filter(({ key }, at) => !letter.test(key) && (at < from || at > to)))
  const isKept = (section: Section) => alphabet.has(section) || others.has(section)
  const first = all.find(isKept)
  let under = first
  return joined(
    all.map((section) => {
      if (isKept(section)) under = section
      return under ? { ...section, key: under.key, title: under.title } : section
    }),
  )
}
