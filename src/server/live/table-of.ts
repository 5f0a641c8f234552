import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import { checkValue } from '../../contract/check'
import { refuse } from '../../contract/error'
import type { Fields } from '../../contract/field'
import type { Values } from '../../contract/fields/values'
import { type RowUpdate, readTableName } from '../../contract/live/table-socket'
import type { Resource } from '../../contract/resource'
import { may, type Person, reachesRow } from '../auth/person'
import { tableOf as storedIn } from '../db/column'
import { wholeRow } from '../db/noun-table'
import type { Keys } from '../db/readers'
import type { Engine } from '../engine'
import { reader } from '../resource/read-part'

/** What a name of a table means here: whose row it lies in, of which noun its rows are, and what in them can be written. */
export type Table = {
  readonly resource: Resource
  /** Undefined where each row of it is a record itself. */
  readonly record: string | undefined
  /** Nouns to whose rows somebody needs the right, for reading as for writing. */
  readonly nouns: readonly Resource[]
  readonly fields: Fields
  /** A row of it as far as somebody may read it. */
  readonly readBy: (person: Person, values: Values) => Values
}

/**
 * The table of a name, looked up among the nouns of a tenant. Names are those of nouns and fields, and nothing of them is passed on to
 * the database as it came.
 */
export function tableOf(engine: Pick<Engine, 'catalogue'>, name: string): Table {
  const { noun, record, field = '' } = readTableName(name) ?? refuse('noun.unknown', { noun: name.slice(0, 64) })
  const resource = resourceOf(engine.catalogue, noun) ?? refuse('noun.unknown', { noun })
  if (record === undefined) {
    const readBy = (person: Person, values: Values) => reader(resource, person)(values)
    return { resource, record, nouns: [resource], fields: resource.fields, readBy }
  }
  const lines = resourceOf(engine.catalogue, field)
  if (lines?.line && lines.fields[lines.line.of]?.noun === noun) {
    const readBy = (person: Person, values: Values) => reader(lines, person)(values)
    return { resource, record, nouns: [resource, lines], fields: lines.fields, readBy }
  }
  const entries = (Object.hasOwn(resource.fields, field) && resource.fields[field]) || undefined
  const fields = entries?.of ?? refuse('noun.unknown', { noun: name.slice(0, 64) })
  const readBy = (person: Person, values: Values) => {
    const { [field]: rows } = reader(resource, person)({ [field]: [values] })
    return Array.isArray(rows) ? (rows[0] as Values) : {}
  }
  return { resource, record, nouns: [resource], fields, readBy }
}

/** The row of the database a row of a table lies in, as it is stored; undefined where there is none. */
export async function keysIn(engine: Engine, tenant: number, { resource, record }: Table, row: RowUpdate): Promise<Keys | undefined> {
  const { rows } = await sql<Keys>`select ${wholeRow(resource)} from ${sql.table(storedIn(resource.name))}
    where tenant_id = ${tenant} and not gone and id = ${record ?? row.id}`.execute(engine.databases.tenant(tenant))
  return rows[0]
}

/** Whether somebody may do something with the rows of a table. */
export const mayAt = (person: Person, { nouns, resource }: Table, verb: 'list' | 'edit', keys: Keys): boolean =>
  nouns.every(({ name }) => may(person, name, verb)) && reachesRow(person, resource, keys)

/** What of written cells can stand in a row: fields their writer knows, with values they can have. Nothing secret goes over sockets. */
export function cellsIn({ fields, readBy }: Table, person: Person, { id: _, ...cells }: RowUpdate): Values {
  const isCell = ([name, value]: [string, unknown]) => {
    const facts = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!facts || facts.derived || facts.kind === 'secret') return false
    return value === null || checkValue(facts, value) === undefined
  }
  return Object.fromEntries(Object.entries(readBy(person, cells)).filter(isCell))
}
