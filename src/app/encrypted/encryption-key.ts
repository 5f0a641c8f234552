import { type BoxKeyAsked, boxKeyPath, boxKeyTold, type HouseKey } from '../../contract/sync/unsent-file'
import { withDeviceDb } from '../offline/device-db'
import type { Backing } from '../offline/person-db'
import { learnHouseKey, readHouseKey } from '../unsent-file/house-key'
import { fromBase64, makeWrappedKey } from '../unsent-file/wrapped-key'
import { call } from '../wire/call'
import { WireError } from '../wire/wire-error'

/** Milliseconds the server may take to open a key. */
const patience = 30_000
const nameOf = (tenant: string, user: string) => `proven-key/${tenant}/${user}`

/** The server cannot open this key, or is one of before there were any. Whatever else it says may be otherwise in a minute. */
const noKey: readonly string[] = ['unsent.sealed', 'input.invalid', 'path.unknown']

/** Has the server open the key of a box of whoever is signed in. Undefined where it cannot. Throws `WireError` where there is no answer. */
export async function askBoxKey(asked: BoxKeyAsked): Promise<CryptoKey | undefined> {
  try {
    const { key } = boxKeyTold.parse(await call('POST', boxKeyPath, { body: asked, timeout: patience }))
    return await crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['decrypt'])
  } catch (error) {
    if (error instanceof WireError && noKey.includes(error.code)) return undefined
    throw error
  }
}

/** Whether the server opens what is sealed for this house and person, tried with something of no worth. */
async function opens(house: HouseKey, user: string): Promise<boolean> {
  const { key, wrapped } = await makeWrappedKey(house, user)
  const told = await askBoxKey({ house: house.id, wrapped })
  const how = { name: 'AES-GCM', iv: crypto.getRandomValues(new Uint8Array(12)) }
  const sealed = await crypto.subtle.encrypt(how, key, new Uint8Array(1))
  return told !== undefined && (await crypto.subtle.decrypt(how, told, sealed).catch(() => undefined)) !== undefined
}

const proven = new Set<string>()

/**
 * Learns the key of the house, and has the server show that it opens what this device will seal of a person's. Asked once a page, because a
 * server that was begun anew has another key. Throws `WireError`.
 */
export async function proveEncryptionKey(tenant: string, user: string, storage: Backing = {}): Promise<void> {
  const name = nameOf(tenant, user)
  if (proven.has(name)) return
  const house = await learnHouseKey(tenant, storage)
  const known = await withDeviceDb(({ meta }) => meta.get(name), storage)
  if (known?.value !== house.id && crypto.subtle) {
    if (!(await opens(house, user))) return
    await withDeviceDb(({ meta }) => meta.put({ k: name, value: house.id }), storage)
  }
  proven.add(name)
}

/** The key a person's work may be sealed for without network: one the server has shown to open for them. */
export async function readEncryptionKey(tenant: string, user: string, storage: Backing = {}): Promise<HouseKey | undefined> {
  const house = await readHouseKey(tenant, storage)
  const known = await withDeviceDb(({ meta }) => meta.get(nameOf(tenant, user)), storage)
  return house && known?.value === house.id ? house : undefined
}
