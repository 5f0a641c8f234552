import { useCallback, useMemo } from 'react'
import type { Density } from '../../../contract/list/list-look'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { StateView } from '../../design/StateView'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import type { ListState } from '../list/list-address'
import type { ListView } from '../list/use-list'
import type { Chosen } from './bulk/use-chosen-rows'
import { FilteringContext } from './filter-row/filter-row'
import { GroupingContext } from './group/grouped-rows'
import { TotalsContext } from './group/TotalsRow'
import { useGrouping } from './group/use-grouping'
import { totalledColumns, useTotals } from './group/use-totals'
import { type Editing, EditingContext } from './inline/editing'
import { ListTitles } from './ListTitles'
import { OpenRowContext } from './open-row'
import { RowTable } from './RowTable'

type Props = {
  resource: Resource
  state: ListState
  list: ListView
  columns: readonly string[]
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
export const mostDrawn = 100
/** Pixels above and below the rows of a table that scrolls by itself, and the least it is given. */
const [around, least] = [340, 320]

/** The table with all that its rows know of: what it is narrowed by, what all rows come to, how they stand together, which one is open. */
export function TableArea({ resource, state, list, columns, density, filtering, chosen, onChoose, editing, change }: Props) {
  const say = useSay()
  const { page, size, sorts, filters, group, open } = state
  const hasChoice = chosen !== undefined
  const totals = useTotals(resource, state, columns)
  const grouping = useGrouping(resource, group, list.rows, totals, columns.length + Number(hasChoice))
  const filterRow = useMemo(
    () => (filtering ? { resource, filters, change, columns, hasChoice } : undefined),
    [filtering, resource, filters, change, columns, hasChoice],
  )
  const ids = useMemo(() => (chosen?.all ? list.rows.map(({ id }) => id) : chosen?.ids), [chosen, list.rows])
  const choose = useCallback((keys: readonly string[]) => onChoose({ ids: keys, all: false }), [onChoose])
  const empty = useMemo(
    () => (
      <StateView
        kind="empty"
        title={say('noneFound')}
        action={<BigButton onClick={() => change({ filters: {} })}>{say(formWords.clearFilters)}</BigButton>}
      >
        {say('noneFoundHint')}
      </StateView>
    ),
    [say, change],
  )
  return (
    <OpenRowContext value={open}>
      <FilteringContext value={filterRow}>
        <TotalsContext value={totals}>
          <GroupingContext value={grouping}>
            <div className="table-tool" data-density={density} data-old={list.isOld || undefined}>
              <EditingContext value={editing}>
                <ListTitles {...{ resource, columns }} rows={list.rows}>
                  <RowTable
                    {...{ resource, page, size, sorts, change, empty, columns, editing }}
                    rows={list.rows}
                    total={list.total}
                    chosen={ids}
                    onChoose={choose}
                    hasTotals={list.total > 1 && totalledColumns(resource, columns).length > 0}
                    height={size > mostDrawn ? Math.max(least, window.innerHeight - around) : undefined}
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
