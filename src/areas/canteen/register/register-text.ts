import { canonicalJson } from '../../../contract/sync/chain'
import { addDays, daysBetween } from '../../../contract/time'
import type { RegisterMenu } from './register-meals'
import type { RegisterException, RegisterSample } from './sample-register'

/** Forms of the register: the first said what is recorded, the second also when fridges were read and which dishes that was held against. */
const registerForms = ['1', '2'] as const
export type RegisterForm = (typeof registerForms)[number]
export const isRegisterForm = (text: string): text is RegisterForm => (registerForms as readonly string[]).includes(text)

type Given = {
  readonly form: RegisterForm
  readonly from: string
  readonly to: string
  readonly samples: readonly RegisterSample[]
  readonly exceptions: readonly RegisterException[]
  readonly menuOf: RegisterMenu
}

const sampleFacts = (one: RegisterSample, form: RegisterForm) => [
  one.id,
  one.date,
  one.mealType,
  one.dishId,
  one.batch,
  one.weightG,
  one.sampleTime,
  one.samplerId,
  one.fridgeId,
  one.slotNo,
  one.fridgeTempAtIn,
  one.status ?? 'KEEPING',
  one.disposalId ?? null,
  one.reason ?? null,
  ...(form === '1' ? [] : [one.fridgeReadTime ?? null, one.remark ?? null]),
]

const exceptionFacts = (one: RegisterException) => [one.id, one.date, one.mealType, one.dishId, one.cause, one.status ?? 'VALID']

/** The dishes each meal of some days was to have samples of, those of a meal in the order of their ids. */
const menuFacts = (from: string, to: string, menuOf: RegisterMenu) =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at)).flatMap((date) =>
    menuOf(date).map(({ meal, dishIds }) => [date, meal, [...dishIds].sort()]),
  )

/**
 * The text whose SHA-256 stands on a printed register: what its records say, in the order of their ids, and what they were held
 * against. It names rows by id and leaves
 * out what the server adds, so it is the same on every device, in both languages, and before and after a record is sent.
 */
export function registerText({ form, from, to, samples, exceptions, menuOf }: Given): string {
  const within = ({ date }: { readonly date: string }) => date >= from && date <= to
  const byId = (one: { readonly id: string }, two: { readonly id: string }) => (one.id < two.id ? -1 : 1)
  return canonicalJson({
    from,
    to,
    samples: samples
      .filter(within)
      .sort(byId)
      .map((one) => sampleFacts(one, form)),
    exceptions: exceptions.filter(within).sort(byId).map(exceptionFacts),
    menu: form === '1' ? undefined : menuFacts(from, to, menuOf),
  })
}
