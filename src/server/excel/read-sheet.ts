import { type CellObject, CFB, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { Refusal, refuse } from '../../contract/error'
import { importLimits } from '../../contract/sheet/import-limits'
import { unguardText } from './cell-text'
import { lacksResults } from './formulas'
import { unfold } from './unfold'

/** Most bytes of a file. */
export const largestSheet = importLimits.bytes
/** Most rows and columns of one file, and characters of all its cells. */
export const mostRows = 50_000
const mostColumns = 200
const mostText = 20_000_000

/** A row: where it stands in the sheet as people see it, from 1 on, and the texts of its cells. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] }
/** The texts of a sheet. */
export type Sheet = { readonly headings: readonly string[]; readonly rows: readonly SheetRow[] }

type Grid = readonly (readonly (CellObject | undefined)[] | undefined)[]

const isXls = (file: Buffer) => file.readUInt32BE(0) === 0xd0cf11e0
const isZip = (file: Buffer) => file.readUInt32BE(0) === 0x504b0304

const textOf = (value: unknown): string =>
  value instanceof Date
    ? value.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
    : unguardText(String(value ?? '').trim())

/** A workbook of only the parts we have looked at: how each of them was packed is nobody's business any more. */
function repacked(parts: ReturnType<typeof unfold>): Buffer {
  const zip = CFB.utils.cfb_new()
  for (const { name, bytes } of parts) CFB.utils.cfb_add(zip, name, bytes)
  return CFB.write(zip, { fileType: 'zip', compression: false, type: 'buffer' })
}

/** What a formula last came to is its text; nothing works it out anew. */
const options = {
  type: 'buffer',
  sheets: 0,
  sheetRows: mostRows + 2,
  cellDates: true,
  cellFormula: true,
  cellHTML: false,
  cellText: false,
  dense: true,
} as const

function open(file: Buffer): WorkBook & { readonly lacksResults: boolean } {
  if (file.length < 512 || !(isXls(file) || isZip(file))) refuse('excel.unreadable')
  if (!isZip(file)) return { ...read(file, options), lacksResults: false }
  const parts = unfold(file)
  return { ...read(repacked(parts), options), lacksResults: lacksResults(parts) }
}

/** Most cells that are named. */
const mostNamed = 5

/** Refuses formulas without a result, and those that came to an error: nobody meant either. */
function checkFormulas(grid: Grid, mayLack: boolean): void {
  const found: string[] = []
  for (const [r, row] of grid.entries())
    for (const [c, cell] of (row ?? []).entries())
      if (cell?.t === 'e' || (mayLack && cell?.f !== undefined && (cell.v === undefined || cell.v === '')))
        found.push(utils.encode_cell({ r, c }))
  if (found.length > 0)
    refuse('excel.formulas', { cells: `${found.slice(0, mostNamed).join(', ')}${found.length > mostNamed ? ' …' : ''}` })
}

/** The part of a sheet where something stands. What it claims to reach to, and cells that are only coloured, cost nothing. */
function filled(grid: Grid): { readonly first: number; readonly from: number; readonly to: number } | undefined {
  const bounds = { first: Number.POSITIVE_INFINITY, from: Number.POSITIVE_INFINITY, to: -1 }
  for (const [r, row] of grid.entries())
    for (const [c, cell] of (row ?? []).entries()) {
      if (!cell || textOf(cell.v) === '') continue
      bounds.first = Math.min(bounds.first, r)
      bounds.from = Math.min(bounds.from, c)
      bounds.to = Math.max(bounds.to, c)
    }
  if (bounds.to < 0) return undefined
  if (bounds.to - bounds.from >= mostColumns) refuse('excel.wide', { max: mostColumns })
  return bounds
}

function rowsIn(file: Buffer): SheetRow[] {
  const book = open(file)
  const sheet: WorkSheet = book.Sheets[book.SheetNames[0] ?? ''] ?? refuse('excel.unreadable')
  const grid: Grid = sheet['!data'] ?? []
  checkFormulas(grid, book.lacksResults)
  const bounds = filled(grid)
  if (!bounds) return []
  return grid.flatMap((row, at) => {
    const cells = Array.from({ length: bounds.to - bounds.from + 1 }, (_, column) => textOf(row?.[bounds.from + column]?.v))
    return cells.some((text) => text !== '') ? [{ line: at + 1, cells }] : []
  })
}

/**
 * The texts of the first sheet of an .xls or .xlsx, headings first. Refuses what is neither, and what holds too much. Takes a while: this is
 * for a process of its own (`openSheets`).
 */
export function readSheet(file: Buffer): Sheet {
  let all: SheetRow[]
  try {
    all = rowsIn(file)
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse('excel.unreadable')
  }
  const [headings, ...rows] = all
  if (rows.length > mostRows) refuse('record.too-many', { max: mostRows })
  if (all.reduce((sum, { cells }) => sum + cells.reduce((length, text) => length + text.length, 0), 0) > mostText) refuse('excel.heavy')
  return { headings: headings?.cells ?? [], rows }
}
