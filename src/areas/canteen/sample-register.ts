import { type Meal, meals } from '../meal'
import { type KeepingState, keepingState } from './keeping-time'
import { sampleNumber } from './sample-number'

/** What a register is made from: records as devices and the server have them. */
export type RegisterSample = {
  readonly id: string
  readonly date: string
  readonly mealType: string
  readonly dishId: string
  readonly dishName?: string | null
  readonly batch: number
  readonly weightG: number
  readonly sampleTime: string
  readonly samplerId: string
  readonly fridgeId: string
  readonly slotNo: string
  readonly fridgeTempAtIn: number
  readonly status: string | null
  readonly labels?: readonly string[] | null
  readonly disposalId?: string | null
  readonly reason?: string | null
}
type Disposal = { readonly id: string; readonly disposeTime: string; readonly disposedById: string; readonly witnessId: string }
export type RegisterException = {
  readonly id: string
  readonly date: string
  readonly mealType: string
  readonly dishId: string
  readonly cause: string
  readonly status: string | null
  readonly recordedBy?: string | null
}

/** Names of rows by their ids. */
export type Names = {
  readonly dish: ReadonlyMap<string, string>
  readonly staff: ReadonlyMap<string, string>
  readonly fridge: ReadonlyMap<string, string>
}

/** A line of the printed register. Void samples stay in it, and so does every dish that has none, with the cause. */
export type RegisterRow = {
  readonly kind: 'sample' | 'exception'
  readonly no: string
  readonly date: string
  readonly mealType: string
  readonly dish: string
  readonly taken: string
  readonly weightG: number | undefined
  readonly sampler: string
  readonly place: string
  readonly temp: number | undefined
  readonly disposed: string
  readonly disposedBy: string
  /** A state of `sampleStatus`, more exactly while it is kept; of an exception its `recordState`. */
  readonly state: KeepingState | 'DISPOSED' | 'VOID' | 'VALID'
  readonly labels: readonly string[]
  /** Why it was amended or voided; of an exception its cause, a value of `sampleMiss`. */
  readonly cause: string
}

type Given = {
  readonly from: string
  readonly to: string
  readonly now: string
  readonly samples: readonly RegisterSample[]
  readonly disposals: readonly Disposal[]
  readonly exceptions: readonly RegisterException[]
  readonly names: Names
}

const stateOf = (sample: RegisterSample, now: string): RegisterRow['state'] =>
  sample.status === 'DISPOSED' || sample.status === 'VOID' ? sample.status : keepingState(sample, now)

function sampleRow(sample: RegisterSample, { names, now, disposals }: Given): RegisterRow {
  const disposal = disposals.find((one) => one.id === sample.disposalId)
  const person = (id: string) => names.staff.get(id) ?? id
  return {
    kind: 'sample',
    no: sampleNumber(sample),
    date: sample.date,
    mealType: sample.mealType,
    dish: sample.dishName ?? names.dish.get(sample.dishId) ?? sample.dishId,
    taken: sample.sampleTime.slice(0, 16),
    weightG: sample.weightG,
    sampler: person(sample.samplerId),
    place: `${names.fridge.get(sample.fridgeId) ?? sample.fridgeId} ${sample.slotNo}`,
    temp: sample.fridgeTempAtIn,
    disposed: disposal?.disposeTime.slice(0, 16) ?? '',
    disposedBy: disposal ? `${person(disposal.disposedById)} ${person(disposal.witnessId)}` : '',
    state: stateOf(sample, now),
    labels: sample.labels ?? [],
    cause: sample.reason ?? '',
  }
}

const exceptionRow = (one: RegisterException, { names }: Given): RegisterRow => ({
  kind: 'exception',
  no: '',
  date: one.date,
  mealType: one.mealType,
  dish: names.dish.get(one.dishId) ?? one.dishId,
  taken: '',
  weightG: undefined,
  sampler: one.recordedBy ?? '',
  place: '',
  temp: undefined,
  disposed: '',
  disposedBy: '',
  state: one.status === 'VOID' ? 'VOID' : 'VALID',
  labels: [],
  cause: one.cause,
})

const rank = (row: RegisterRow): string => {
  const at = meals.indexOf(row.mealType as Meal)
  return `${row.date} ${at < 0 ? 9 : at} ${row.taken || '~'} ${row.no}`
}

/** The register of the days `from` to `to`, both included, in the order of days, meals and sampling. */
export function sampleRegister(given: Given): RegisterRow[] {
  const within = ({ date }: { readonly date: string }) => date >= given.from && date <= given.to
  const rows = [
    ...given.samples.filter(within).map((one) => sampleRow(one, given)),
    ...given.exceptions.filter(within).map((one) => exceptionRow(one, given)),
  ]
  return rows.sort((one, two) => (rank(one) < rank(two) ? -1 : 1))
}
