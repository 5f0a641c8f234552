import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { dice } from './dice'

export type Picture = { readonly bytes: Buffer; readonly sha: string }

export const pictureOf = (bytes: Buffer): Picture => ({ bytes, sha: createHash('sha256').update(bytes).digest('hex') })

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey PNG of the given size, from its lines of pixels, each with a filter byte of 0 before it. `claims` is what its head says instead. */
export function greyPng(width: number, height: number, lines: Buffer, claims = { width, height }): Picture {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(claims.width, 0)
  head.writeUInt32BE(claims.height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  return pictureOf(Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]))
}

/** Picture number `n`: a small PNG unlike that of any other number. */
export function samplePicture(n: number): Picture {
  const line = Buffer.alloc(5)
  line.writeUInt32BE(n % 2 ** 32, 1)
  return greyPng(4, 1, line)
}

/** A PNG of noise, which no packing makes smaller: about `kib` KiB. */
export function largePicture(kib: number, seed = 1): Picture {
  const width = 1023
  const lines = Buffer.alloc(kib * (width + 1))
  const roll = dice(seed)
  for (let at = 0; at < lines.length; at++) lines[at] = at % (width + 1) === 0 ? 0 : roll(256)
  return greyPng(width, kib, lines)
}
