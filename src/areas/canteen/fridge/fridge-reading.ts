import { minutesBetween } from '../../../contract/time'

/** A sample goes by a reading of its fridge that lies no more than so many hours from when it was taken; an older one tells nothing of it. */
export const readingHours = 4

type Reading = {
  readonly fridgeId: string
  readonly readTime: string
  readonly temp: number
  readonly status?: string | null
  readonly doubtful?: boolean | null
}

/** Whether a reading taken at one moment tells anything of a sample taken at another. */
export const isTimely = (readTime: string, sampleTime: string): boolean =>
  Math.abs(minutesBetween(readTime, sampleTime)) <= readingHours * 60

/** The reading of a fridge a sample taken at `at` goes by: the last one before it, or else the first after it; undefined when none is near enough. */
export function readingFor<R extends Reading>(readings: readonly R[], fridgeId: string, at: string): R | undefined {
  const near = readings
    .filter((one) => one.fridgeId === fridgeId && one.status !== 'VOID' && !one.doubtful && isTimely(one.readTime, at))
    .sort((one, two) => (one.readTime < two.readTime ? -1 : 1))
  return near.filter(({ readTime }) => readTime <= at).at(-1) ?? near[0]
}

/** Whether a sample names a reading of its fridge that tells something of it; undefined where its record is older than that question. */
export function hasReading(sample: {
  readonly sampleTime: string
  readonly fridgeTempAtIn: number | null
  readonly fridgeReadTime?: string | null
}): boolean | undefined {
  if (sample.fridgeTempAtIn === null) return false
  return sample.fridgeReadTime ? isTimely(sample.fridgeReadTime, sample.sampleTime) : undefined
}
