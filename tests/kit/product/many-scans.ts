import { type Picture, pictureOf } from '../sample-picture'

/** A marker segment of a JPEG, its length counted. */
function segment(kind: number, ...body: number[]): Buffer {
  const length = body.length + 2
  return Buffer.from([0xff, kind, length >> 8, length & 255, ...body])
}

/** Coded bits as they stand in a scan: filled up with ones, and no byte to be taken for a marker. */
function coded(bits: string): Buffer {
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)).flatMap((byte) => (byte === 255 ? [255, 0] : [byte])))
}

/** Says of so many blocks at once that there is nothing in them: runs of 16,384 blocks and more, each with one code and 14 bits. */
function emptyRuns(blocks: number): string {
  const length = Math.min(blocks, 32_767)
  const run = `0${(length - 16_384).toString(2).padStart(14, '0')}`
  return blocks > length ? run + emptyRuns(blocks - length) : run
}

/**
 * A grey progressive JPEG of `edge` by `edge` pixels that is sound and still a bomb: it says bit by bit, in up to 2,646 scans of 14 bytes,
 * that none of its coefficients is anything but zero, and a decoder goes over the whole picture for each of them.
 */
export function manyScans(edge: number, scans: number): Picture {
  const blocks = Math.ceil(edge / 8) ** 2
  const size = [edge >> 8, edge & 255]
  const table = (kind: number, symbol: number) => segment(0xc4, kind << 4, 1, ...Array<number>(15).fill(0), symbol)
  const bands = Array.from({ length: 63 }, (_, at) => at + 1).flatMap((band) => [1, 2, 3].map((colour) => ({ band, colour })))
  const nothing = coded(emptyRuns(blocks))
  const passes = bands.flatMap(({ band, colour }) =>
    Array.from({ length: 14 }, (_, at) => 13 - at).flatMap((bit) => [
      segment(0xda, 1, colour, 0, band, band, ((bit === 13 ? 0 : bit + 1) << 4) | bit),
      nothing,
    ]),
  )
  return pictureOf(
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      segment(0xdb, 0, ...Array<number>(64).fill(1)),
      segment(0xc2, 8, ...size, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
      table(0, 0),
      table(1, 0xe0),
      segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0),
      coded('0'.repeat(blocks * 3)),
      ...passes.slice(0, 2 * (scans - 1)),
      Buffer.from([0xff, 0xd9]),
    ]),
  )
}
