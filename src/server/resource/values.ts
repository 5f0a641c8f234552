import type { Fields } from '../../contract/field'
import { masked } from '../../contract/fields/secret'
import type { Values } from '../../contract/fields/values'
import type { RecordOf, Resource, Row } from '../../contract/resource'
import type { Vault } from '../auth/vault'
import { columnOf } from '../db/column'

/** A row as the database gives it, by column. */
export type Stored = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly rev: number
  readonly scope: string
  readonly gone: boolean
}

const kept = ['id', 'rev', 'scope', 'createBy', 'createTime', 'updateBy', 'updateTime'] as const

/** A stored row under the names of its fields. Secrets stay sealed: only `reveal` opens them. */
export function rowOf(resource: Resource, stored: Stored): Row {
  const row: Record<string, unknown> = {}
  for (const field of [...kept, ...Object.keys(resource.fields)]) row[field] = stored[columnOf(field)] ?? null
  return row as Row
}

/** The same, typed as the noun describes it. */
export const recordOf = <R extends Resource>(resource: R, stored: Stored): RecordOf<R> => rowOf(resource, stored) as Row & RecordOf<R>

/** The row with its secrets masked, or left empty where they may not be kept at all. */
export function unsealed(resource: Resource, row: Row, vault: Vault, secrets: 'masked' | 'absent'): Row {
  const hidden = Object.entries(resource.fields).filter(([field, facts]) => facts.kind === 'secret' && Object.hasOwn(row, field))
  if (hidden.length === 0) return row
  const replaced = hidden.map(([field, facts]) => {
    const sealed = row[field]
    return [field, secrets === 'masked' && typeof sealed === 'string' ? masked(vault.open(sealed), facts) : null]
  })
  return { ...row, ...Object.fromEntries(replaced) }
}

/** Initial values a caller might as well have given; those of derived fields are the server's own. */
export const offeredValues = (fields: Fields): Values =>
  initialValues(Object.fromEntries(Object.entries(fields).filter(([, facts]) => !facts.derived)))

/** A row of which nothing has been said: the rules of a noun find every field, empty where nobody has filled it. */
export const emptyValues = (fields: Fields): Values => Object.fromEntries(Object.keys(fields).map((field) => [field, null]))

/** Initial values of a new row for everything that was not given. */
export const initialValues = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, facts]) => facts.initial !== undefined)
      .map(([field, facts]) => [field, facts.initial]),
  )
