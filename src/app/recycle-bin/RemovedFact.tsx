import type { Resource } from '../../contract/resource'
import { FieldValue } from '../fields/FieldValue'
import { isTold } from '../fields/plain-value'
import type { ViewRow } from '../resource/row'

/** What a removed row held in a field. */
export function RemovedFact({ resource, row, name }: { resource: Resource; row: ViewRow; name: string }) {
  const facts = resource.fields[name]
  if (!facts || !isTold(facts, row[name])) return null
  return facts.kind === 'secret' ? String(row[name]) : <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
}
