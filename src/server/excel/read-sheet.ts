import { CFB, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { Refusal, refuse } from '../../contract/error'
import { unfold } from './unfold'

/** Most bytes of a file. */
export const largestSheet = 2_097_152
/** Most rows and columns of one import, and characters of all its cells. */
export const mostRows = 500
const mostColumns = 200
const mostText = 2_000_000

/** The texts of a sheet. `lines`: where each row stands in it, as people see it, from 1 on. */
export type Sheet = {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly lines: readonly number[]
}
type Line = { readonly line: number; readonly texts: readonly string[] }

const isXls = (file: Buffer) => file.readUInt32BE(0) === 0xd0cf11e0
const isZip = (file: Buffer) => file.readUInt32BE(0) === 0x504b0304

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '') : String(value ?? '').trim()

/** A workbook of only the parts we have looked at: how each of them was packed is nobody's business any more. */
function repacked(file: Buffer): Buffer {
  const zip = CFB.utils.cfb_new()
  for (const { name, bytes } of unfold(file)) CFB.utils.cfb_add(zip, name, bytes)
  return CFB.write(zip, { fileType: 'zip', compression: false, type: 'buffer' })
}

function open(file: Buffer): WorkBook {
  if (file.length < 512 || !(isXls(file) || isZip(file))) refuse('excel.unreadable')
  const options = { type: 'buffer', sheets: 0, sheetRows: mostRows + 2, cellDates: true, cellFormula: false, cellHTML: false } as const
  return read(isZip(file) ? repacked(file) : file, options)
}

/** The part of a sheet where something stands. What it claims to reach to, and cells that are only coloured, cost nothing. */
function filled(sheet: WorkSheet): string | undefined {
  const cells = Object.keys(sheet)
    .filter((name) => !name.startsWith('!') && textOf(sheet[name]?.v) !== '')
    .map((name) => utils.decode_cell(name))
  if (cells.length === 0) return undefined
  const bounds = { s: { r: Infinity, c: Infinity }, e: { r: 0, c: 0 } }
  for (const { r, c } of cells) {
    bounds.s = { r: Math.min(bounds.s.r, r), c: Math.min(bounds.s.c, c) }
    bounds.e = { r: Math.max(bounds.e.r, r), c: Math.max(bounds.e.c, c) }
  }
  if (bounds.e.c - bounds.s.c >= mostColumns) refuse('excel.wide', { max: mostColumns })
  return utils.encode_range(bounds)
}

function linesIn(file: Buffer): Line[] {
  const book = open(file)
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? refuse('excel.unreadable')
  const range = filled(sheet)
  if (!range) return []
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, range, raw: true, defval: '', blankrows: true, UTC: true })
  const first = utils.decode_range(range).s.r + 1
  return rows.map((row, at) => ({ line: first + at, texts: row.map(textOf) })).filter(({ texts }) => texts.some((text) => text !== ''))
}

/**
 * The texts of the first sheet of an .xls or .xlsx, headings first. Refuses what is neither, and what holds too much. Takes a while: this is
 * for a process of its own (`openSheets`).
 */
export function readSheet(file: Buffer): Sheet {
  let all: Line[]
  try {
    all = linesIn(file)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse('excel.unreadable')
  }
  const [headings, ...rows] = all
  if (rows.length > mostRows) refuse('record.too-many', { max: mostRows })
  if (all.reduce((sum, { texts }) => sum + texts.reduce((length, text) => length + text.length, 0), 0) > mostText) refuse('excel.heavy')
  return { headings: headings?.texts ?? [], rows: rows.map(({ texts }) => texts), lines: rows.map(({ line }) => line) }
}
