import { refuse } from '../../contract/error'
import { keptColumns } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may, mayAnywhere, type Person } from '../auth/person'
import { columnOf } from '../db/column'
import type { Engine } from '../engine'
import { columnNamed } from '../resource/parse-query'
import { unaskable } from '../resource/read-part'

/**
 * The field a client means by the name of a column: the field's own, its column's or an alias. Refuses with `query.column` what is no field
 * of the noun, what has no value of its own to compare, and what this person may not read in every row.
 */
export function fieldOfColumn({ catalogue }: Pick<Engine, 'catalogue'>, person: Person, resource: Resource, column: string): string {
  const { fields, aliases = {} } = resource
  const alias = Object.hasOwn(aliases, column) ? aliases[column] : undefined
  const names = [...Object.keys(fields), ...keptColumns]
  const field = columnNamed(resource, alias ?? names.find((name) => columnOf(name) === column) ?? column)
  const isWithheld = fields[field]?.consent !== undefined && !mayAnywhere(person, resource.name, 'edit')
  if (isWithheld || unaskable(catalogue, resource, person).includes(field)) refuse('query.column', { column: column.slice(0, 64) })
  return field
}

/** Refuses whoever may not list rows of a noun. */
export function mustList(person: Person, { name }: Resource): void {
  if (!may(person, name, 'list')) refuse('access.denied')
}
