import { minutesBetween } from '../../../contract/time'
import { isAhead } from '../fridge/device-clock'
import { hasReading } from '../fridge/fridge-reading'
import type { WarmSpell } from '../fridge/warm-spells'
import { latestTime, type SampleTimes } from '../keeping-time'
import { leastWeight } from '../sample-weight'
import { untimely } from '../taking-time'

/** What may be odd about a sample, in the order it is said; the values of the dictionary `sampleLabel`. */
export const sampleLabels = [
  'temperature',
  'reading',
  'light',
  'time',
  'overdue',
  'duplicate',
  'photo',
  'signature',
  'late',
  'clock',
  'signer',
] as const
export type SampleLabel = (typeof sampleLabels)[number]

/** A record that reaches the server this many hours after sampling is called late. */
const lateHours = 24

type Facts = SampleTimes & {
  readonly mealType: string
  readonly batch: number
  readonly weightG: number
  readonly fridgeTempAtIn: number | null
  readonly fridgeReadTime?: string | null
  /** What was said of the record when it arrived. */
  readonly arrival: readonly string[]
  /** When the sample left the fridge, if it has. */
  readonly disposeTime?: string | undefined
  /** Another living sample of the same dish, meal and batch is recorded. */
  readonly hasTwin: boolean
  /** Another living sample names the same photograph, the same signature. */
  readonly hasSharedPhoto: boolean
  readonly hasSharedSign: boolean
  /** When its fridge was too warm or too cold for too long. */
  readonly spells: readonly WarmSpell[]
}

/** Hours between sampling and the record's arrival, one place after the point; 0 when the device's clock is ahead. */
export const hoursLate = (sampleTime: string, received: string): number =>
  Math.max(0, Math.round(minutesBetween(sampleTime, received) / 6) / 10)

/** The first spell that fell into the time a sample was in the fridge. */
export const spellOf = ({ sampleTime, disposeTime, spells }: Pick<Facts, 'sampleTime' | 'disposeTime' | 'spells'>): WarmSpell | undefined =>
  spells.find((spell) => spell.until > sampleTime && (!disposeTime || spell.from < disposeTime))

/** What is odd about when a record arrived at `received`, the server's time: known once, and for good. */
export function arrivalLabels({ sampleTime, date }: SampleTimes, received: string): SampleLabel[] {
  const isLate = minutesBetween(sampleTime, received) >= lateHours * 60
  const isWrongClock = isAhead(sampleTime, received) || !sampleTime.startsWith(date)
  return [...(isLate ? (['late'] as const) : []), ...(isWrongClock ? (['clock'] as const) : [])]
}

/** What is odd about a sample. Nothing of it refuses a record: it is kept and says what is the matter. */
export function labelsOf(facts: Facts): SampleLabel[] {
  const holds: Readonly<Record<SampleLabel, boolean>> = {
    temperature: spellOf(facts) !== undefined,
    reading: hasReading(facts) === false,
    light: facts.weightG < leastWeight,
    time: untimely(facts) !== undefined,
    overdue: facts.disposeTime !== undefined && facts.disposeTime > latestTime(facts),
    duplicate: facts.hasTwin,
    photo: facts.hasSharedPhoto,
    signature: facts.hasSharedSign,
    late: facts.arrival.includes('late'),
    clock: facts.arrival.includes('clock'),
    signer: facts.arrival.includes('signer'),
  }
  return sampleLabels.filter((one) => holds[one])
}
