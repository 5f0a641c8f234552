import { inflateRawSync } from 'node:zlib'
import { read, utils } from '@e965/xlsx'
import { refuse } from '../../contract/error'

/** Most rows of one import, and bytes an .xlsx may unfold to. */
export const mostRows = 500
const unfolded = 30_000_000

const isXls = (file: Buffer) => file.readUInt32BE(0) === 0xd0cf11e0
const isZip = (file: Buffer) => file.readUInt32BE(0) === 0x504b0304

/** Whether a zip file stays within bounds when it is unfolded. What its own list says is not believed: every part is tried. */
function staysSmall(file: Buffer): boolean {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 20 > file.length) return false
  let [left, at] = [unfolded, file.readUInt32LE(end + 16)]
  for (let entries = file.readUInt16LE(end + 10); entries > 0; entries--) {
    if (file.readUInt32BE(at) !== 0x504b0102) return false
    const [method, packed, header] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
    const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
    const part = file.subarray(start, start + packed)
    left -= method === 0 ? part.length : inflateRawSync(part, { maxOutputLength: Math.max(1, left) }).length
    if (left < 0) return false
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return true
}

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '') : String(value ?? '').trim()

function cells(file: Buffer): string[][] {
  if (file.length < 512 || !(isXls(file) || (isZip(file) && staysSmall(file)))) throw new Error('no workbook')
  const book = read(file, { type: 'buffer', sheetRows: mostRows + 2, cellDates: true, cellFormula: false, cellHTML: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('no sheet')
  return utils
    .sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: '', blankrows: false, UTC: true })
    .map((row) => row.map(textOf))
}

/** The texts of the first sheet of an .xls or .xlsx, headings first. Refuses what is neither, and what holds too much. */
export function readSheet(file: Buffer): { readonly headings: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  let all: string[][]
  try {
    all = cells(file)
  } catch {
    return refuse('excel.unreadable')
  }
  const [headings = [], ...rows] = all
  if (rows.length > mostRows) refuse('record.too-many', { max: mostRows })
  return { headings, rows }
}
