import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { instant } from '../../src/contract/time'
import type { Product } from '../../src/server/product'
import { type OpenHouse, openHouseAt } from '../kit/server/house-at'
import { type FreshDatabase, openDatabase } from '../kit/server/open-database'
import { readWithBytes } from './indexed-db-dump'
import { days } from './lived-in'
import type { RecordedDevice } from './record-devices'

/** Every release that was frozen as it went out, by its folder, oldest first. */
export const frozenReleases: readonly string[] = readdirSync(import.meta.dirname)
  .filter((name) => /^v\d+\.\d+\.\d+$/.test(name))
  .sort((one, two) => one.localeCompare(two, 'en', { numeric: true }))

export const pathIn = (release: string, name: string): string => join(import.meta.dirname, release, name)
const unpacked = (release: string, name: string): string => gunzipSync(readFileSync(pathIn(release, name))).toString()

/** The devices of a release, each with what lay on it and what its release made of that. */
export function devicesOf(release: string): RecordedDevice[] {
  const facts = JSON.parse(readFileSync(pathIn(release, 'facts.json'), 'utf8')) as Record<string, RecordedDevice['facts']>
  const devices = readWithBytes(unpacked(release, 'devices.json.gz')) as Omit<RecordedDevice, 'facts'>[]
  return devices.map((device) => {
    const own = facts[device.username]
    if (!own) throw new Error(`${release} says nothing of ${device.username}`)
    return { ...device, facts: own }
  })
}

type BackedFile = { readonly bytesOf: { tenant: number; sha: string; type: 'image/jpeg' }; readonly base64: string }

/** The pictures of a release's house, as its backup holds them. */
const filesOf = (release: string): BackedFile[] =>
  unpacked(release, 'house.backup.gz')
    .split('\n')
    .filter((line) => line.startsWith('{"bytesOf"'))
    .map((line) => JSON.parse(line) as BackedFile)

/** Settings of whoever opens the house of a recorded release. */
export const settingsOf = (url: string, dataDir: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32) })

/** A database with everything a release's own had in it. */
export async function openFrozenDatabase(cluster: Parameters<typeof openDatabase>[0], release: string): Promise<FreshDatabase> {
  const database = await openDatabase(cluster)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(unpacked(release, 'house.sql.gz'))
  await client.end()
  return database
}

/** The present product on a database, with the pictures of a release beside it, on the morning everything was recorded. */
export async function openFrozenHouse(database: FreshDatabase, release: string, product: Product): Promise<OpenHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-frozen-'))
  const house = await openHouseAt(product, settingsOf(database.url, dataDir), () => instant(days.recorded))
  for (const { bytesOf, base64 } of filesOf(release))
    await house.engine.files.put(bytesOf.tenant, bytesOf.sha, Buffer.from(base64, 'base64'), bytesOf.type)
  return {
    ...house,
    async close() {
      await house.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
