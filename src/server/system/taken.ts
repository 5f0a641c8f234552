import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import { refuse, refuseFields } from '../../contract/error'
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

/** Whether a living row of a house other than `except` holds this value; of user names, anybody of any house. */
async function isHeld(
  { databases }: Engine,
  tenant: number,
  resource: Resource,
  field: string,
  value: string,
  except?: string,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tableOf(resource.name))} where ${isOwn}
    and not gone and ${sql.ref(columnOf(field))} = ${value} and id is distinct from ${except ?? null} limit 1`.execute(
    databases.tenant(tenant),
  )
  const isName = resource.name === User.name && field === 'username'
  return rows.length > 0 || (isName && (await isNameTaken(databases.owner, value, except)))
}

/** The same, told to somebody who may read it. Refuses with `access.denied` everybody else. */
export async function isTaken(
  engine: Engine,
  person: Person,
  resource: Resource,
  field: string,
  value: string,
  except?: string,
): Promise<boolean> {
  if (!may(person, resource.name, 'list') || unreadBy(resource, person).includes(field)) refuse('access.denied')
  return isHeld(engine, person.tenant, resource, field, value, except)
}

/** Refuses, at its field, the first of some values that another row of the house holds. */
export async function checkFree(
  engine: Engine,
  tenant: number,
  resource: Resource,
  values: Readonly<Record<string, string | null>>,
  except?: string,
): Promise<void> {
  for (const [field, value] of Object.entries(values))
    if (value && (await isHeld(engine, tenant, resource, field, value, except))) refuseFields({ [field]: { code: 'field.taken' } })
}
