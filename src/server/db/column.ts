import { type RawBuilder, sql } from 'kysely'
import type { FieldFacts, Kind } from '../../contract/field'

/** PostgreSQL type of each kind of field. */
export const columnTypes: Record<Kind, string> = {
  text: 'text',
  note: 'text',
  count: 'integer',
  amount: 'numeric',
  money: 'bigint',
  date: 'date',
  time: 'text',
  moment: 'timestamptz',
  yes: 'boolean',
  dict: 'text',
  dicts: 'text[]',
  ref: 'text',
  refs: 'text[]',
  secret: 'text',
  entries: 'jsonb',
  photos: 'text[]',
  signature: 'text',
}

const columns = new Map<string, string>()

/** Column of a field: `orgCode` is `org_code`. Remembered, because every value of every row is found by it. */
export function columnOf(field: string): string {
  const known = columns.get(field)
  if (known !== undefined) return known
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columns.set(field, column)
  return column
}

/** Columns of a definition for a select, as one piece: they are many, and each as a part of its own would be composed for every call. */
export const columnList = (names: readonly string[]): RawBuilder<unknown> => sql.raw(names.map((name) => `"${name}"`).join(', '))

/** Table of a noun: `two-words` is `two_words`. */
export const tableOf = (noun: string): string => noun.replaceAll('-', '_')

/** Collation people expect when they sort a column; ids and codes sort by their bytes. */
export const collationOf = (facts: FieldFacts): string | undefined =>
  facts.kind === 'text' || facts.kind === 'note' ? '"zh-x-icu"' : undefined
