import { serveWork } from '../work/serve-work'
import type { SheetJob } from './open-sheets'
import { readSheet } from './read-sheet'
import { type Cells, workbookOf } from './write-sheet'

const rowsOf = (part: Buffer): Cells => JSON.parse(part.toString())

serveWork((job: SheetJob) => ('file' in job ? readSheet(job.file) : workbookOf(job.parts.flatMap(rowsOf))), { rss: 1000, cpuMs: 20_000 })
