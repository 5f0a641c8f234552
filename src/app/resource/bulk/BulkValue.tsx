import type { Flow } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { FieldValue } from '../../fields/FieldValue'
import { isGiven } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import type { ViewRow } from '../row'
import type { BulkChange } from './bulk-plan'
import { bulkWords } from './bulk-words'

type Props = { resource: Resource; name: string; value: unknown; words?: unknown }

/** A value of a preview; that there is none is said. */
export function BulkValue({ resource, name, value, words }: Props) {
  const say = useSay()
  const facts = resource.fields[name]
  return facts && isGiven(value) ? <FieldValue facts={facts} value={value} words={words} /> : say(bulkWords.empty)
}

/** A field of a row as it stands. */
export const BulkNow = ({ resource, name, row }: { resource: Resource; name: string; row: ViewRow }) => (
  <BulkValue {...{ resource, name }} value={row[name]} words={row[`${name}_dictText`]} />
)

/** The field an act changes, and what it holds afterwards. */
export function changedBy(act: BulkChange, flow: Flow | undefined): { readonly name: string; readonly value: unknown } {
  return act.kind === 'edit' ? { name: act.field, value: act.value } : { name: flow?.field ?? '', value: act.move.to }
}
