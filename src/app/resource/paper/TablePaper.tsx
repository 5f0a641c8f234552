import { Fragment, useEffect, useMemo, useRef } from 'react'
import { type Totals, totalled } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { useSay } from '../../language/use-say'
import { Paper } from '../../paper/Paper'
import { useSession } from '../../session/session'
import { headsOf } from '../group/heads-of'
import { SumOf } from '../group/SumOf'
import { useGroupNames } from '../group/use-group-names'
import { ListTitles, useIsNamed } from '../ListTitles'
import { FilterWords } from '../list/filter/FilterWords'
import type { ListState } from '../list/list-address'
import type { ViewRow } from '../row'
import { PaperCell } from './PaperCell'
import { paperWords } from './paper-words'

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

/** Milliseconds in which words stand that only this device knows, such as those of dictionaries. */
const settling = 600
/** Milliseconds after which what rows refer to is not waited for any longer. */
const patience = 4000

/** Prints once all stands, and tells when that is over. */
function PrintsOnce({ resource, columns, rows, onDone }: Pick<Props, 'resource' | 'columns' | 'rows' | 'onDone'>) {
  const isNamed = useIsNamed(resource, columns, rows)
  const isPrinted = useRef(false)
  const isTold = useMemo(() => rows.some((row) => Object.keys(row).some((name) => name.endsWith('_dictText'))), [rows])
  const wait = !isNamed ? patience : isTold ? 50 : settling
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isPrinted.current) return
      isPrinted.current = true
      window.print()
    }, wait)
    return () => clearTimeout(timer)
  }, [wait])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    return () => window.removeEventListener('afterprint', onDone)
  }, [])
  return null
}

function About({ resource, view, state, rows, total }: Props) {
  const say = useSay()
  const fields = Object.keys(state.filters).length > 0
  return (
    <>
      {view !== undefined && <strong>{view} · </strong>}
      {fields && <FilterWords resource={resource} filters={state.filters} />}
      {say(rows.length < total ? paperWords.printedFirst : paperWords.printed, { count: rows.length, total })}
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
  const heads = useMemo(() => (group ? headsOf(resource, group, rows) : undefined), [resource, group, rows])
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
      {hasTotals && <SumRow {...{ resource, columns }} name={say(paperWords.total)} sums={totals.sums} />}
    </tbody>
  )
}

/** A table on paper as it stands: its columns, order and groups, which view it is, what it is narrowed to, who printed it and when. */
export function TablePaper(props: Props) {
  const { resource, title, columns, rows } = props
  const say = useSay()
  const house = useSession((state) => state.house ?? '')
  const by = useSession((state) => state.person?.realname ?? '')
  return (
    <Paper house={house} title={title} layout="landscape" about={<About {...props} />} by={by}>
      <ListTitles {...{ resource, columns, rows }}>
        <PrintsOnce {...props} />
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
