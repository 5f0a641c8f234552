import { type RawBuilder, sql } from 'kysely'
import type { FieldFacts } from '../../contract/field'
import { type Kind, kindOf } from '../../contract/fields/kind'

/** PostgreSQL type of each kind of field. */
export const columnTypes: Record<Kind, string> = {
  text: 'text',
  note: 'text',
  count: 'integer',
  amount: 'numeric',
  money: 'bigint',
  percent: 'numeric',
  weight: 'bigint',
  duration: 'integer',
  date: 'date',
  time: 'text',
  dateTime: 'timestamptz',
  period: 'text',
  boolean: 'boolean',
  dict: 'text',
  dicts: 'text[]',
  region: 'text',
  ref: 'text',
  refs: 'text[]',
  secret: 'text',
  entries: 'jsonb',
  json: 'jsonb',
  photos: 'text[]',
  signature: 'text',
  attachments: 'jsonb',
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
export const collationOf = (facts: FieldFacts): string | undefined => (kindOf(facts)?.worded ? '"zh-x-icu"' : undefined)
