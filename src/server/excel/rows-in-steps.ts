import { setImmediate as turn } from 'node:timers/promises'
import { rowsAPart, type Sheets } from './open-sheets'
import type { Cells } from './write-sheet'

/** Rows packed for `write`, some at a time: other people's calls come between. */
export async function rowsInSteps({ pack }: Sheets, rows: Cells): Promise<Buffer[]> {
  const parts: Buffer[] = []
  for (let at = 0; at < rows.length; at += rowsAPart) {
    parts.push(pack(rows.slice(at, at + rowsAPart)))
    await turn()
  }
  return parts
}
