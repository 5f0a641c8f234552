import Table from 'antd/es/table'
import { createContext, useContext } from 'react'
import { type Sums, type Totals, totalled } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { FieldValue } from '../../../fields/FieldValue'
import { useSay } from '../../../language/use-say'
import { tableWords } from '../table-words'

export const TotalsContext = createContext<Totals | undefined>(undefined)

type SumProps = { resource: Resource; name: string; sums: Sums }

/** What one column comes to: its sum, or of rates the mean, which is said. */
export function SumOf({ resource, name, sums }: SumProps) {
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

type Props = { resource: Resource; columns: readonly string[]; hasChoice: boolean }

/** The last line of a table: what all rows come to that pass its filters, on other pages as well. */
export function TotalsRow({ resource, columns, hasChoice }: Props) {
  const say = useSay()
  const totals = useContext(TotalsContext)
  const first = hasChoice ? 1 : 0
  return (
    <Table.Summary.Row className="totals-row">
      {hasChoice && <Table.Summary.Cell index={0} />}
      {columns.map((name, at) => (
        <Table.Summary.Cell key={name} index={at + first} align={totalled(resource, name) ? 'right' : undefined}>
          {at === 0 && say(tableWords.total)}
          {at === 0 && totals && <span className="quiet"> {say(tableWords.totalOf, { count: totals.count })}</span>}
          {at > 0 && totals && <SumOf {...{ resource, name }} sums={totals.sums} />}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
