import type { FieldFacts, Fields } from '../field'
import { label } from '../label'

type Counter = `{${'' | '0' | '00' | '000' | '0000' | '00000'}1}`

/**
 * How the rows of a noun are numbered, as in `PO-{yyyyMMdd}-{0001}`. A pattern holds the period it counts anew in, or two periods would have
 * the same numbers, and ends with the counter, padded to as many places as it is written with.
 */
export type Numbering = {
  /** In these states of the noun's flow a row has no number yet: what is never finished uses none up. Where nothing is said a new row has one. */
  readonly drafts?: readonly string[]
  /** Nothing may be missing: a row that has its number is never removed, another one takes it back. */
  readonly gapless?: true
} & (
  | { readonly resets: 'never'; readonly pattern: `${string}${Counter}` }
  | { readonly resets: 'year'; readonly pattern: `${string}{yyyy${'' | 'MM' | 'MMdd'}}${string}${Counter}` }
  | { readonly resets: 'month'; readonly pattern: `${string}{yyyyMM${'' | 'dd'}}${string}${Counter}` }
  | { readonly resets: 'day'; readonly pattern: `${string}{yyyyMMdd}${string}${Counter}` }
)

/** Stands for a number the server has not given yet. */
export const pendingNumber = label('编号待定', 'No number yet')

/** Whether a field waits for its number. */
export const isPending = ({ numbering }: FieldFacts, value: unknown): boolean => numbering !== undefined && !value

/** Whether a row has a number that may not be missing. */
export const isKeptForGood = (fields: Fields, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, { numbering }]) => numbering?.gapless && row[name])
