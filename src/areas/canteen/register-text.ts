import { canonicalJson } from '../../contract/chain'
import type { RegisterException, RegisterSample } from './sample-register'

type Given = {
  readonly from: string
  readonly to: string
  readonly samples: readonly RegisterSample[]
  readonly exceptions: readonly RegisterException[]
}

const sampleFacts = (one: RegisterSample) => [
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
]

const exceptionFacts = (one: RegisterException) => [one.id, one.date, one.mealType, one.dishId, one.cause, one.status ?? 'VALID']

/**
 * The text whose SHA-256 stands on a printed register: what its records say, in the order of their ids. It names rows by id and leaves
 * out what the server adds, so it is the same on every device, in both languages, and before and after a record is sent.
 */
export function registerText({ from, to, samples, exceptions }: Given): string {
  const within = ({ date }: { readonly date: string }) => date >= from && date <= to
  const byId = (one: { readonly id: string }, two: { readonly id: string }) => (one.id < two.id ? -1 : 1)
  return canonicalJson({
    from,
    to,
    samples: samples.filter(within).sort(byId).map(sampleFacts),
    exceptions: exceptions.filter(within).sort(byId).map(exceptionFacts),
  })
}
