import { type KeepingState, keepingState } from '../keeping-time'
import { mealRank, type RegisterMeal } from './register-meals'
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
  readonly fridgeTempAtIn: number | null
  readonly fridgeReadTime?: string | null
  readonly status: string | null
  readonly labels?: readonly string[] | null
  readonly disposalId?: string | null
  readonly remark?: string | null
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

/**
 * A line of the printed register. Void samples stay in it, and so does every dish that has none: with the cause, or as `missing` where
 * nobody has given one.
 */
export type RegisterRow = {
  readonly kind: 'sample' | 'exception' | 'missing'
  readonly no: string
  readonly date: string
  readonly mealType: string
  readonly dish: string
  readonly taken: string
  readonly weightG: number | undefined
  readonly sampler: string
  readonly place: string
  readonly temp: number | undefined
  /** When the temperature was read, empty where the record does not say. */
  readonly readAt: string
  readonly disposed: string
  readonly disposedBy: string
  /** A state of `sampleStatus`, more exactly while it is kept; of an exception its `recordState`. */
  readonly state: KeepingState | 'DISPOSED' | 'VOID' | 'VALID'
  readonly labels: readonly string[]
  /** Why it was taken outside its time, amended or voided; of an exception its cause, a value of `sampleMiss`. */
  readonly cause: string
}

type Given = {
  readonly from: string
  readonly to: string
  readonly now: string
  readonly samples: readonly RegisterSample[]
  readonly disposals: readonly Disposal[]
  readonly exceptions: readonly RegisterException[]
  /** What the register is held against; a dish that was served and has neither sample nor cause gets a line of its own. */
  readonly meals: readonly RegisterMeal[]
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
    temp: sample.fridgeTempAtIn ?? undefined,
    readAt: sample.fridgeReadTime?.slice(0, 16) ?? '',
    disposed: disposal?.disposeTime.slice(0, 16) ?? '',
    disposedBy: disposal ? `${person(disposal.disposedById)} ${person(disposal.witnessId)}` : '',
    state: stateOf(sample, now),
    labels: sample.labels ?? [],
    cause: [sample.remark, sample.reason].filter(Boolean).join(' · '),
  }
}

/** A line of a dish nothing is kept of. */
function emptyRow(kind: RegisterRow['kind'], of: Pick<RegisterException, 'date' | 'mealType' | 'dishId'>, { names }: Given): RegisterRow {
  return {
    kind,
    no: '',
    date: of.date,
    mealType: of.mealType,
    dish: names.dish.get(of.dishId) ?? of.dishId,
    taken: '',
    weightG: undefined,
    sampler: '',
    place: '',
    temp: undefined,
    readAt: '',
    disposed: '',
    disposedBy: '',
    state: 'VALID',
    labels: [],
    cause: '',
  }
}

const exceptionRow = (one: RegisterException, given: Given): RegisterRow => ({
  ...emptyRow('exception', one, given),
  sampler: one.recordedBy ?? '',
  state: one.status === 'VOID' ? 'VOID' : 'VALID',
  cause: one.cause,
})

const missingRows = (meal: RegisterMeal, given: Given): RegisterRow[] =>
  meal.isServed ? meal.missingDishes.map((dishId) => emptyRow('missing', { ...meal, dishId }, given)) : []

const rank = (row: RegisterRow): string =>
  `${row.date} ${mealRank(row.mealType)} ${row.taken || '~'} ${row.kind === 'missing' ? '~' : ''}${row.no}`

/** The register of the days `from` to `to`, both included, in the order of days, meals and sampling. */
export function sampleRegister(given: Given): RegisterRow[] {
  const within = ({ date }: { readonly date: string }) => date >= given.from && date <= given.to
  const rows = [
    ...given.samples.filter(within).map((one) => sampleRow(one, given)),
    ...given.exceptions.filter(within).map((one) => exceptionRow(one, given)),
    ...given.meals.flatMap((meal) => missingRows(meal, given)),
  ]
  return rows.sort((one, two) => (rank(one) < rank(two) ? -1 : 1))
}

/** The lines of one meal under what it counts; `meal` is undefined where nothing but void lines is left of it. */
export type RegisterGroup = {
  readonly date: string
  readonly mealType: string
  readonly meal: RegisterMeal | undefined
  readonly rows: readonly RegisterRow[]
}

/** The lines of a register meal by meal; meals that are not served yet come apart, after the others. */
export function registerGroups(meals: readonly RegisterMeal[], rows: readonly RegisterRow[]): RegisterGroup[] {
  const keyOf = ({ date, mealType }: { readonly date: string; readonly mealType: string }) => `${date} ${mealRank(mealType)} ${mealType}`
  const keys = [...new Set([...meals, ...rows].map(keyOf))].sort()
  const groups = keys.flatMap((key) => {
    const [meal, own] = [meals.find((one) => keyOf(one) === key), rows.filter((row) => keyOf(row) === key)]
    const named = meal ?? own[0]
    return named ? [{ date: named.date, mealType: named.mealType, meal, rows: own }] : []
  })
  const isAhead = ({ meal }: RegisterGroup) => meal?.isServed === false
  return [...groups.filter((group) => !isAhead(group)), ...groups.filter(isAhead)]
}
