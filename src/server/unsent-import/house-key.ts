import { constants, createHash, generateKeyPair, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { type HouseKey, houseKeyDigits } from '../../contract/sync/unsent-file'
import type { Engine } from '../engine'

const modulusLength = 3072
type Kept = { readonly public_key: string; readonly sealed: string }

async function readKept({ databases }: Engine, tenant: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`select public_key, sealed from house_key where tenant_id = ${tenant}`.execute(databases.owner)
  return rows[0]
}

async function make(engine: Engine, tenant: number): Promise<void> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const sealed = engine.vault.seal(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  await sql`insert into house_key (tenant_id, public_key, sealed) values (${tenant}, ${spki}, ${sealed}) on conflict do nothing`.execute(
    engine.databases.owner,
  )
}

const idOf = (spki: string): string => createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex').slice(0, houseKeyDigits)

/** The public key of a house, made when it is first asked for: by the first device that signs in. It never changes. */
export async function readHouseKey(engine: Engine, tenant: number): Promise<HouseKey> {
  if (!(await readKept(engine, tenant))) await make(engine, tenant)
  const key = (await readKept(engine, tenant))?.public_key ?? ''
  return { id: idOf(key), key }
}

/**
 * Unwraps a key with a house's private one. Undefined when it was wrapped for another house, under another label, or is none. Keys of files
 * have no label; those of work sealed on a device have its person's id.
 */
export async function unwrap(engine: Engine, tenant: number, house: string, wrapped: Buffer, label = ''): Promise<Buffer | undefined> {
  const kept = await readKept(engine, tenant)
  const pem = kept && idOf(kept.public_key) === house ? engine.vault.open(kept.sealed) : ''
  if (!pem) return undefined
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    return privateDecrypt({ key: pem, padding, oaepHash: 'sha256', oaepLabel: Buffer.from(label) }, wrapped)
  } catch {
    return undefined
  }
}
