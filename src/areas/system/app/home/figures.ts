import type { JobRow, JobRunRow } from '../../../../contract/job'
import { addDays, addMinutes, startOfDay } from '../../../../contract/time'

type Device = {
  readonly id: string
  readonly lastSeen: string | null
  readonly unsent: number | null
  readonly oldestUnsent: string | null
  readonly release: string | null
}

/** Devices that were in touch lately: `stuck` ones hold work for longer than a day, `behind` ones were last seen with another release than `own`. */
export type DeviceFigures<D extends Device> = { readonly seen: number; readonly stuck: readonly D[]; readonly behind: readonly D[] }

/** Days after which a device that was not in touch is not counted any more. */
const lately = 30

/** Device figures at a moment. Work that lies on a device for long is told of, also when the device itself was not seen for a month. */
export function deviceFigures<D extends Device>(devices: readonly D[], now: string, own: string): DeviceFigures<D> {
  const since = `${addDays(now.slice(0, 10), -lately)}${now.slice(10)}`
  const dayAgo = addMinutes(now, -24 * 60)
  const seen = devices.filter(({ lastSeen }) => (lastSeen ?? '') >= since)
  const stuck = devices
    .filter(({ unsent, oldestUnsent }) => (unsent ?? 0) > 0 && oldestUnsent !== null && oldestUnsent < dayAgo)
    .sort((one, two) => ((one.oldestUnsent ?? '') < (two.oldestUnsent ?? '') ? -1 : 1))
  return { seen: seen.length, stuck, behind: seen.filter(({ release }) => release !== null && release !== own) }
}

/** A job somebody should look at, and why. */
export type JobInTrouble = { readonly job: JobRow; readonly why: 'failed' | 'lost' | 'missed'; readonly at: string }

/** Jobs whose last run failed or broke off, and those that missed a time since yesterday's midnight. `missed`: runs of that outcome. */
export function jobsInTrouble(jobs: readonly JobRow[], missed: readonly JobRunRow[], now: string): JobInTrouble[] {
  const since = startOfDay(addDays(now.slice(0, 10), -1))
  return jobs.flatMap((job): JobInTrouble[] => {
    const { last } = job
    if (last?.outcome === 'failed' || last?.outcome === 'lost') return [{ job, why: last.outcome, at: last.at }]
    const run = missed.find((one) => one.job === job.id && one.started >= since)
    return run ? [{ job, why: 'missed', at: run.started }] : []
  })
}
