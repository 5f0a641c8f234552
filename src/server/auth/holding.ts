import { can, type Permission } from '../../contract/access'
import { giveAll } from '../../contract/grant'
import type { Share } from './narrowing'
import { type Person, reachOf } from './person'
import type { Within } from './within'

/** What somebody may do and whose rows they see, or would by being given a role or a menu entry. */
export type Holding = Pick<Person, 'granted' | 'everything' | 'keys' | 'within' | 'limited' | 'narrowed'>

export const nounOf = (code: string): string => code.split(':')[0] ?? ''

/** Keys that give nothing away: what is open to all, and everybody's own rows, which no other person can hold. */
const isCommon = (key: string): boolean => key === 'all' || key.startsWith('user/')

/** The keys by which rows of a noun are seen. */
function keysFor({ keys, within }: Holding, noun: string): readonly string[] {
  return keysIn(within.get(noun) ?? { keys, ways: new Map() })
}

const keysIn = ({ keys, ways }: Within): readonly string[] => [...keys, ...[...ways.values()].flatMap((some) => [...some])]

/** A permission somebody does not hold, or holds by a role of a department alone, for fewer rows than another one does. */
function lackingCode(person: Person, held: Holding, code: string): string[] {
  if (!person.granted.has(code)) return [code]
  const [mine, theirs] = [person.limited?.get(code), held.limited?.get(code)]
  if (!mine) return []
  if (!theirs) return [code]
  const seen = new Set(keysIn(mine))
  return keysIn(theirs).flatMap((key) => (seen.has(key) || key.startsWith('user/') ? [] : [`${code} ${key}`]))
}

const conditionsIn = ({ conditions }: Share): readonly string[] => conditions.map((condition) => JSON.stringify(condition))

/** Whether one reach holds the rows of another; undefined is every row. */
function holdsWithin(more: Within | undefined, less: Within | undefined): boolean {
  if (!more || !less) return !more
  const seen = new Set(keysIn(more))
  return keysIn(less).every((key) => isCommon(key) || seen.has(key))
}

/** What is seen of a noun, share by share; of one no rule narrows, everything within reach. */
function sharesOf(held: Holding, noun: string): readonly Share[] {
  if (!can(held.granted, `${noun}:list` satisfies Permission)) return []
  return held.narrowed?.get(noun)?.shares ?? [{ within: reachOf(held, noun), conditions: [] }]
}

const covers = (own: Share, share: Share): boolean =>
  holdsWithin(own.within, share.within) && conditionsIn(own).every((condition) => conditionsIn(share).includes(condition))

/** What is seen of nouns past what a person sees of them themselves, by the rules that leave it: taking a rule away gives more rows. */
function pastRules(person: Person, held: Holding): string[] {
  const all = held.granted.has('*') ? [...(person.narrowed ?? [])].map(([noun]) => noun) : []
  const listed = [...held.granted].flatMap((code) => (code.endsWith(':list') ? [nounOf(code)] : []))
  return [...new Set([...all, ...listed])].flatMap((noun) => {
    const own = sharesOf(person, noun)
    const past = sharesOf(held, noun).filter((share) => !own.some((one) => covers(one, share)))
    return past.map((share) => `${noun} past ${conditionsIn(share).join()}`)
  })
}

/**
 * What of a holding a person does not hold themselves, as texts that can be compared: codes, nouns of which every row is seen, and
 * nouns of which rows of a scope are seen.
 */
export function lackingOf(person: Person, held: Holding): ReadonlySet<string> {
  const seesAll = (noun: string) => person.everything.has('*') || person.everything.has(noun)
  const codes = person.granted.has('*') ? [] : [...held.granted].flatMap((code) => lackingCode(person, held, code))
  const unseen = [...new Set([...held.granted].map(nounOf))].filter((noun) => !seesAll(noun))
  const isWhole = (noun: string) => held.everything.has(noun) || held.everything.has('*')
  const seenMore = (noun: string) => {
    const seen = new Set(keysFor(person, noun))
    return keysFor(held, noun).filter((key) => !isCommon(key) && !seen.has(key))
  }
  return new Set([
    ...codes,
    ...pastRules(person, held),
    ...unseen.flatMap((noun) => (isWhole(noun) ? [`${noun} all`] : seenMore(noun).map((key) => `${noun} ${key}`))),
  ])
}

/** Rights that nobody gives who does not hold them: all there are, and giving itself. */
const ownOnly: readonly string[] = ['*', giveAll]

/** What of a holding a person neither holds nor may give to others. */
export function beyondOf(person: Person, held: Holding): ReadonlySet<string> {
  if (!person.granted.has(giveAll)) return lackingOf(person, held)
  return new Set(ownOnly.filter((code) => held.granted.has(code) && !person.granted.has(code) && !person.granted.has('*')))
}

/** Whether a person holds everything there is, so that there is nothing they could not give. */
export const holdsEverything = ({ granted, everything }: Holding): boolean => granted.has('*') && everything.has('*')
