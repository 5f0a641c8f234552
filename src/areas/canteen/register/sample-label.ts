import { verifyPath } from '../../../contract/sync/chain'
import { dueTime } from '../keeping-time'
import { sampleNumber } from './sample-number'

type Sample = {
  readonly id: string
  readonly date: string
  readonly mealType: string
  readonly batch: number
  readonly weightG: number
  readonly sampleTime: string
  readonly slotNo: string
}

/** What a device knows by name about a sample it prints. `hash` is the record hash of the op that made it, if it has one. */
export type LabelNames = {
  readonly dish: string
  readonly meal: string
  readonly sampler: string
  readonly fridge: string
  readonly reading: string
  /** Address of this kindergarten's server, without a slash at its end. */
  readonly origin: string
  readonly hash?: string | undefined
}

/** The label on a box: what the rules ask for (food, time, weight, person) and where its record can be checked. */
export type SampleLabelText = {
  readonly no: string
  readonly dish: string
  readonly meal: string
  readonly date: string
  /** `YYYY-MM-DD HH:mm`. */
  readonly taken: string
  readonly keepUntil: string
  readonly weight: string
  readonly sampler: string
  readonly place: string
  /** What the fridge read, and when. */
  readonly reading: string
  /** For the QR code; undefined while there is no hash to check. */
  readonly address: string | undefined
}

/** Puts a label together from the record alone, so that it can be printed without network. */
export function sampleLabel(sample: Sample, { dish, meal, sampler, fridge, reading, origin, hash }: LabelNames): SampleLabelText {
  return {
    no: sampleNumber(sample),
    dish: sample.batch > 1 ? `${dish} #${sample.batch}` : dish,
    meal,
    date: sample.date,
    taken: sample.sampleTime.slice(0, 16),
    keepUntil: dueTime(sample).slice(0, 16),
    weight: `${sample.weightG} g`,
    sampler,
    place: `${fridge} ${sample.slotNo}`,
    reading,
    address: hash ? `${origin}${verifyPath('retained-sample', sample.id, hash)}` : undefined,
  }
}
