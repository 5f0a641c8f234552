import pg from 'pg'
import type { Catalogue } from '../../contract/catalogue'
import type { Connection } from './database'
import { engineTables } from './engine-tables'
import { migrations } from './migrations'
import { alterTable } from './schema/alter-table'
import { isLetIn, loginOf, mendLogin } from './schema/app-login'
import { guardTables } from './schema/guard-tables'
import { inTurn } from './schema/in-turn'
import { takeMigrationLock } from './schema/migration-lock'
import { type FoundSchema, isAsWanted, isToBeGranted, readSchema } from './schema/read-schema'
import { type WantedTable, wantedTables } from './schema/wanted-table'

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

async function bringUpToDate(client: pg.Client, wanted: readonly WantedTable[], isLoginKnown: boolean): Promise<FoundSchema> {
  await client.query(basis)
  const before = await reread(client)
  const engine = wanted.filter(({ noun }) => !noun)
  await create(client, unfit(engine, before))
  if (!isLoginKnown || !before.fits) await mendLogin(client, before.user)
  await runNumbered(client, before)
  const migrated = await reread(client)
  const changed = unfit(wanted, migrated)
  await create(
    client,
    changed.filter(({ noun, name }) => noun && !migrated.tables.has(name)),
  )
  for (const { noun, name } of changed) if (noun && migrated.tables.has(name)) await alterTable(client, noun)
  await guardTables(client, changed)
  await grant(client, ungranted(wanted, migrated), migrated.user)
  await record(client, changed)
  return migrated
}

/**
 * Brings a database to what the nouns say, and answers how tenants' connections log in. Where everything is as a start left it that is one
 * question; otherwise what differs is brought up to date, noun by noun, while others go on writing. Safe to run from several processes at
 * once. Throws a sentence where rows contradict a noun.
 */
export async function migrate(connection: Connection, catalogue: Catalogue): Promise<Connection> {
  const wanted = wantedTables(catalogue)
  const client = new pg.Client(connection)
  // Lost between two statements, it fails the next one.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await readSchema(client)
    const isLoginKnown = found?.fits === true && (await isLetIn(loginOf(connection, found)))
    if (found && isLoginKnown && isCurrent(wanted, found)) return loginOf(connection, found)
    await takeMigrationLock(client)
    return loginOf(connection, await bringUpToDate(client, wanted, isLoginKnown))
  } finally {
    await client.end().catch(() => undefined)
  }
}
