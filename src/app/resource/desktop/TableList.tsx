import { type RefObject, useRef, useState } from 'react'
import type { Move } from '../../../contract/flow'
import { isStoodBy } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { lazyPart } from '../../design/lazy-part'
import { Page } from '../../design/Page'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import type { SeveralAct } from '../../record-page/several-act'
import { ListFrame } from '../list/ListFrame'
import { reachWords } from '../list/reach/reach-words'
import { useHeld } from '../list/use-list'
import { TablePaper } from '../paper/TablePaper'
import { useSavedViews } from '../views/use-saved-views'
import { BulkBar } from './bulk/BulkBar'
import { BulkSheet } from './bulk/BulkSheet'
import { isManyChosen, RemoveSheet } from './bulk/RemoveSheet'
import { SeveralSheet } from './bulk/SeveralSheet'
import { FilterChips } from './filter-row/FilterChips'
import { cellAt } from './inline/cells'
import { KeysSheet } from './keys/KeysSheet'
import { useTableKeys } from './keys/use-table-keys'
import { ListTools } from './ListTools'
import { nextDensity } from './own-look/density'
import { SidePanel } from './SidePanel'
import { TableArea } from './TableArea'
import { useSteps } from './use-steps'
import { type TableModel, useTable } from './use-table'
import { ViewsBar } from './views/ViewsBar'
import './table-list.css'

const NounExport = lazyPart(() => import('../list/export/NounExport').then((file) => file.NounExport))

type Props = { resource: Resource; title: string }

/** What lies over the table: its keys, or several rows being changed, by an edit, a move or an act of theirs, or deleted. */
type Over = 'keys' | 'edit' | 'remove' | readonly [string, Move] | SeveralAct

/** Deletes what is chosen: a few rows are asked about by their names, of more it is shown first what becomes of each. */
const removalOf = (table: TableModel, open: (over: Over) => void) => () =>
  isManyChosen(table.chosen) ? open('remove') : table.removeChosen()

function useKeys(ref: RefObject<HTMLElement | null>, table: TableModel, open: (over: Over) => void): void {
  const { resource, state, change, columns, hasChosen } = table
  const groups = [undefined, ...columns.shown.filter((name) => isStoodBy(resource, name))]
  const toFilter = () => {
    if (!table.filtering) table.toggleFiltering()
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('.filter-text, .filter-row input, .filter-button')?.focus())
  }
  const keys = {
    n: table.mayAdd && (() => change({ open: 'new' })),
    e: hasChosen ? table.may.mayEdit && (() => open('edit')) : () => table.editing.store.setState({ at: cellAt(document.activeElement) }),
    Delete: table.may.mayRemove && removalOf(table, open),
    Escape: hasChosen && !state.open && table.chooseNone,
    'Ctrl+c': hasChosen && !table.isBusy && String(getSelection() ?? '') === '' && table.copy,
    f: toFilter,
    'Shift+f': table.toggleFiltering,
    g: () => change({ group: groups[(groups.indexOf(state.group) + 1) % groups.length] }),
    d: () => table.setDensity(nextDensity(table.density)),
    '?': () => open('keys'),
  }
  useTableKeys(ref, keys, table.hasChoice && table.toggle)
}

/** What can be done: with the rows that are chosen, or with the table where there are none. */
function Tools({ table, open }: { table: TableModel; open: (over: Over) => void }) {
  const { resource, list, state, columns, density, filtering, mayAdd, change } = table
  const { flow, chosen, may, outwards } = table
  if (table.hasChosen)
    return (
      <BulkBar
        {...{ resource, flow, chosen, may, state }}
        isBusy={table.isBusy}
        columns={columns.shown}
        shown={list.rows}
        total={list.total}
        onAll={() => table.setChosen({ ids: [], all: true })}
        onNone={table.chooseNone}
        onEdit={() => open('edit')}
        onMove={open}
        onAct={open}
        onCopy={table.copy}
        onPrint={outwards.print}
        onExport={outwards.exportRows}
        onRemove={removalOf(table, open)}
      />
    )
  return (
    <ListTools
      {...{ resource, columns, density, filtering, mayAdd, change }}
      group={state.group}
      filters={state.filters}
      total={list.phase === 'ready' ? list.total : 0}
      isBusy={table.isBusy}
      onPrint={outwards.print}
      onExport={outwards.exportRows}
      onDensity={table.setDensity}
      onFiltering={table.toggleFiltering}
      onReload={list.again}
      onLink={table.copyLink}
      onKeys={() => open('keys')}
    />
  )
}

/** The rows. Where nothing fits the filters the table stays, so that they can be typed on; while they come its head stands already. */
function Rows({ table, noun }: { table: TableModel; noun: string }) {
  const { resource, state, list, density, filtering, change, mayAdd } = table
  const isComing = list.phase === 'loading'
  const framed =
    table.isFiltered || isComing ? { ...list, phase: isComing ? ('ready' as const) : list.phase, total: Math.max(list.total, 1) } : list
  return (
    <ListFrame {...{ noun, mayAdd }} list={framed} filtered={table.isFiltered} onClear={() => change({ filters: {} })}>
      <TableArea
        {...{ resource, state, list, density, filtering, change }}
        {...{ drawn: table.drawn, totals: table.totals, grouping: table.grouping, isParted: table.isParted }}
        editing={table.editing}
        columns={table.columns.shown}
        heads={table.heads}
        chosen={table.hasChoice ? table.chosen : undefined}
        onChoose={table.setChosen}
      />
    </ListFrame>
  )
}

function OverTable({ table, over, onClose }: { table: TableModel; over: Over; onClose: () => void }) {
  const { resource, flow, chosen, list, state } = table
  if (over === 'keys') return <KeysSheet onClose={onClose} />
  const done = () => {
    table.chooseNone()
    onClose()
  }
  const { filters } = state
  if (typeof over === 'object' && 'sheet' in over)
    return <SeveralSheet {...{ resource, chosen, filters, onClose }} act={over} shown={list.rows} onDone={done} />
  if (over === 'remove') return <RemoveSheet {...{ resource, flow, chosen, filters, onClose }} shown={list.rows} onDone={done} />
  return (
    <BulkSheet
      {...{ resource, flow, chosen, filters, onClose }}
      shown={list.rows}
      step={over === 'edit' ? undefined : over}
      onDone={done}
    />
  )
}

/** The table on paper, while it is being printed. */
function OnPaper({ table, title }: { table: TableModel; title: string }) {
  const { resource, state, columns, list, totals, outwards } = table
  const { views } = useSavedViews(resource)
  const { printed, endPrint } = outwards
  if (!printed) return null
  return (
    <TablePaper
      {...{ resource, title, state }}
      view={views.find(({ id }) => id === state.saved)?.name}
      columns={columns.shown}
      rows={printed.rows}
      total={printed.isAll ? list.total : printed.rows.length}
      totals={printed.isAll ? totals : undefined}
      onDone={endPrint}
    />
  )
}

/** What goes out as a sheet, while that is being asked. */
function AsSheet({ table }: { table: TableModel }) {
  const { resource, state, chosen, outwards } = table
  if (!outwards.isExporting) return null
  return (
    <Suspense>
      <NounExport {...{ resource, state }} ids={chosen.all ? [] : chosen.ids} onClose={outwards.endExport} />
    </Suspense>
  )
}

/** A noun's rows for mouse and keyboard: views, tools, the table with its filters, and the open record beside it. */
export function TableList({ resource, title }: Props) {
  const say = useSay()
  const table = useTable(resource)
  const [over, setOver] = useState<Over>()
  const ref = useRef<HTMLElement>(null)
  useKeys(ref, table, setOver)
  const steps = useSteps(table, ref)
  const { state, change } = table
  const { filters, open } = state
  const noun = say(resource.label)
  const { from, isComing } = useHeld(resource)
  return (
    <Page title={title}>
      <div className="list-and-panel">
        <section ref={ref} className="card list-card" aria-label={noun}>
          <ViewsBar {...{ resource, state, change }} />
          <Tools table={table} open={setOver} />
          <FilterChips {...{ resource, filters, change }} />
          {(isComing || from) && (
            <p className="since-note quiet figures" role="status">
              {isComing ? say(reachWords.coming) : say(reachWords.sinceOffline, { from: from ?? '' })}
            </p>
          )}
          <Rows table={table} noun={noun} />
        </section>
        {open && <SidePanel key={open} {...{ resource, noun, open, steps, change }} />}
      </div>
      <OnPaper table={table} title={title} />
      <AsSheet table={table} />
      {over && <OverTable table={table} over={over} onClose={() => setOver(undefined)} />}
    </Page>
  )
}
