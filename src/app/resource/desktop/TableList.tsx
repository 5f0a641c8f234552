import { Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { isTyping, useKey } from '../../design/desktop/use-key'
import { Page } from '../../design/Page'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { ListFrame } from '../list/ListFrame'
import { useList } from '../list/use-list'
import { useListAddress } from '../list/use-list-address'
import { useMayAdd } from '../list/use-may-add'
import { useRemoval } from '../record/use-removal'
import { ColumnChoice } from './ColumnChoice'
import { OpenRowContext } from './open-row'
import { RowTable } from './RowTable'
import { pressInList } from './row-keys'
import { SearchRow } from './SearchRow'
import { SidePanel } from './SidePanel'
import { useColumns } from './use-columns'
import './table-list.css'

type Props = { resource: Resource; title: string }

/** A noun's rows for mouse and keyboard: search row, toolbar, table, and the open record beside it. */
export function TableList({ resource, title }: Props) {
  const say = useSay()
  const can = useCan()
  const [state, change] = useListAddress(resource)
  const { page, size, sorts } = state
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useList(resource, state)
  const remove = useRemoval(resource, list.rows)
  const columns = useColumns(resource)
  const noun = say(resource.label)
  const isFiltered = Object.keys(state.filters).length > 0
  const mayAdd = useMayAdd(resource, list, isFiltered)
  const mayRemove = resource.verbs.includes('remove') && can(`${resource.name}:remove`)
  const ref = useRef<HTMLElement>(null)
  useKey((event) => ref.current !== null && pressInList(ref.current, event, isTyping(event.target)))
  return (
    <Page title={title}>
      <div className="list-and-panel">
        <section ref={ref} className="card list-card" aria-label={noun}>
          <SearchRow resource={resource} filters={state.filters} change={change} />
          <div className="list-tools" role="toolbar" aria-label={say('actions')}>
            {mayAdd && (
              <BigButton look="main" icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: 'new' })}>
                {say('add')}
              </BigButton>
            )}
            {mayRemove && (
              <BigButton icon={<Trash2 size={16} aria-hidden />} onClick={() => void remove(chosen).then((gone) => gone && setChosen([]))}>
                {chosen.length > 0 ? say(formWords.removeChosen, { count: chosen.length }) : say(formWords.batchRemove)}
              </BigButton>
            )}
            <span className="list-tools-end">
              <BigButton look="quiet" aria-label={say('reload')} icon={<RefreshCw size={16} aria-hidden />} onClick={list.again} />
              <ColumnChoice resource={resource} columns={columns} />
            </span>
          </div>
          <ListFrame {...{ list, noun, mayAdd }} filtered={isFiltered} onClear={() => change({ filters: {} })}>
            <OpenRowContext value={state.open}>
              <RowTable
                {...{ resource, page, size, sorts, change }}
                rows={list.rows}
                total={list.total}
                columns={columns.shown}
                chosen={mayRemove ? chosen : undefined}
                onChoose={setChosen}
              />
            </OpenRowContext>
          </ListFrame>
        </section>
        {state.open && <SidePanel key={state.open} resource={resource} noun={noun} open={state.open} change={change} />}
      </div>
    </Page>
  )
}
