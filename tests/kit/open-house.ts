import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Product } from '../../src/server/product'
import { type OpenHouse, openHouseAt } from './house-at'
import { openDatabase } from './open-database'

export type { Answered, Caller, OpenHouse } from './house-at'

/** A whole product on a database of its own, driven without a port. `settings` are those of the environment. */
export async function openHouse(product: Product, now?: () => Date, settings: Record<string, string> = {}): Promise<OpenHouse> {
  const database = await openDatabase(inject('cluster'))
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-house-'))
  const house = await openHouseAt(product, { DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings }, now)
  return {
    ...house,
    async close() {
      await house.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
