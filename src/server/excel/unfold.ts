import { inflateRawSync } from 'node:zlib'
import { refuse } from '../../contract/error'

/** Most bytes the parts of a workbook may unfold to, most parts, and most tags in all of them. */
const most = { bytes: 150_000_000, parts: 500, tags: 4_500_000 }
/** Bytes that any may unfold to, and how many times its size a larger one may: what people write packs by far less. */
const [plenty, times] = [30_000_000, 100]

export type Part = { readonly name: string; readonly bytes: Buffer }

const signs = { end: Buffer.from('PK\x05\x06', 'latin1'), entry: 0x504b0102 }

function inflated(method: number, packed: Buffer, left: number): Buffer {
  if (method === 0) return packed.length <= left ? packed : refuse('excel.heavy')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? refuse('excel.heavy') : refuse('excel.unreadable')
  }
}

function tagsIn(bytes: Buffer): number {
  let tags = 0
  for (let at = bytes.indexOf(60); at >= 0; at = bytes.indexOf(60, at + 1)) tags++
  return tags
}

/** The parts of a zip file that its list names. What the list says of their sizes is not believed. */
function* partsOf(file: Buffer): Generator<Part> {
  const end = file.lastIndexOf(signs.end)
  if (end < 0 || end + 20 > file.length) refuse('excel.unreadable')
  const entries = file.readUInt16LE(end + 10)
  if (entries > most.parts) refuse('excel.heavy')
  let [left, at] = [Math.min(most.bytes, Math.max(plenty, file.length * times)), file.readUInt32LE(end + 16)]
  for (let entry = 0; entry < entries; entry++) {
    if (file.readUInt32BE(at) !== signs.entry) refuse('excel.unreadable')
    const [method, packed, header] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const named = file.readUInt16LE(at + 28)
    const bytes = inflated(method, file.subarray(start, start + packed), left)
    left -= bytes.length
    yield { name: file.toString('utf8', at + 46, at + 46 + named).replaceAll('\\', '/'), bytes }
    at += 46 + named + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

/** Parts that say what stands in a workbook. Others are pictures, drawings and macros, or make another kind of document of it. */
const isNeeded = ({ name }: Part): boolean =>
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/[^/]+\.xml|xl\/_rels\/.*\.rels|xl\/worksheets\/[^/]+\.xml)$/i.test(name)

/** The parts of an .xlsx that matter, unfolded. Refuses what is none with `excel.unreadable`, and what holds too much with `excel.heavy`. */
export function unfold(file: Buffer): Part[] {
  const parts = [...partsOf(file)].filter(isNeeded)
  if (parts.reduce((sum, { bytes }) => sum + tagsIn(bytes), 0) > most.tags) refuse('excel.heavy')
  return parts
}
