import { refuse } from '../../contract/error'
import {
  beginning,
  type HouseKey,
  nonceOf,
  piece,
  type UnsentContents,
  type UnsentHead,
  unsentFormat,
  unsentLimits,
} from '../../contract/sync/unsent-file'
import { makeWrappedKey } from './wrapped-key'

export type Packing = {
  readonly house: HouseKey
  /** The bytes of one of the files, as they lie here. */
  readonly bytesOf: (sha: string) => Promise<ArrayBuffer>
  /** Told after every piece: so many of so many are in. */
  readonly onStep?: (done: number, of: number) => void
  readonly signal?: AbortSignal
}

/** The head of a new file and the key that seals its pieces. */
async function begin(house: HouseKey): Promise<{ head: Uint8Array<ArrayBuffer>; key: CryptoKey }> {
  const { key, wrapped } = await makeWrappedKey(house)
  const { format, version } = unsentFormat
  const head: UnsentHead = { format, version, house: house.id, wrapped }
  return { head: new TextEncoder().encode(JSON.stringify(head)), key }
}

/**
 * Seals contents and pictures for a house, one piece at a time. The answer is the file, in parts to be put one after another. Throws
 * the signal's reason when it is called off; refuses with `unsent.too-much`.
 */
export async function pack(contents: UnsentContents, { house, bytesOf, onStep, signal }: Packing): Promise<BlobPart[]> {
  const { head, key } = await begin(house)
  const parts: BlobPart[] = beginning(head)
  const text = new TextEncoder().encode(JSON.stringify(contents))
  if (text.length > unsentLimits.contents) refuse('unsent.too-much')
  const { files } = contents
  for (let place = 0; place <= files.length; place++) {
    signal?.throwIfAborted()
    const plain = place === 0 ? text : await bytesOf(files[place - 1]?.sha ?? '')
    parts.push(...piece(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonceOf(place), additionalData: head }, key, plain)))
    onStep?.(place + 1, files.length + 1)
  }
  return parts
}
