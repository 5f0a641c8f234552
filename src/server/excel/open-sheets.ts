import { WorkProcess } from '../work/work-process'
import type { Sheet, SheetRow } from './read-sheet'
import type { Cells } from './write-sheet'

/** Kinds of workbooks that are made. */
export const sheetFormats = ['xls', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]

/** A sheet to be read, or rows to be written, some at a time as JSON: packing them for the way is done in small steps. */
export type SheetJob = { readonly file: Buffer } | { readonly parts: readonly Buffer[]; readonly format: SheetFormat }
/** A sheet that was read. `parts`: its rows as JSON, at most `rowsAPart` in each, so that nobody waits while all of them are unpacked. */
export type PackedSheet = { readonly headings: readonly string[]; readonly count: number; readonly parts: readonly Buffer[] }

/** Rows in a part of a packed sheet. */
export const rowsAPart = 200

/** Sheets coming in and going out, read and made in a process of their own. */
export type Sheets = {
  /** See `readSheet`. */
  readonly read: (file: Buffer) => Promise<PackedSheet>
  /** Rows as they go to `write`. */
  readonly pack: (rows: Cells) => Buffer
  /** A workbook of packed rows, in their order; an .xls where nothing is said. Refuses parts that hold something else with `input.malformed`. */
  readonly write: (parts: readonly Buffer[], format?: SheetFormat) => Promise<Buffer>
  readonly close: () => void
}

/** For the way between processes. */
export function packSheet({ headings, rows }: Sheet): PackedSheet {
  const parts: Buffer[] = []
  for (let at = 0; at < rows.length; at += rowsAPart) parts.push(Buffer.from(JSON.stringify(rows.slice(at, at + rowsAPart))))
  return { headings, count: rows.length, parts }
}

/** The rows of a part. */
export const rowsOfPart = (part: Buffer): readonly SheetRow[] => JSON.parse(part.toString())

export function openSheets(log: (line: string) => void): Sheets {
  const program = new URL('./sheet-process.ts', import.meta.url)
  const limits = { ms: 30_000, heap: 700, waiting: 20, late: 'excel.heavy', broken: 'excel.heavy' } as const
  const process = new WorkProcess<SheetJob, PackedSheet | Buffer>(program, limits, log)
  return {
    read: (file) => process.run({ file }) as Promise<PackedSheet>,
    pack: (rows) => Buffer.from(JSON.stringify(rows)),
    write: (parts, format = 'xls') => process.run({ parts, format }) as Promise<Buffer>,
    close: () => process.close(),
  }
}
