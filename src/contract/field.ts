import type * as z from 'zod/mini'
import type { Attachment } from './fields/attachment'
import type { CodeMode } from './fields/code-mode'
import type { Crop } from './fields/crop'
import type { FieldGroup } from './fields/field-group'
import type { Kind } from './fields/kind'
import type { Numbering } from './fields/numbering'
import type { WeightUnit } from './fields/weight'
import { type Label, label } from './label'
import type { DictCode, Noun } from './registry'
import type { RuleName } from './rules/rules'

/** What is known about one field. Facts only: who shows it and who stores it decide how. */
/** A value people may choose, and what it is called. */
export type NamedValue = { readonly value: string; readonly label: Label }

export type FieldFacts = {
  readonly kind: Kind
  readonly label: Label
  readonly required: boolean
  /** Longest text, largest number or most chosen items. */
  readonly max: number
  readonly min?: number
  /** Of a day: how many years before and after this one it lies at most, where an input offers them; two each where nothing is said. */
  readonly years?: { readonly back: number; readonly ahead: number }
  /** Of a day: it is the last one on which something is good. Days before it from which somebody should think of it, and from which it presses. */
  readonly runsOut?: { readonly ahead: number; readonly soon: number }
  /** Places after the point of an amount. */
  readonly scale?: number
  readonly unit?: string
  /** Dictionary whose values are allowed. */
  readonly dict?: string
  /** Values that are allowed and are no dictionary's: they are found where they are asked for. */
  readonly choices?: readonly NamedValue[]
  /** Its values in the order they are sorted in, where that is not the order of their codes. */
  readonly order?: readonly string[]
  /** Of a region: it is chosen by two lists, of provinces and of the cities in one. */
  readonly levels?: 2
  /** Of a value of a dictionary: it is switched between these two, the first one on. */
  readonly switched?: readonly [on: string, off: string]
  /** Noun that is referred to. */
  readonly noun?: string
  readonly rule?: RuleName
  /** No two living rows of a tenant hold the same value. */
  readonly unique?: boolean
  /** Written once, when the row is made. */
  readonly fixed?: boolean
  /** Worked out by the server; no caller may write it. */
  readonly derived?: boolean
  /** Of a text: it is a number of this form, given by the server with the write. */
  readonly numbering?: Numbering
  /** Of a reference: it does not keep the row it names from being removed. */
  readonly weak?: boolean
  /** Of a note: what is kept is HTML, cleaned by the server, and people write and read it with its looks. */
  readonly html?: boolean
  /** Of a note: it is formatted by the signs of markdown, stored as it is written. */
  readonly markdown?: boolean
  /** Of a note: it is code, and in which language. */
  readonly code?: CodeMode
  /** Of a text: what rows hold already is suggested while it is typed; whose, as `noun.field`. */
  readonly suggests?: string
  /**
   * Of a text: it may be chosen from the rows of a noun, `own` of which it holds then; further fields of its row are filled in with it, by
   * their names the field they are filled in with.
   */
  readonly popup?: { readonly code: string; readonly own: string; readonly fills: Readonly<Record<string, string>> }
  /** Of a secret: nothing of it is shown to anybody, not even its ends, and left empty it stays as it is. */
  readonly hidden?: boolean
  /** Of a text: it is a user name, and people read whose it is. */
  readonly account?: boolean
  /** Of a text: it names a picture of the menu, which is drawn beside the name wherever that is read. */
  readonly icon?: boolean
  /** Of a text: the field that says the same in English, where the product wrote both itself. */
  readonly english?: string
  /** Group it belongs to: it is read and written by who holds the right to it, such as `staff:contact`. */
  readonly group?: FieldGroup
  /** Shown while a field of the same row holds a value, such as a family's consent; else to nobody but those who keep such rows. */
  readonly consent?: { readonly by: string; readonly value: string }
  /** Value of a new row when nothing is given. */
  readonly initial?: unknown
  /** Of a number in entries: what all of them come to is shown below them. Of any number `false`: many add up to nothing, such as places in an order. */
  readonly summed?: boolean
  /** The fields of one entry of an `entries` field. */
  readonly of?: Fields
  /** Of photographs: what part of a picture is kept, which its person chooses. */
  readonly crop?: Crop
  /** Of `json`: what a value of it has to look like. */
  readonly shape?: z.ZodMiniType
}

/** Field facts that carry, for the compiler only, the type of the value, the noun that is referred to, and `server` where no caller may write it. */
export type Field<T = unknown, N extends string = string, W = unknown> = FieldFacts & {
  readonly value?: T
  readonly refers?: N
  readonly writer?: W
}
export type Fields = Readonly<Record<string, Field>>

type Choice = { unique?: boolean; fixed?: boolean; derived?: boolean }
type Sized = Choice & { max?: number; min?: number; initial?: unknown }

const field = <T, N extends string = never>(
  kind: Kind,
  zh: string,
  en: string,
  max: number,
  facts: Partial<FieldFacts> = {},
): Field<T, N> => ({
  kind,
  label: label(zh, en),
  required: true,
  ...facts,
  max: facts.max ?? max,
})

/** One line of text, at most `max` characters (100). */
export const text = (
  zh: string,
  en: string,
  facts: Sized & {
    rule?: RuleName
    account?: true
    icon?: true
    english?: string
    suggests?: `${Noun}.${string}`
    popup?: { code: Noun; own: string; fills: Readonly<Record<string, string>> }
  } = {},
) => field<string>('text', zh, en, 100, facts)
/** Several lines of text, at most `max` characters (500). */
export const note = (zh: string, en: string, facts: Sized & { english?: string } = {}) => field<string>('note', zh, en, 500, facts)
/** A text of pages, at most `max` characters (20,000). */
export const longText = (zh: string, en: string, facts: Sized = {}) => field<string>('note', zh, en, 20_000, facts)
/** A text with looks, lists, tables, links and pictures, held as HTML (`fields/rich-html`), at most `max` characters of it (20,000). */
export const richText = (zh: string, en: string, facts: Sized & { english?: string } = {}) =>
  field<string>('note', zh, en, 20_000, { html: true, ...facts })
/** A text formatted by the signs of markdown, stored as it is written, at most `max` characters (2,000). */
export const markdown = (zh: string, en: string, facts: Sized = {}) => field<string>('note', zh, en, 2000, { markdown: true, ...facts })
/** Code in a language, at most `max` characters (20,000). JSON is `javascript`. */
export const code = (mode: CodeMode, zh: string, en: string, facts: Sized = {}) =>
  field<string>('note', zh, en, 20_000, { code: mode, ...facts })
/** A whole number. */
export const count = (zh: string, en: string, facts: Sized & { unit?: string; summed?: boolean } = {}) =>
  field<number>('count', zh, en, 2_147_483_647, { min: 0, ...facts })
/** A number with `scale` places after the point (2). */
export const amount = (zh: string, en: string, facts: Sized & { scale?: number; unit?: string; summed?: boolean } = {}) =>
  field<number>('amount', zh, en, 1e12, { min: 0, scale: 2, ...facts })
/** Money, held as whole fen. */
export const money = (zh: string, en: string, facts: Sized = {}) => field<number>('money', zh, en, 1e13, { min: 0, ...facts })
/** A share of a hundred with `scale` places after the point (1), from 0 to 100 where nothing is said. */
export const percent = (zh: string, en: string, facts: Sized & { scale?: number } = {}) =>
  field<number>('percent', zh, en, 100, { min: 0, scale: 1, unit: '%', ...facts })
/** A weight, held as whole grams. `unit`: what it is written in, kilograms where nothing is said. */
export const weight = (zh: string, en: string, facts: Sized & { unit?: WeightUnit } = {}) =>
  field<number>('weight', zh, en, 1e12, { min: 0, unit: 'kg', ...facts })
/** How long something takes, held as whole minutes. */
export const duration = (zh: string, en: string, facts: Sized = {}) => field<number>('duration', zh, en, 5_256_000, { min: 0, ...facts })
/** A calendar day, `YYYY-MM-DD`. */
export const date = (zh: string, en: string, facts: Choice & Pick<FieldFacts, 'years' | 'runsOut'> = {}) =>
  field<string>('date', zh, en, 10, facts)
/** A time of day, `HH:mm`. */
export const time = (zh: string, en: string, facts: Choice = {}) => field<string>('time', zh, en, 5, facts)
/** A moment, `YYYY-MM-DD HH:mm:ss` on the kindergarten's wall clock. */
export const dateTime = (zh: string, en: string, facts: Choice = {}) => field<string>('dateTime', zh, en, 19, facts)
/** From a first to a last day, both included: `YYYY-MM-DD/YYYY-MM-DD`. */
export const period = (zh: string, en: string, facts: Choice & Pick<FieldFacts, 'years'> = {}) => field<string>('period', zh, en, 21, facts)
/** Yes or no. */
export const boolean = (zh: string, en: string, facts: Choice & { initial?: boolean } = {}) => field<boolean>('boolean', zh, en, 5, facts)
/** One value of a dictionary. `switched`: one of two, on and off. */
export const dict = (
  dict: DictCode,
  zh: string,
  en: string,
  facts: Choice & Pick<FieldFacts, 'switched' | 'order'> & { initial?: string } = {},
) => field<string>('dict', zh, en, 64, { dict, ...facts })
/** One of some values that are no dictionary's. */
export const oneOf = (choices: readonly NamedValue[], zh: string, en: string) => field<string>('dict', zh, en, 100, { choices })
/** Several values of a dictionary. */
export const dicts = (dict: DictCode, zh: string, en: string, facts: Choice & { max?: number; min?: number } = {}) =>
  field<readonly string[]>('dicts', zh, en, 50, { dict, ...facts })
/** A province, city or county of China, by its code of six digits. */
export const region = (zh: string, en: string, facts: Choice & { levels?: 2 } = {}) => field<string>('region', zh, en, 6, facts)
/** The id of a row of another noun; chosen in a tree where its rows name a parent of their own noun. */
export const ref = <N extends Noun>(noun: N, zh: string, en: string, facts: Choice & { weak?: boolean } = {}) =>
  field<string, N>('ref', zh, en, 64, { noun, ...facts })
/** Ids of several rows of another noun. */
export const refs = (noun: Noun, zh: string, en: string, facts: Sized & { weak?: boolean } = {}) =>
  field<readonly string[]>('refs', zh, en, 200, { noun, ...facts })
/** A text kept encrypted, shown masked, and never stored on a device. */
export const secret = (zh: string, en: string, facts: Sized & { rule?: RuleName; hidden?: true } = {}) =>
  field<string>('secret', zh, en, 64, facts)
/** A short list of small records kept inside the row, such as telephone calls. Each has an `id` beside its fields, by which it is merged. */
export const entries = <F extends Fields>(zh: string, en: string, of: F & { readonly id?: never }, facts: Sized = {}) =>
  field<readonly ValuesOf<F>[]>('entries', zh, en, 50, { of, ...facts })

/** A value of a shape of its own, at most `max` characters of JSON (20,000). */
export const json = <S extends z.ZodMiniType>(
  zh: string,
  en: string,
  shape: S,
  facts: Choice & { max?: number; initial?: z.output<S> } = {},
) => field<z.output<S>>('json', zh, en, 20_000, { shape, ...facts })
/**
 * Photographs, at most `max` (9), each by the SHA-256 of its file in small hexadecimal digits. With `crop` they are cut to that shape, and may
 * also be chosen, dropped or pasted: they say what something looks like, and prove nothing.
 */
export const photos = (zh: string, en: string, facts: Choice & { max?: number; crop?: Crop } = {}) =>
  field<readonly string[]>('photos', zh, en, 9, facts)
/** A signature drawn by hand, by the SHA-256 of its PNG. */
export const signature = (zh: string, en: string, facts: Choice = {}) => field<string>('signature', zh, en, 64, facts)

/** Files of any allowed type under their names, at most `max` (9). */
export const attachments = (zh: string, en: string, facts: Choice & { max?: number } = {}) =>
  field<readonly Attachment[]>('attachments', zh, en, 9, facts)

/** The same field, which may stay empty. */
export const optional = <T, N extends string, W>(given: Field<T, N, W>): Field<T | null, N, W> =>
  ({ ...given, required: false }) as Field<T | null, N, W>
/** The same field, worked out by the server. */
export const derived = <T, N extends string>(given: Field<T, N>): Field<T | null, N, 'server'> =>
  ({ ...given, required: false, derived: true }) as Field<T | null, N, 'server'>
/** A number by which people know a row, given by the server alone. */
export const numbered = (zh: string, en: string, numbering: Numbering) =>
  derived(field<string>('text', zh, en, 40, { unique: true, numbering }))
/** The same field, in a group. Said last, so that the compiler knows the right it brings. */
export const grouped = <const G extends FieldGroup, T, N extends string, W>(
  group: G,
  given: Field<T, N, W>,
): Field<T, N, W> & { readonly group: G } => ({ ...given, group })

/** The same field, shown only while the field `by` of its row holds `value`. It is kept all the same, and edited by who may edit the row. */
export const consented = <T, N extends string, W>(by: string, value: string, given: Field<T, N, W>): Field<T, N, W> => ({
  ...given,
  consent: { by, value },
})

/** Groups of some fields: each is a right of their noun. */
export type GroupsOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { readonly group: infer G extends FieldGroup } ? G : never
}[keyof F]
export type ValueOf<F> = F extends { readonly value?: infer T } ? Exclude<T, undefined> : never
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
/** The fields callers may write. */
export type Writable<F extends Fields> = { [Name in keyof F]: F[Name] extends Field<unknown, string, 'server'> ? never : Name }[keyof F]
