import type { Fields } from '../../../../contract/field'
import type { Furniture } from '../../../../server/seed/demo'
import type { Given } from '../../../../server/seed/fill'
import type { Deed } from '../../../../server/seed/seal-furniture'
import { FridgeTemp } from '../../fridge-temp'
import { RetainedSample } from '../../retained-sample'
import { SampleDisposal } from '../../sample-disposal'
import { SampleException } from '../../sample-exception'

type Values = Given['values']

/** What whoever made a record had to say of it: all that the server does not add, and that a later move does not bring. */
const said = (fields: Fields, values: Values, later: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field, { derived }]) => !derived && !later.includes(field))
      .map(([field, { initial }]) => [field, values[field] ?? initial ?? null]),
  )

const steps = (values: Values): readonly { readonly at: string; readonly what: string }[] =>
  (values.history ?? []) as readonly { at: string; what: string }[]

/** What was done to a sample: taken, and perhaps declared void or disposed of. */
function sampleDeeds({ id: key, values }: Given): Deed[] {
  const of = { noun: RetainedSample.name, key }
  const taken = { ...of, verb: 'add', at: String(values.sampleTime), patch: said(RetainedSample.fields, values, ['disposalId', 'reason']) }
  const moved = steps(values).flatMap(({ at, what }): Deed[] => {
    if (what === 'void') return [{ ...of, verb: what, at, patch: { reason: values.reason } }]
    return what === 'dispose' ? [{ ...of, verb: what, at, patch: { disposalId: values.disposalId } }] : []
  })
  return [taken, ...moved]
}

const added =
  (noun: typeof FridgeTemp | typeof SampleDisposal | typeof SampleException, at: (values: Values) => string) =>
  ({ id: key, values }: Given): Deed[] => [{ noun: noun.name, key, verb: 'add', at: at(values), patch: said(noun.fields, values, []) }]

const deedsOf: Readonly<Record<string, (given: Given) => Deed[]>> = {
  [FridgeTemp.name]: added(FridgeTemp, ({ readTime }) => String(readTime)),
  [RetainedSample.name]: sampleDeeds,
  [SampleDisposal.name]: added(SampleDisposal, ({ disposeTime }) => String(disposeTime)),
  [SampleException.name]: added(SampleException, ({ date }) => `${date} 12:00:00`),
}

/** What people did for the records of the demonstration that are evidence. */
export const demoDeeds = (furniture: readonly Furniture[]): Deed[] =>
  furniture.flatMap(({ noun, rows }) => rows.flatMap((row) => deedsOf[noun.name]?.(row) ?? []))
