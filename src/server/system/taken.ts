import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { refuse } from '../../contract/error'
import { isPlainText } from '../../contract/fields/kind'
import type { Resource } from '../../contract/resource'
import { User } from '../../contract/system/user'
import { may, type Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { unreadBy } from '../resource/read-part'
import { isNameTaken } from './credential'
import { nounOfTable } from './wire-tables'

/** The noun and unique field of text a client means by a table and a column. Refuses everything else: no name is ever passed on. */
export function fieldNamed(catalogue: Pick<Catalogue, 'resources'>, table: string, column: string): { resource: Resource; field: string } {
  const resource = nounOfTable(catalogue, table)
  const isMeant = (name: string) => [name, columnOf(name)].includes(column) && resource.fields[name]?.unique === true
  const field = Object.keys(resource.fields).find((name) => isMeant(name) && isPlainText(resource.fields[name]))
  return { resource, field: field ?? refuse('query.column', { column: column.slice(0, 64) }) }
}

/** Whether a living row other than `except` holds this value. */
export async function isTaken(
  engine: Engine,
  person: Person,
  resource: Resource,
  field: string,
  value: string,
  except?: string,
): Promise<boolean> {
  if (!may(person, resource.name, 'list') || unreadBy(resource, person).includes(field)) refuse('access.denied')
  const { rows } = await sql`select 1 from ${sql.table(tableOf(resource.name))} where ${isOwn}
    and not gone and ${sql.ref(columnOf(field))} = ${value} and id is distinct from ${except ?? null} limit 1`.execute(
    engine.databases.tenant(person.tenant),
  )
  const isName = resource.name === User.name && field === 'username'
  return rows.length > 0 || (isName && (await isNameTaken(engine.databases.owner, value, except)))
}
