import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { sql } from 'kysely'
import type { Vault } from '../auth/vault'
import type { Database } from '../db/database'

/**
 * The installation's own signature (Ed25519). `key` is the public key, DER in base64: whoever has it can check without asking us. All
 * throw when the database was made with another secret key; only a restore goes on without it.
 */
export type Signing = { key(): string; sign(text: string): string; verify(text: string, signature: string): boolean }

const asDer = (key: KeyObject): string => key.export({ type: 'spki', format: 'der' }).toString('base64')

/** The key of this installation, made at its first start and kept sealed in its database, so that backups carry it. */
export async function openSigning(owner: Database, vault: Vault): Promise<Signing> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await sql`insert into signing_key (name, sealed) values ('records', ${vault.seal(made)}) on conflict do nothing`.execute(owner)
  const { rows } = await sql<{ sealed: string }>`select sealed from signing_key where name = 'records'`.execute(owner)
  let secret: KeyObject | undefined
  const open = (): KeyObject => {
    const pem = secret ? '' : vault.open(rows[0]?.sealed ?? '')
    if (!secret && !pem)
      throw new Error('SECRET_KEY is not the key this database was made with; use the key of its DATA_DIR or of its backup')
    secret ??= createPrivateKey(pem)
    return secret
  }
  return {
    key: () => asDer(createPublicKey(open())),
    sign: (text) => sign(null, Buffer.from(text), open()).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), createPublicKey(open()), Buffer.from(signature, 'base64')),
  }
}
