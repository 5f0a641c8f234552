import { type Sums, totalled } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { FieldValue } from '../../fields/FieldValue'

type Props = { resource: Resource; name: string; sums: Sums }

/** What one column comes to: its sum, or of rates the mean, which is said. */
export function SumOf({ resource, name, sums }: Props) {
  const facts = resource.fields[name]
  const value = sums[name]
  const isMean = totalled(resource, name) === 'mean'
  if (!facts || value === undefined) return null
  return (
    <span title={isMean ? 'x̄' : undefined}>
      {isMean && 'x̄ '}
      <FieldValue facts={facts} value={isMean ? Math.round(value * 10) / 10 : value} />
    </span>
  )
}
