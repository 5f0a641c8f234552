/** What follows from the kind of a field alone, wherever its values are stored, checked, compared or shown. */
export type KindFacts = {
  /** What a value is made of in calls: one text or number, a yes or no, several texts, or a thing of its own shape. */
  readonly shape: 'text' | 'number' | 'boolean' | 'texts' | 'own'
  /** Its values cannot be compared: no list is ordered or searched by them, and they stand in no cell of a sheet. */
  readonly apart?: true
  /** Words of people: ordered as readers expect, and found by a piece of them. */
  readonly worded?: true
  /** Searched by from and to. */
  readonly ranged?: true
}

const words = { shape: 'text', worded: true } as const
const text = { shape: 'text' } as const
const days = { shape: 'text', ranged: true } as const
const hidden = { shape: 'text', apart: true } as const
const number = { shape: 'number' } as const
const texts = { shape: 'texts' } as const
const own = { shape: 'own', apart: true } as const

const table = {
  text: words,
  note: words,
  count: number,
  amount: number,
  money: number,
  percent: number,
  weight: number,
  duration: number,
  date: days,
  time: text,
  dateTime: days,
  period: days,
  boolean: { shape: 'boolean' },
  dict: text,
  dicts: texts,
  region: text,
  ref: text,
  refs: texts,
  secret: hidden,
  entries: own,
  json: own,
  photos: { shape: 'texts', apart: true },
  signature: hidden,
  attachments: own,
} as const satisfies Readonly<Record<string, KindFacts>>
export type Kind = keyof typeof table
/** Every kind of field. A kind is one word in three tables: here, in `server/db/column.ts` and in `app/fields/`. */
export const kinds: Readonly<Record<Kind, KindFacts>> = table

/** The facts of the kind of a field; none of a field there is not. */
export const kindOf = (facts: { readonly kind: Kind } | undefined): KindFacts | undefined => facts && kinds[facts.kind]
/** Whether rows can be ordered by a field. */
export const isOrdered = (facts: { readonly kind: Kind } | undefined): boolean => {
  const of = kindOf(facts)
  return of !== undefined && !of.apart && of.shape !== 'texts'
}
/** Whether values of a field are texts that are the same or not, and nothing in between: no days, and nothing sealed. */
export const isPlainText = (facts: { readonly kind: Kind } | undefined): boolean => {
  const of = kindOf(facts)
  return of?.shape === 'text' && !of.apart && !of.ranged
}
