import { useCallback, useMemo } from 'react'
import type { Density } from '../../../contract/list/list-look'
import type { Totals } from '../../../contract/list/summary'
import { pageSizes } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { StateView } from '../../design/StateView'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import type { Chosen } from '../bulk/use-chosen-rows'
import { ListTitles } from '../ListTitles'
import type { ListState } from '../list/list-address'
import type { ListView } from '../list/use-list'
import type { ViewRow } from '../row'
import { FilteringContext } from './filter-row/filter-row'
import { type Grouping, GroupingContext } from './group/grouped-rows'
import { TotalsContext } from './group/TotalsRow'
import { totalledColumns } from './group/use-totals'
import { type Editing, EditingContext } from './inline/editing'
import { OpenRowContext } from './open-row'
import type { Heads } from './own-look/use-heads'
import { RowTable } from './RowTable'
import { SkeletonRows } from './SkeletonRows'

type Props = {
  resource: Resource
  state: ListState
  list: ListView
  /** Its rows, with what keeps the places of headings. */
  drawn: readonly ViewRow[]
  totals: Totals | undefined
  grouping: Grouping | undefined
  /** Whether its groups are fetched one by one, so that there are no pages. */
  isParted: boolean
  columns: readonly string[]
  heads: Heads
  density: Density
  /** Whether the row of filters is shown. */
  filtering: boolean
  /** What is chosen; undefined where nothing may be done with several at once. */
  chosen: Chosen | undefined
  onChoose: (chosen: Chosen) => void
  /** What may be written in where it stands. */
  editing: Editing
  change: (change: Partial<ListState>) => void
}

/** Rows of a page up to which all of them are drawn. */
const mostDrawn = 100
/** Rows of a page that stands in groups: these have headings between rows, and rows of which only those in view are drawn have none. */
export const mostGrouped = 300
const groupedSizes = pageSizes.filter((size) => size <= mostGrouped)

/** Rows that are shown as on their way. */
const mostComing = 12

/** What stands where nothing passes the filters, which stay in the head above. */
function NoneFound({ change }: Pick<Props, 'change'>) {
  const say = useSay()
  return (
    <StateView
      kind="empty"
      title={say('noneFound')}
      action={<BigButton onClick={() => change({ filters: {} })}>{say(formWords.clearFilters)}</BigButton>}
    >
      {say('noneFoundHint')}
    </StateView>
  )
}

/** How many rows a page may have, and whether all of them are drawn. */
const pageFacts = ({ size, group }: ListState) => ({
  sizes: group ? groupedSizes : pageSizes,
  isLong: size > mostDrawn && !group,
})

/** The table with all that its rows know of: what it is narrowed by, what all rows come to, how they stand together, which one is open. */
export function TableArea(props: Props) {
  const {
    resource,
    state,
    list,
    drawn,
    totals,
    grouping,
    isParted,
    columns,
    heads,
    density,
    filtering,
    chosen,
    onChoose,
    editing,
    change,
  } = props
  const { page, size, sorts, filters, open } = state
  const hasChoice = chosen !== undefined
  const filterRow = useMemo(
    () => (filtering ? { resource, filters, change, columns, hasChoice } : undefined),
    [filtering, resource, filters, change, columns, hasChoice],
  )
  const ids = useMemo(() => (chosen?.all ? list.rows.map(({ id }) => id) : chosen?.ids), [chosen, list.rows])
  const choose = useCallback((keys: readonly string[]) => onChoose({ ids: keys, all: false }), [onChoose])
  const isComing = list.phase === 'loading'
  const empty = useMemo(
    () => (isComing ? <SkeletonRows rows={Math.min(size, mostComing)} /> : <NoneFound change={change} />),
    [isComing, size, change],
  )
  return (
    <OpenRowContext value={open}>
      <FilteringContext value={filterRow}>
        <TotalsContext value={totals}>
          <GroupingContext value={grouping}>
            <div className="table-tool" data-density={density} data-old={list.isOld || undefined} data-coming={isComing || undefined}>
              <EditingContext value={editing}>
                <ListTitles {...{ resource, columns }} rows={list.rows}>
                  <RowTable
                    {...{ resource, page, size, sorts, change, empty, columns, heads, editing }}
                    rows={drawn}
                    total={list.total}
                    isPaged={!isParted && !isComing}
                    chosen={ids}
                    onChoose={choose}
                    hasTotals={list.total > 1 && totalledColumns(resource, columns).length > 0}
                    {...pageFacts(state)}
                  />
                </ListTitles>
              </EditingContext>
            </div>
          </GroupingContext>
        </TotalsContext>
      </FilteringContext>
    </OpenRowContext>
  )
}
