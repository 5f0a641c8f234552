import Table from 'antd/es/table'
import { createContext, useContext } from 'react'
import { type Totals, totalled } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { useSay } from '../../../language/use-say'
import { SumOf } from '../../group/SumOf'
import { paperWords } from '../../paper/paper-words'
import { tableWords } from '../table-words'

export const TotalsContext = createContext<Totals | undefined>(undefined)

type Props = { resource: Resource; columns: readonly string[]; hasChoice: boolean }

/** The last line of a table: what all rows come to that pass its filters, on other pages as well. */
export function TotalsRow({ resource, columns, hasChoice }: Props) {
  const say = useSay()
  const totals = useContext(TotalsContext)
  const first = hasChoice ? 1 : 0
  return (
    <Table.Summary.Row className="totals-row">
      {hasChoice && <Table.Summary.Cell index={0} className="totals-choice" />}
      {columns.map((name, at) => (
        <Table.Summary.Cell key={name} index={at + first} align={totalled(resource, name) ? 'right' : undefined}>
          {at === 0 && say(paperWords.total)}
          {at === 0 && totals && <span className="quiet"> {say(tableWords.totalOf, { count: totals.count })}</span>}
          {at > 0 && totals && <SumOf {...{ resource, name }} sums={totals.sums} />}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
