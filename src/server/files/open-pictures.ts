import type { FileType, SmallEdge } from '../../contract/fields/file'
import { WorkProcess } from '../work/work-process'

/** A picture that is to be made small. */
export type ShrinkJob = { readonly bytes: Buffer; readonly edge: SmallEdge }

/** What is done with pictures in processes of their own, where the bytes of strangers harm nobody. */
export type Pictures = {
  /** The type of a file, see `inspect`. */
  readonly inspect: (bytes: Buffer) => Promise<FileType>
  /** A small copy, see `smallPicture`. */
  readonly shrink: (job: ShrinkJob) => Promise<Buffer>
  readonly close: () => void
}

/** A picture within its limits takes a fraction of a second of processor; where it takes this long, the machine is busy. */
const limits = { ms: 30_000, heap: 128, late: 'server.busy', broken: 'file.heavy' } as const

/** One process looks at what comes, another one makes what is shown small: whoever opens a list keeps nobody's photograph waiting. */
export function openPictures(log: (line: string) => void): Pictures {
  const inspecting = new WorkProcess<Buffer, FileType>(new URL('./inspect-process.ts', import.meta.url), { ...limits, waiting: 100 }, log)
  const shrinking = new WorkProcess<ShrinkJob, Buffer>(new URL('./shrink-process.ts', import.meta.url), { ...limits, waiting: 400 }, log)
  return {
    inspect: (bytes) => inspecting.run(bytes),
    shrink: (job) => shrinking.run(job),
    close() {
      inspecting.close()
      shrinking.close()
    },
  }
}
