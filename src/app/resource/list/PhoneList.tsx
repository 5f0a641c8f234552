import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { Page } from '../../design/Page'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { RecordForm } from '../form/RecordForm'
import { RecordSteps } from '../record/RecordSteps'
import { RecordView } from '../record/RecordView'
import type { ViewRow } from '../row'
import { BatchDock } from './batch/BatchDock'
import { useChoosing } from './batch/use-choosing'
import { parted, useFoundRows } from './filter/use-found-rows'
import { ListFrame } from './ListFrame'
import type { ListState } from './list-address'
import { PhoneRows } from './PhoneRows'
import { PhoneSearch } from './PhoneSearch'
import { ListTotal, type Reach, ReachButton } from './reach/ListTotal'
import { useSections } from './sections/use-sections'
import { SheetsButton } from './sheets/SheetsButton'
import { useCardFields } from './use-card-fields'
import { useIsLocal, WholeContext } from './use-list'
import { useListAddress } from './use-list-address'
import { type LongList, useLongList } from './use-long-list'
import { useMayAdd } from './use-may-add'
import { useNeighbours } from './use-neighbours'
import { usePlace } from './use-place'
import { useSame } from './use-same'
import { ViewChips } from './views/ViewChips'
import { listWords } from './words'
import './phone-list.css'
import '../../fields/inputs.css'

type Props = { resource: Resource; title: string }
type Change = (change: Partial<ListState>) => void
type OpenProps = Props & { state: ListState; change: Change; list: LongList; editing: boolean; onEdit: (editing: boolean) => void }

function OpenRecord({ resource, title, state, change, list, editing, onEdit }: OpenProps) {
  const say = useSay()
  const close = () => change({ open: undefined })
  const isNew = state.open === 'new'
  const { at, previous, next } = useNeighbours(list, state.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record is read from its head
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [state.open])
  const go = (id: string | undefined) => id && change({ open: id })
  const steps = !editing && at >= 0 && <RecordSteps {...{ at, previous, next, go }} total={list.total} />
  return (
    <Page title={isNew ? say(formWords.addNoun, { noun: title }) : title} onBack={editing ? () => onEdit(false) : close} actions={steps}>
      {isNew ? (
        <RecordForm resource={resource} given={state.filters} onSaved={close} onCancel={close} />
      ) : (
        <RecordView {...{ resource, editing, onEdit }} id={state.open ?? ''} known={at < 0 ? undefined : list.rowAt(at)} onClose={close} />
      )}
    </Page>
  )
}

/** The rows a list shows: as its filters have them, found by what is typed, and in the parts they fall into. */
function useShownRows(resource: Resource, state: ListState) {
  const { words, others } = parted(resource, state.filters, useIsLocal(resource))
  const filters = useSame(others)
  const list = useFoundRows(resource, useLongList(resource, { ...state, filters }), words)
  const card = useCardFields(resource)
  return useSections(resource, list, card, { sorts: state.sorts, filters: others })
}

/** Opening a record from its card, to read it or to edit it, and where the list was when that was done. */
function useOpening(state: ListState, change: Change) {
  const [edited, setEdited] = useState<string>()
  const place = usePlace(!state.open)
  const open = useCallback(
    (id: string, editing = false) => {
      place.current = window.scrollY
      setEdited(editing ? id : undefined)
      change({ open: id })
    },
    [change, place],
  )
  const read = useCallback((row: ViewRow) => open(row.id), [open])
  const edit = useCallback((row: ViewRow) => open(row.id, true), [open])
  return { place, edited, setEdited, open, read, edit }
}

/** A noun's rows for fingers: search on top, rows below, the button to add over them where the thumb is. */
export function PhoneList({ resource, title }: Props) {
  const [state, change] = useListAddress(resource)
  const isWhole = state.whole && resource.offline.days !== undefined
  return (
    <WholeContext value={isWhole ? resource.name : ''}>
      <Rows {...{ resource, title, state, change }} />
    </WholeContext>
  )
}

function Rows({ resource, title, state, change }: Props & { state: ListState; change: Change }) {
  const say = useSay()
  const { place, edited, setEdited, open, read, edit } = useOpening(state, change)
  const { list, sections, hasLetters } = useShownRows(resource, state)
  const choosing = useChoosing()
  const isFiltered = Object.keys(state.filters).length > 0
  const mayAdd = useMayAdd(resource, list, isFiltered)
  const noun = say(resource.label)
  const reach: Reach = { isWhole: state.whole === true, change: (whole) => change({ whole }) }
  if (state.open) {
    const editing = edited === state.open
    const onEdit = (wanted: boolean) => setEdited(wanted ? state.open : undefined)
    return <OpenRecord {...{ resource, title: noun, state, change, list, editing, onEdit }} />
  }
  const { ids } = choosing
  const { total, rows } = list
  const sheets = <SheetsButton {...{ resource, state, total, rows, mayAdd }} heading={title} ids={ids && [...ids.keys()]} />
  return (
    <Page
      title={ids ? say(listWords.chosen, { count: ids.size }) : title}
      onBack={ids ? choosing.end : undefined}
      actions={sheets}
      main={ids && <BatchDock {...{ resource, state }} rows={[...ids.values()]} onDone={choosing.end} />}
    >
      {!ids && <PhoneSearch {...{ resource, state, change }} />}
      {!ids && <ViewChips {...{ resource, state, change }} />}
      <ListFrame
        {...{ list, noun, mayAdd }}
        filtered={isFiltered}
        beyond={<ReachButton {...{ resource, reach }} />}
        onClear={() => change({ filters: {} })}
      >
        <PhoneRows
          {...{ resource, list, sections, hasLetters }}
          above={<ListTotal {...{ resource, reach }} total={list.total} />}
          choosing={resource.single ? undefined : choosing}
          label={noun}
          place={place.current}
          onOpen={read}
          onEdit={edit}
        />
      </ListFrame>
      {mayAdd && !ids && (
        <button type="button" className="round-add" aria-label={say(formWords.addNoun, { noun })} onClick={() => open('new')}>
          <Plus size={28} aria-hidden />
        </button>
      )}
    </Page>
  )
}
