import type { FileType } from '../../contract/fields/file'
import { WorkProcess } from '../work/work-process'

/** The process that looks at pictures, see `inspect`. */
export type Pictures = WorkProcess<Buffer, FileType>

/** A picture within its limits takes a fraction of a second of processor; where it takes this long, the machine is busy. */
export const openPictures = (log: (line: string) => void): Pictures =>
  new WorkProcess(
    new URL('./inspect-process.ts', import.meta.url),
    { ms: 30_000, heap: 128, waiting: 100, late: 'server.busy', broken: 'file.heavy' },
    log,
  )
