/** A colour, three parts of 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let left = byte
  for (let bit = 0; bit < 8; bit++) left = left & 1 ? 0xedb88320 ^ (left >>> 1) : left >>> 1
  return left >>> 0
})
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (crcTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

const big = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const small = (value: number): number[] => [value & 255, value >>> 8]

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined(
    [...name].map((letter) => letter.charCodeAt(0)),
    body,
  )
  return joined(big(body.length), named, big(crc32(named)))
}

/** Bytes in the shape of zlib, not made smaller: what packs them differs from machine to machine, and so would the hashes. */
function stored(bytes: Uint8Array): Uint8Array {
  const blocks: (Uint8Array | readonly number[])[] = []
  for (let at = 0; at < bytes.length; at += 65_535) {
    const part = bytes.subarray(at, at + 65_535)
    const isLast = at + part.length === bytes.length ? 1 : 0
    blocks.push([isLast, ...small(part.length), ...small(part.length ^ 0xffff)], part)
  }
  return joined([0x78, 0x01], ...blocks, big(adler32(bytes)))
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A PNG of at most 16 `colours`; `at` tells for every pixel which of them it has. The same on every machine, byte for byte. */
export function png(width: number, height: number, colours: readonly Colour[], at: (x: number, y: number) => number): Uint8Array {
  const depth = colours.length > 2 ? 4 : 1
  const each = 8 / depth
  const line = Math.ceil(width / each) + 1
  const lines = new Uint8Array(height * line)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = y * line + 1 + Math.floor(x / each)
      lines[place] = (lines[place] ?? 0) | (at(x, y) << (8 - depth * ((x % each) + 1)))
    }
  const head = joined(big(width), big(height), [depth, 3, 0, 0, 0])
  return joined(
    signature,
    chunk('IHDR', head),
    chunk('PLTE', joined(colours.flat())),
    chunk('IDAT', stored(lines)),
    chunk('IEND', joined()),
  )
}

/** The same picture with words of plain letters in it, which nobody sees: a file of its own. */
export function described(picture: Uint8Array, words: string): Uint8Array {
  const beforeEnd = picture.length - chunk('IEND', joined()).length
  const text = chunk(
    'tEXt',
    Uint8Array.from(`Description\0${words}`, (letter) => letter.charCodeAt(0)),
  )
  return joined(picture.subarray(0, beforeEnd), text, picture.subarray(beforeEnd))
}
