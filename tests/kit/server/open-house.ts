import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Product } from '../../../src/server/product'
import { type OpenHouse, openHouseAt } from './house-at'
import { openDatabase } from './open-database'
import { seededTemplate, templateKey } from './seeded-template'

export type { Answered, Caller, OpenHouse } from './house-at'

/** A whole product on a database of its own, driven without a port. `settings` are those of the environment. */
export async function openHouse(product: Product, now?: () => Date, settings: Record<string, string> = {}): Promise<OpenHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-house-'))
  const template =
    settings.SECRET_KEY || settings.SEED_PASSWORD || settings.SEED
      ? undefined
      : await seededTemplate(inject('cluster'), product, dataDir, now)
  const database = await openDatabase(inject('cluster'), template)
  const key = template && { SECRET_KEY: templateKey }
  const house = await openHouseAt(product, { DATABASE_URL: database.url, DATA_DIR: dataDir, ...key, ...settings }, now)
  // Two houses are never in the same epoch.
  if (template) await sql`update sync_counter set epoch = ${randomUUID()}`.execute(house.engine.databases.owner)
  return {
    ...house,
    async close() {
      await house.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
