import { createHash } from 'node:crypto'
import { constants, copyFileSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import pg from 'pg'
import { Dict } from '../../../src/contract/system/dict'
import { DictItem } from '../../../src/contract/system/dict-item'
import { Permission } from '../../../src/contract/system/permission'
import { Role } from '../../../src/contract/system/role'
import { dateTimeOf, dayOf } from '../../../src/contract/time'
import { product as whole } from '../../../src/product'
import { readConfiguration } from '../../../src/server/configuration'
import { tableOf } from '../../../src/server/db/column'
import { openEngine } from '../../../src/server/open-engine'
import type { Product } from '../../../src/server/product'
import { testPassword } from '../test-password'
import { openHouseAt } from './house-at'
import { type Cluster, type FreshDatabase, openDatabase, renameDatabase } from './open-database'
import { templatesOf } from './templates-folder'

/** The key all seeded houses are sealed with, as what is copied was. */
export const templateKey = 'ab'.repeat(32)

/** Everybody's password, hashed so that to read it takes no time: tests sign in again and again. */
const quickHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

const isEmpty = (seed: Product['seed']) => /^async \(\) => (undefined|void 0|\{\s*\})$/.test(String(seed))

/**
 * What every call reads. Nothing tidies up here, so nobody else would tell the planner how much of it there is: it would read whole tables once for
 * each row of another. Of other tables it is told nothing: what it knows of the first house would mislead it where a test opens a second one.
 */
const shipped = [Dict, DictItem, Permission, Role]

const hashOf = (facts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20)

/** What a first start writes follows from these facts; undefined where a seeding of its own decides. */
function nameOf({ seed, catalogue, dictionaries, roles, accounts, tenantName }: Product, now?: () => Date): string | undefined {
  const isWhole = seed === whole.seed
  if (!isWhole && !isEmpty(seed)) return undefined
  const { resources, flows, modules, screens } = catalogue
  const time = now ? dateTimeOf(now()) : isWhole ? dayOf(new Date()) : ''
  const facts = [isWhole, time, resources, flows, modules, screens, dictionaries, roles, accounts, tenantName]
  return `seeded_${hashOf(facts)}`
}

/** Templates this process knows to be there, by their folders. */
const known = new Set<string>()

/** Makes a template by `make` where there is none of that name yet, and answers the name. Test files run side by side: whoever comes first makes it. */
async function madeOnce(
  cluster: Cluster,
  name: string,
  make: (database: FreshDatabase) => Promise<void>,
  from?: () => Promise<string>,
): Promise<string> {
  const place = join(templatesOf(cluster), name)
  if (known.has(place)) return name
  const client = new pg.Client(cluster)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) {
      const database = await openDatabase(cluster, await from?.())
      await make(database)
      await renameDatabase(cluster, database, name)
    }
    known.add(place)
    return name
  } finally {
    await client.end()
  }
}

const settingsOf = ({ url }: FreshDatabase, dataDir: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: templateKey })

/** A database with the tables of a product and no rows of its own: many products of tests differ by their accounts alone. */
function migratedTemplate(cluster: Cluster, product: Product): Promise<string> {
  const { resources, flows, modules, screens } = product.catalogue
  const name = `migrated_${hashOf([resources, flows, modules, screens])}`
  return madeOnce(cluster, name, async (database) => {
    const dataDir = join(templatesOf(cluster), name)
    const { close } = await openEngine(readConfiguration({ LOG_LEVEL: 'silent', ...settingsOf(database, dataDir) }), product)
    await close()
  })
}

async function seed(cluster: Cluster, product: Product, name: string, now?: () => Date): Promise<void> {
  const dataDir = join(templatesOf(cluster), name)
  await mkdir(dataDir, { recursive: true })
  const made = async (database: FreshDatabase) => {
    const house = await openHouseAt(product, settingsOf(database, dataDir), now)
    const { owner } = house.engine.databases
    await sql`update credential set hash = ${await quickHash}`.execute(owner)
    const counted = shipped.filter(({ name }) => name in product.catalogue.resources).map(({ name }) => sql.table(tableOf(name)))
    await sql`analyze ${sql.join(counted)}`.execute(owner)
    await house.close()
  }
  await madeOnce(cluster, name, made, () => migratedTemplate(cluster, product))
}

/** Hundreds of pictures for each house: `cp` of Node looks at each of them several times, and took as long as all else an opening does. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true })
  const place = ({ parentPath, name }: (typeof entries)[number]) => join(relative(from, parentPath), name)
  for (const folder of entries.filter((entry) => entry.isDirectory())) await mkdir(join(to, place(folder)), { recursive: true })
  for (const file of entries.filter((entry) => entry.isFile()))
    copyFileSync(join(from, place(file)), join(to, place(file)), constants.COPYFILE_FICLONE)
}

/**
 * A database as the first start of a product leaves it, made once for all test files of a run and to be copied, and its pictures copied to
 * `dataDir`. Answers nothing for a product that seeds itself in a way of its own.
 */
export async function seededTemplate(cluster: Cluster, product: Product, dataDir: string, now?: () => Date): Promise<string | undefined> {
  const name = nameOf(product, now)
  if (name === undefined) return undefined
  await seed(cluster, product, name, now)
  await copyFolder(join(templatesOf(cluster), name), dataDir)
  return name
}
