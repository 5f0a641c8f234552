import type { Fields } from '../../../../contract/field'
import type { Resource } from '../../../../contract/resource'
import type { Deed } from '../../../../server/seed/chain-seeded'
import type { RowOf } from '../../../../server/seed/row'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { RetainedSample } from '../../retained-sample'
import { SampleDisposal } from '../../sample-disposal'
import { SampleException } from '../../sample-exception'

/** What whoever made a record had to say of it: all that the server does not add, and that a later move does not bring. */
const said = (fields: Fields, values: Deed['patch'], later: readonly string[]): Deed['patch'] =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, { derived }]) => !derived && !later.includes(field))
      .map(([field, { initial }]) => [field, values[field] ?? initial ?? null]),
  )

/** What was done to a sample: taken, and perhaps declared void or disposed of. */
function sampleDeeds({ id: key, values }: RowOf<typeof RetainedSample>): Deed[] {
  const of = { noun: RetainedSample.name, key }
  const taken = { ...of, verb: 'add', at: values.sampleTime, patch: said(RetainedSample.fields, values, ['disposalId', 'reason']) }
  const moved = (values.history ?? []).flatMap(({ at, what }): Deed[] => {
    if (what === 'void') return [{ ...of, verb: what, at, patch: { reason: values.reason } }]
    return what === 'dispose' ? [{ ...of, verb: what, at, patch: { disposalId: values.disposalId } }] : []
  })
  return [taken, ...moved]
}

const added = <R extends Resource>({ name, fields }: R, rows: readonly RowOf<R>[], at: (values: RowOf<R>['values']) => string): Deed[] =>
  rows.map(({ id: key, values }) => ({ noun: name, key, verb: 'add', at: at(values), patch: said(fields, values, []) }))

type Kept = {
  readonly temps: readonly RowOf<typeof FridgeTemp>[]
  readonly disposals: readonly RowOf<typeof SampleDisposal>[]
  readonly samples: readonly RowOf<typeof RetainedSample>[]
  readonly exceptions: readonly RowOf<typeof SampleException>[]
}

/** What people did for the records of the demonstration that are evidence. */
export const demoDeeds = ({ temps, disposals, samples, exceptions }: Kept): Deed[] => [
  ...added(FridgeTemp, temps, ({ readTime }) => readTime),
  ...added(SampleDisposal, disposals, ({ disposeTime }) => disposeTime),
  ...samples.flatMap(sampleDeeds),
  ...added(SampleException, exceptions, ({ date }) => `${date} 12:00:00`),
]
