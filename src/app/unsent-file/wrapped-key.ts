import type { HouseKey } from '../../contract/sync/unsent-file'

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * A fresh AES-256-GCM key, and the same wrapped for a house (RSA-OAEP, SHA-256), base64. With `label`, the house opens it only for whom the
 * label names.
 */
export async function makeWrappedKey(house: HouseKey, label = ''): Promise<{ readonly key: CryptoKey; readonly wrapped: string }> {
  const { subtle } = crypto
  const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])
  const lock = await subtle.importKey('spki', fromBase64(house.key), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const how = { name: 'RSA-OAEP', label: new TextEncoder().encode(label) }
  return { key, wrapped: toBase64(await subtle.encrypt(how, lock, await subtle.exportKey('raw', key))) }
}
