import { refuse } from '../../contract/error'
import { serveWork } from '../work/serve-work'
import { guardCell } from './cell-text'
import { packSheet, type SheetJob } from './open-sheets'
import { readSheet } from './read-sheet'
import { workbookOf } from './write-sheet'
import { tableOf } from './write-table'

/** Rows of a part, which a client may have sent as well. */
function rowsOf(part: Buffer): (string | number)[][] {
  let rows: unknown
  try {
    rows = JSON.parse(part.toString())
  } catch {
    return refuse('input.malformed')
  }
  const isCell = (cell: unknown): cell is string | number => typeof cell === 'string' || typeof cell === 'number'
  if (!Array.isArray(rows)) return refuse('input.malformed')
  return rows.map((row: unknown) => (Array.isArray(row) && row.every(isCell) ? row.map(guardCell) : refuse('input.malformed')))
}

serveWork(
  (job: SheetJob) => {
    if ('file' in job) return packSheet(readSheet(job.file))
    const rows = job.parts.flatMap(rowsOf)
    return job.format === 'xlsx' ? tableOf(rows) : workbookOf(rows)
  },
  { rss: 1800, cpuMs: 30_000 },
)
