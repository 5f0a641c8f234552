import pg from 'pg'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { MadeNoun } from '../../contract/system/made-noun'
import { codeOf } from '../error-code'
import { type MadeRow, madeBy, selectMade } from '../made/read-made'
import { tableOf } from './column'
import type { Connection } from './database'
import { engineTables } from './engine-tables'
import { migrations } from './migrations'
import { alterTable } from './schema/alter-table'
import { isLetIn, loginOf, mendLogin } from './schema/app-login'
import { fillKeys, noteUnfilled } from './schema/fill-keys'
import { guardTables } from './schema/guard-tables'
import { inTurn } from './schema/in-turn'
import { takeMigrationLock } from './schema/migration-lock'
import { type FoundSchema, isAsWanted, isToBeGranted, readSchema } from './schema/read-schema'
import { type WantedTable, wantedNoun, wantedTables } from './schema/wanted-table'

/** What has to be there before it can be asked what is there. */
const basis = ['migration', 'engine_secret', 'table_shape'].map((name) => engineTables[name]).join(';\n')

const isMigrated = ({ migrations: done }: FoundSchema): boolean => migrations.every((_, at) => done.includes(at + 1))

const unfit = (wanted: readonly WantedTable[], { tables }: Pick<FoundSchema, 'tables'>): WantedTable[] =>
  wanted.filter((table) => !isAsWanted(table, tables.get(table.name)))

const ungranted = (wanted: readonly WantedTable[], { tables }: Pick<FoundSchema, 'tables'>): WantedTable[] =>
  wanted.filter((table) => isToBeGranted(table, tables.get(table.name)))

/** Whether nothing is to be done in a database. */
const isCurrent = (wanted: readonly WantedTable[], found: FoundSchema): boolean =>
  found.fits && isMigrated(found) && unfit(wanted, found).length === 0 && ungranted(wanted, found).length === 0

async function reread(client: pg.Client): Promise<FoundSchema> {
  const found = await readSchema(client)
  if (!found) throw new Error('Tables of the engine went away while the database was brought up to date')
  return found
}

async function runNumbered(client: pg.Client, { migrations: done }: FoundSchema): Promise<void> {
  for (const [at, { name, sql }] of migrations.entries()) {
    const number = at + 1
    const noted = `insert into migration (number, name) values (${number}, ${pg.escapeLiteral(name)})`
    if (!done.includes(number)) await inTurn(client, name, [sql, noted])
  }
}

/** Makes tables that are not there, all together: nobody uses them yet. Those of the engine are also given what they lack. */
const create = async (client: pg.Client, tables: readonly WantedTable[]): Promise<void> => {
  if (tables.length > 0)
    await inTurn(
      client,
      tables.map(({ name }) => name).join(),
      tables.map((table) => table.create),
    )
}

async function grant(client: pg.Client, tables: readonly WantedTable[], user: string): Promise<void> {
  const open = tables.map(({ name }) => `"${name}"`)
  if (open.length > 0) await client.query(`grant select, insert, update, delete on ${open.join(', ')} to ${user}`)
}

/** Writes down what tables were left as, and which definition that meets: where both still hold, the next start passes them over. */
async function record(client: pg.Client, tables: readonly WantedTable[]): Promise<void> {
  if (tables.length === 0) return
  const found = await reread(client)
  const facts = tables.map(({ name, fingerprint }) => ({ name, wanted: fingerprint, found: found.tables.get(name)?.found }))
  await client.query(
    `insert into table_shape (name, wanted, found) select name, wanted, found from jsonb_to_recordset($1::jsonb) as t(name text, wanted text, found text)
      on conflict (name) do update set wanted = excluded.wanted, found = excluded.found`,
    [JSON.stringify(facts)],
  )
}

/** Brings tables of nouns to what they say now: makes those that are not there, and adds to others what they lack. */
async function bringNouns(client: pg.Client, wanted: readonly WantedTable[], found: FoundSchema): Promise<void> {
  const changed = unfit(wanted, found)
  await create(
    client,
    changed.filter(({ noun, name }) => noun && !found.tables.has(name)),
  )
  for (const { noun, name } of changed) {
    if (!noun || !found.tables.has(name)) continue
    await noteUnfilled(client, noun)
    await alterTable(client, noun)
  }
  await fillKeys(
    client,
    wanted.flatMap(({ noun }) => noun ?? []),
  )
  await guardTables(client, changed)
  await grant(client, ungranted(wanted, found), found.user)
  await record(client, changed)
}

async function bringUpToDate(client: pg.Client, wanted: readonly WantedTable[], isLoginKnown: boolean): Promise<FoundSchema> {
  await client.query(basis)
  const before = await reread(client)
  const engine = wanted.filter(({ noun }) => !noun)
  await create(client, unfit(engine, before))
  if (!isLoginKnown || !before.fits) await mendLogin(client, before.user)
  await runNumbered(client, before)
  const migrated = await reread(client)
  await bringNouns(client, wanted, migrated)
  return migrated
}

/** Nouns tenants have made. In a database of another release their table may lack something yet: they are then brought when they are needed. */
async function readMadeAtStart(client: pg.Client): Promise<Resource[]> {
  try {
    return madeBy((await client.query<MadeRow>(selectMade)).rows).map(({ resource }) => resource)
  } catch (error) {
    if (codeOf(error) === '42703') return []
    throw error
  }
}

async function connected<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  // Lost between two statements, it fails the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Brings a database to what the nouns say, those that tenants have made too, and answers how tenants' connections log in. Where everything is
 * as a start left it that is one question; otherwise what differs is brought up to date, noun by noun, while others go on writing. Safe to run
 * from several processes at once. Throws a sentence where rows contradict a noun.
 */
export const migrate = (connection: Connection, { resources }: Pick<Catalogue, 'resources'>): Promise<Connection> =>
  connected(connection, async (client) => {
    const found = await readSchema(client)
    const made = found?.tables.has(tableOf(MadeNoun.name)) ? await readMadeAtStart(client) : []
    const wanted = wantedTables([...Object.values(resources), ...made])
    const isLoginKnown = found?.fits === true && (await isLetIn(loginOf(connection, found)))
    if (found && isLoginKnown && isCurrent(wanted, found)) return loginOf(connection, found)
    await takeMigrationLock(client)
    return loginOf(connection, await bringUpToDate(client, wanted, isLoginKnown))
  })

/** The same for some nouns alone, in a database that a start has brought up to date. */
export const migrateNouns = (connection: Connection, resources: readonly Resource[]): Promise<void> =>
  connected(connection, async (client) => {
    const wanted = resources.map(wantedNoun)
    const found = await reread(client)
    if (unfit(wanted, found).length === 0 && ungranted(wanted, found).length === 0) return
    await takeMigrationLock(client)
    await bringNouns(client, wanted, await reread(client))
  })
