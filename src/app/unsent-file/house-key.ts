import { type HouseKey, houseKey, houseKeyPath } from '../../contract/sync/unsent-file'
import { withDeviceDb } from '../offline/device-db'
import type { Backing } from '../offline/person-db'
import { call } from '../wire/call'

const nameOf = (tenant: string) => `house-key/${tenant}`

/** The public key of a house, as this device was told it; undefined before. */
export const readHouseKey = (tenant: string, storage: Backing = {}): Promise<HouseKey | undefined> =>
  withDeviceDb(async ({ meta }) => {
    const kept = await meta.get(nameOf(tenant))
    return kept && houseKey.safeParse(JSON.parse(kept.value)).data
  }, storage)

/** Has the device know the key of its house, so that it can seal files without network. Throws `WireError`. */
export async function learnHouseKey(tenant: string, storage: Backing = {}): Promise<HouseKey> {
  const key = houseKey.parse(await call('GET', houseKeyPath, { quiet: true }))
  await withDeviceDb(({ meta }) => meta.put({ k: nameOf(tenant), value: JSON.stringify(key) }), storage)
  return key
}
