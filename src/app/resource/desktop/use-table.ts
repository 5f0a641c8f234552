import { useMemo, useState } from 'react'
import { flowOf } from '../../../contract/catalogue'
import type { Density } from '../../../contract/list/list-look'
import type { Resource } from '../../../contract/resource'
import { toast } from '../../design/overlay/toast'
import { useSay } from '../../language/use-say'
import { useProduct } from '../../shell/product'
import { type Chosen, nothingChosen } from '../bulk/use-chosen-rows'
import { useMayBulk } from '../bulk/use-may-bulk'
import type { ListState } from '../list/list-address'
import { useList } from '../list/use-list'
import { useListAddress } from '../list/use-list-address'
import { useMayAdd } from '../list/use-may-add'
import { useRemoval } from '../record/use-removal'
import { useFilterRow } from './filter-row/use-filter-row'
import { isPlace } from './group/grouped-rows'
import { useFolds } from './group/use-folds'
import { useGroupRows } from './group/use-group-rows'
import { useGrouping } from './group/use-grouping'
import { useTotals } from './group/use-totals'
import { useEditing } from './inline/use-editing'
import { toClipboard } from './keys/to-clipboard'
import { useCopy } from './keys/use-copy'
import { linkTo } from './link-to'
import { useColumns } from './own-look/use-columns'
import { useHeads } from './own-look/use-heads'
import { useOwnLook } from './own-look/use-own-look'
import { mostGrouped } from './TableArea'
import { tableWords } from './table-words'
import { useOutwards } from './use-outwards'

/** How a list is looked at: what stands in the address, and what this person likes where that says nothing. */
function useLook(resource: Resource) {
  const [asked, change] = useListAddress(resource)
  const state: ListState = useMemo(() => (asked.group ? { ...asked, size: Math.min(asked.size, mostGrouped) } : asked), [asked])
  const [own, like] = useOwnLook(resource)
  const [filtering, toggleFiltering] = useFilterRow()
  const columns = useColumns(resource, state, { own, like }, change)
  const setDensity = (density: Density) => (state.density ? change({ density }) : like({ density }))
  const heads = useHeads(own, like, columns)
  return { state, change, columns, heads, density: state.density ?? own.density ?? 'plain', setDensity, filtering, toggleFiltering }
}

/** Which rows are chosen, and what is to become of them. */
function useChoice() {
  const [chosen, setChosen] = useState<Chosen>(nothingChosen)
  const toggle = (row: string) =>
    setChosen(({ ids }) => ({ all: false, ids: ids.includes(row) ? ids.filter((id) => id !== row) : [...ids, row] }))
  const hasChosen = chosen.all || chosen.ids.length > 0
  return { chosen, setChosen, toggle, hasChosen, chooseNone: () => setChosen(nothingChosen) }
}

/**
 * The rows of a table as it draws them: page by page, or where they stand in groups and there are more than a page of them, group by group as
 * these are opened. `list`: those that are rows; `drawn`: with what keeps the places of headings.
 */
function useRows(resource: Resource, state: ListState, columns: readonly string[], hasChoice: boolean) {
  const list = useList(resource, state)
  const totals = useTotals(resource, state, columns)
  const folding = useFolds(resource.name, state.group)
  const groupRows = useGroupRows(resource, state, totals, folding)
  const isParted = groupRows.grouped !== undefined
  const grouped = useGrouping({ resource, group: state.group, rows: list.rows, totals, folding, groupRows, columns, hasChoice })
  const drawn = grouped?.rows ?? list.rows
  const rows = useMemo(() => (isParted ? drawn.filter((row) => !isPlace(row)) : drawn), [isParted, drawn])
  return { list: { ...list, rows }, drawn, totals, grouping: grouped?.grouping, isParted }
}

/** All a table shows of a noun just now, and what this person may do with it. */
export function useTable(resource: Resource) {
  const say = useSay()
  const look = useLook(resource)
  const choice = useChoice()
  const { state, columns, density } = look
  const { chosen, chooseNone } = choice
  const hasChoice = !resource.single
  const { list, ...around } = useRows(resource, state, columns.shown, hasChoice)
  const outwards = useOutwards(resource, state, chosen)
  const { copy, isCopying } = useCopy(resource, state, chosen, { rows: list.rows, total: list.total, columns: columns.shown })
  const remove = useRemoval(resource, list.rows)
  const editing = useEditing(resource)
  const flow = flowOf(useProduct().catalogue, resource.name)
  const isFiltered = Object.keys(state.filters).length > 0
  const ids = useMemo(() => list.rows.map(({ id }) => id), [list.rows])
  const rights = { may: useMayBulk(resource, flow), mayAdd: useMayAdd(resource, list, isFiltered) }
  return {
    ...look,
    ...choice,
    ...rights,
    ...around,
    ...{ hasChoice, outwards, resource, list, flow, isFiltered, ids, editing },
    removeChosen: () => void remove(chosen.ids).then((gone) => gone && chooseNone()),
    isBusy: outwards.isBusy || isCopying,
    copy,
    copyLink: () =>
      void toClipboard(linkTo({ ...state, columns: columns.shown, density })).then(
        () => toast(say(tableWords.linkCopied)),
        () => toast(say(tableWords.notCopied), { tone: 'bad' }),
      ),
  }
}

export type TableModel = ReturnType<typeof useTable>
