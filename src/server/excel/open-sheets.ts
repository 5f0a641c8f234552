import { WorkProcess } from '../work/work-process'
import type { Sheet } from './read-sheet'
import type { Cells } from './write-sheet'

/** A sheet to be read, or rows to be written, some at a time as JSON: packing them for the way is done in small steps. */
export type SheetJob = { readonly file: Buffer } | { readonly parts: readonly Buffer[] }

/** Sheets coming in and going out, read and made in a process of their own. */
export type Sheets = {
  /** See `readSheet`. */
  readonly read: (file: Buffer) => Promise<Sheet>
  /** Rows as they go to `write`. */
  readonly pack: (rows: Cells) => Buffer
  /** A workbook (.xls) of packed rows, in their order. */
  readonly write: (parts: readonly Buffer[]) => Promise<Buffer>
  readonly close: () => void
}

export function openSheets(log: (line: string) => void): Sheets {
  const program = new URL('./sheet-process.ts', import.meta.url)
  const limits = { ms: 20_000, heap: 300, waiting: 20, late: 'excel.heavy', broken: 'excel.heavy' } as const
  const process = new WorkProcess<SheetJob, Sheet | Buffer>(program, limits, log)
  return {
    read: (file) => process.run({ file }) as Promise<Sheet>,
    pack: (rows) => Buffer.from(JSON.stringify(rows)),
    write: (parts) => process.run({ parts }) as Promise<Buffer>,
    close: () => process.close(),
  }
}
