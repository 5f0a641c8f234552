import { type DefaultOrder, defaultOrderOf } from './default-order'
import type { FieldFacts, Fields } from './field'
import type { Tone } from './tone'

/** A field that stands beside the title as a sign, while it says something. */
export type CardSign<K extends string = string> = {
  readonly field: K
  readonly tone: Tone
  /** Name of a picture of those the menu has. */
  readonly icon?: string
  /** Values that are no news, such as that there is no allergy. */
  readonly except?: readonly string[]
  /** Of a day: it is said while that day is today or later. */
  readonly isComing?: true
}

/** One thing the line below the title says: a field, how old somebody born on a day is, or the days from one to another. */
export type CardFact<K extends string = string> = K | { readonly ageOf: K } | { readonly from: K; readonly to: K }

/**
 * How the rows of a list in a hand are parted: by the first letter of the title, read as a name begins where it is a `surname`; by the day they
 * are ordered by; or by a dictionary's value.
 */
export type CardSection<K extends string = string> = 'letter' | 'surname' | 'day' | 'none' | { readonly field: K }

/** What a swipe offers: calling somebody, adding what is offered at the row, or a generic write. */
export type SwipeAct = 'call' | 'begin' | 'edit' | 'remove'

/** How a noun's rows look in a list in a hand. What is not said follows from the noun. */
export type Card<K extends string = string> = {
  /** What it is headed by, where that is not what the row is known by: under the heading of a day, what is that day's. */
  readonly title?: K
  readonly beside?: readonly CardSign<K>[]
  readonly facts?: readonly CardFact<K>[]
  readonly section?: CardSection<K>
  /** The field with the number that is called. */
  readonly call?: K
  /** Values of the field that says where a row stands that most rows have: they are not said. */
  readonly usual?: readonly string[]
  /** At most two. */
  readonly swipe?: readonly SwipeAct[]
}

export type Described = {
  readonly fields: Fields
  readonly title: string
  readonly list: readonly string[]
  readonly card?: Card
  readonly defaultOrder?: DefaultOrder
  readonly offline: { readonly mode: 'none' | 'read' | 'write' }
}

/** The fields one fact is told from. */
export const fieldsOfFact = (fact: CardFact): readonly string[] =>
  typeof fact === 'string' ? [fact] : 'ageOf' in fact ? [fact.ageOf] : [fact.from, fact.to]

const isDay = (facts: FieldFacts | undefined): boolean => facts?.kind === 'date' || facts?.kind === 'dateTime'

/** The day or moment a list is ordered by; undefined where it is ordered by something else. */
export function dayField({ fields, defaultOrder }: Pick<Described, 'fields' | 'defaultOrder'>): string | undefined {
  const column = defaultOrder && defaultOrderOf({ defaultOrder }).by[0]?.column
  return column !== undefined && isDay(fields[column]) ? column : undefined
}
