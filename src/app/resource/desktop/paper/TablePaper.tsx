import { Fragment, useEffect, useMemo } from 'react'
import { type Totals, totalled } from '../../../../contract/list/summary'
import type { Resource } from '../../../../contract/resource'
import { useSay } from '../../../language/use-say'
import { Paper } from '../../../paper/Paper'
import { useSession } from '../../../session/session'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'
import { FilterWords } from '../filter-row/FilterChips'
import { groupedRows } from '../group/grouped-rows'
import { SumOf } from '../group/TotalsRow'
import { useGroupNames } from '../group/use-grouping'
import { ListTitles } from '../ListTitles'
import { tableWords } from '../table-words'
import { PaperCell } from './PaperCell'

type Props = {
  resource: Resource
  /** What the table is called, and the view it shows. */
  title: string
  view: string | undefined
  state: ListState
  columns: readonly string[]
  rows: readonly ViewRow[]
  /** How many rows there would be. */
  total: number
  /** What all rows come to; undefined of those that were chosen. */
  totals: Totals | undefined
  onDone: () => void
}

/** Milliseconds in which what rows refer to is told, where only this device knows it. */
const untold = 600

/** Prints once all stands, and tells when that is over. */
function usePrinting(rows: readonly ViewRow[], onDone: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper is printed once
  useEffect(() => {
    const isTold = rows.some((row) => Object.keys(row).some((name) => name.endsWith('_dictText')))
    const timer = setTimeout(() => window.print(), isTold ? 50 : untold)
    window.addEventListener('afterprint', onDone)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', onDone)
    }
  }, [])
}

function About({ resource, view, state, rows, total }: Props) {
  const say = useSay()
  const fields = Object.keys(state.filters).length > 0
  return (
    <>
      {view !== undefined && <strong>{view} · </strong>}
      {fields && <FilterWords resource={resource} filters={state.filters} />}
      {say(rows.length < total ? tableWords.printedFirst : tableWords.printed, { count: rows.length, total })}
    </>
  )
}

function SumRow({ resource, columns, sums, name }: Pick<Props, 'resource' | 'columns'> & { sums: Totals['sums']; name: string }) {
  return (
    <tr className="paper-sum">
      {columns.map((column, at) => (
        <td key={column} className={at === 0 ? 'print-words' : undefined}>
          {at === 0 ? name : <SumOf {...{ resource, sums }} name={column} />}
        </td>
      ))}
    </tr>
  )
}

function Body(props: Props) {
  const { resource, state, columns, rows, totals } = props
  const say = useSay()
  const { group } = state
  const heads = useMemo(() => (group ? groupedRows(resource, group, rows, () => true).heads : undefined), [resource, group, rows])
  const nameOf = useGroupNames(resource, group, rows, totals)
  const sumsOf = (value: string | null) => totals?.groups?.find((one) => one.value === value)?.sums ?? {}
  const hasTotals = totals !== undefined && columns.some((name) => totalled(resource, name))
  return (
    <tbody>
      {rows.map((row) => {
        const head = heads?.get(row.id)
        return (
          <Fragment key={row.id}>
            {head !== undefined && <SumRow {...{ resource, columns }} name={nameOf(head)} sums={sumsOf(head)} />}
            <tr>
              {columns.map((name) => (
                <PaperCell key={name} {...{ resource, row, name }} />
              ))}
            </tr>
          </Fragment>
        )
      })}
      {hasTotals && <SumRow {...{ resource, columns }} name={say(tableWords.total)} sums={totals.sums} />}
    </tbody>
  )
}

/** A table on paper as it stands: its columns, order and groups, which view it is, what it is narrowed to, who printed it and when. */
export function TablePaper(props: Props) {
  const { resource, title, columns, rows, onDone } = props
  const say = useSay()
  const house = useSession((state) => state.house ?? '')
  const by = useSession((state) => state.person?.realname ?? '')
  usePrinting(rows, onDone)
  return (
    <Paper house={house} title={title} layout="landscape" about={<About {...props} />} by={by}>
      <ListTitles {...{ resource, columns, rows }}>
        <table className="table-paper">
          <thead>
            <tr>
              {columns.map((name) => {
                const facts = resource.fields[name]
                return facts && <th key={name}>{say(facts.label)}</th>
              })}
            </tr>
          </thead>
          <Body {...props} />
        </table>
      </ListTitles>
    </Paper>
  )
}
