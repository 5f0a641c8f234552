import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import type { AskKey } from '../../../src/app/encrypted/open-work'
import type { HouseKey } from '../../../src/contract/sync/unsent-file'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' })

/** The key of a house, as its devices know it. */
export const encryptionKey: HouseKey = { id: createHash('sha256').update(spki).digest('hex').slice(0, 32), key: spki.toString('base64') }

/** The bytes of a wrapped key, as the house opens them for `user`; undefined where they are not that person's. */
export function openKey(wrapped: string, user: string): Buffer | undefined {
  const how = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256', oaepLabel: Buffer.from(user) }
  try {
    return privateDecrypt({ key: privateKey, ...how }, Buffer.from(wrapped, 'base64'))
  } catch {
    return undefined
  }
}

/** What the server answers whoever is signed in as `user`. */
export const askAs =
  (user: string): AskKey =>
  async ({ wrapped }) => {
    const key = openKey(wrapped, user)
    return key && crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['decrypt'])
  }
