import type { Resource } from '../../contract/resource'
import { columnOf, tableOf } from '../db/column'
import { isDuplicate } from '../error-code'

/** The field of a noun whose value is another row's already, where that is what the database has against a write. */
export function fieldTaken({ name, fields }: Resource, error: unknown): string | undefined {
  if (!isDuplicate(error)) return undefined
  const { constraint } = error as { constraint?: unknown }
  return Object.keys(fields).find((field) => constraint === `${tableOf(name)}_${columnOf(field)}_unique`)
}
