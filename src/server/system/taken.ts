import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Resource } from '../../contract/resource'
import { Department } from '../../contract/system/department'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { Position } from '../../contract/system/people/position'
import { Permission } from '../../contract/system/permission'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { may, type Person } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { unreadBy } from '../resource/read-part'
import { isNameTaken } from './credential'

/** Tables as clients of the wire contract call them. A name that is not here is refused; none is ever passed on. */
const tables: ReadonlyMap<string, Resource> = new Map<string, Resource>([
  ['sys_depart', Department],
  ['sys_dict', Dict],
  ['sys_dict_item', DictItem],
  ['sys_permission', Permission],
  ['sys_position', Position],
  ['sys_role', Role],
  ['sys_user', User],
])

/** The noun and unique field a client means by a table and a column. Refuses everything else. */
export function fieldNamed(table: string, column: string): { resource: Resource; field: string } {
  const resource = tables.get(table) ?? refuse('noun.unknown', { noun: table.slice(0, 64) })
  const field = Object.keys(resource.fields).find((name) => resource.fields[name]?.unique && [name, columnOf(name)].includes(column))
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
