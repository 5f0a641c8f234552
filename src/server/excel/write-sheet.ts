import { CFB, utils, write } from '@e965/xlsx'
import { record, SharedTexts } from './shared-texts'

/** What stands in the cells of a sheet, row by row. */
export type Cells = readonly (readonly (string | number)[])[]

/** Kinds of records, and the plain format of a cell ([MS-XLS] 2.3). */
const kinds = { end: 0x000a, sheet: 0x0085, bounds: 0x0200, number: 0x0203, text: 0x00fd } as const
const plain = 16

function cellOf(row: number, column: number, value: string | number, texts: SharedTexts): Buffer {
  const isNumber = typeof value === 'number' && Number.isFinite(value)
  const body = Buffer.alloc(isNumber ? 14 : 10)
  body.writeUInt16LE(row, 0)
  body.writeUInt16LE(column, 2)
  body.writeUInt16LE(plain, 4)
  if (isNumber) body.writeDoubleLE(value, 6)
  else body.writeUInt32LE(texts.placeOf(String(value)), 6)
  return record(isNumber ? kinds.number : kinds.text, body)
}

/** The records of a workbook with one sheet that reaches so far and holds nothing. */
function emptyBook(rows: number, columns: number): { readonly kind: number; readonly bytes: Buffer }[] {
  const sheet = { '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: Math.max(0, rows - 1), c: Math.max(0, columns - 1) } }) }
  const file: Buffer = write({ SheetNames: ['Sheet1'], Sheets: { Sheet1: sheet } }, { type: 'buffer', bookType: 'biff8' })
  const stream: Buffer = CFB.find(CFB.read(file, { type: 'buffer' }), '/Workbook').content
  const found = []
  for (let at = 0, next = 0; at + 4 <= stream.length; at = next) {
    next = at + 4 + stream.readUInt16LE(at + 2)
    found.push({ kind: stream.readUInt16LE(at), bytes: stream.subarray(at, next) })
  }
  return found
}

/**
 * A workbook (.xls) of one sheet. The library makes its frame; the cells are written here, because the library takes 16 KiB of memory for
 * each and cuts texts after 255 characters. Takes a while: this is for a process of its own (`openSheets`).
 */
export function workbookOf(rows: Cells): Buffer {
  const texts = new SharedTexts()
  const cells = Buffer.concat(
    rows.flatMap((row, at) => row.flatMap((value, column) => (value === '' ? [] : [cellOf(at, column, value, texts)]))),
  )
  const table = texts.records()
  const frame = emptyBook(rows.length, Math.max(...rows.map((row) => row.length)))
  const tableAt = frame.findIndex(({ kind }) => kind === kinds.end)
  const stream = frame.flatMap(({ kind, bytes }, at) => {
    // The sheet begins that much later.
    if (kind === kinds.sheet) bytes.writeUInt32LE(bytes.readUInt32LE(4) + table.length, 4)
    if (at === tableAt) return [table, bytes]
    return kind === kinds.bounds ? [bytes, cells] : [bytes]
  })
  const book = CFB.utils.cfb_new()
  CFB.utils.cfb_add(book, '/Workbook', Buffer.concat(stream))
  return CFB.write(book, { type: 'buffer' })
}
