import { Plus, Search, SlidersHorizontal } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { RecordForm } from '../form/RecordForm'
import { RecordView } from '../record/RecordView'
import type { ViewRow } from '../row'
import { FilterSheet } from './FilterSheet'
import { ListFrame } from './ListFrame'
import { isFoundByPiece, type ListState } from './list-address'
import { PhoneRows } from './PhoneRows'
import { useListAddress } from './use-list-address'
import { useLongList } from './use-long-list'
import { useMayAdd } from './use-may-add'
import './phone-list.css'
import '../../fields/inputs.css'

type Props = { resource: Resource; title: string }
type Change = (change: Partial<ListState>) => void

function SearchBar({ resource, state, change }: { resource: Resource; state: ListState; change: Change }) {
  const say = useSay()
  const [filtering, setFiltering] = useState(false)
  const { title } = resource
  const isSearched = resource.search.includes(title) && isFoundByPiece(resource, title)
  const count = Object.keys(state.filters).filter((name) => !isSearched || name !== title).length
  const search = (text: string) => {
    const { [title]: _, ...others } = state.filters
    change({ filters: text ? { ...others, [title]: text } : others })
  }
  return (
    <div className="phone-search">
      {isSearched && (
        <label className="search-box">
          <Search aria-hidden />
          <input
            type="search"
            enterKeyHint="search"
            aria-label={say('search')}
            placeholder={say('searchHint')}
            defaultValue={state.filters[title]}
            onChange={(event) => search(event.target.value)}
          />
        </label>
      )}
      {resource.search.length > (isSearched ? 1 : 0) && (
        <BigButton
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-haspopup="dialog"
          aria-label={isSearched ? say('filter') : undefined}
          onClick={() => setFiltering(true)}
        >
          {!isSearched && say('filter')}
          {count > 0 && <span className="figures">{count}</span>}
        </BigButton>
      )}
      {filtering && (
        <FilterSheet
          resource={resource}
          filters={state.filters}
          onApply={(filters) => change({ filters })}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  )
}

type OpenProps = Props & { state: ListState; change: Change; editing: boolean; onEdit: (editing: boolean) => void }

function OpenRecord({ resource, title, state, change, editing, onEdit }: OpenProps) {
  const say = useSay()
  const close = () => change({ open: undefined })
  const isNew = state.open === 'new'
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <Page title={isNew ? say(formWords.addNoun, { noun: title }) : title} onBack={editing ? () => onEdit(false) : close}>
      {isNew ? (
        <RecordForm resource={resource} given={state.filters} onSaved={close} onCancel={close} />
      ) : (
        <RecordView resource={resource} id={state.open ?? ''} editing={editing} onEdit={onEdit} onClose={close} />
      )}
    </Page>
  )
}

/** A noun's rows for fingers: search on top, cards below, the button to add at the bottom. */
export function PhoneList({ resource, title }: Props) {
  const say = useSay()
  const [state, change] = useListAddress(resource)
  const [edited, setEdited] = useState<string>()
  const place = useRef(0)
  const list = useLongList(resource, state)
  const isFiltered = Object.keys(state.filters).length > 0
  const mayAdd = useMayAdd(resource, list, isFiltered)
  const noun = say(resource.label)
  const open = useCallback(
    (id: string, editing = false) => {
      place.current = window.scrollY
      setEdited(editing ? id : undefined)
      change({ open: id })
    },
    [change],
  )
  const read = useCallback((row: ViewRow) => open(row.id), [open])
  if (state.open) {
    const editing = edited === state.open
    const edit = (wanted: boolean) => setEdited(wanted ? state.open : undefined)
    return <OpenRecord {...{ resource, title: noun, state, change, editing }} onEdit={edit} />
  }
  const addButton = mayAdd && (
    <BigButton look="main" wide icon={<Plus aria-hidden />} onClick={() => open('new')}>
      {say(formWords.addNoun, { noun })}
    </BigButton>
  )
  return (
    <Page title={title} main={addButton || undefined}>
      <SearchBar resource={resource} state={state} change={change} />
      <ListFrame {...{ list, noun, mayAdd }} filtered={isFiltered} onClear={() => change({ filters: {} })}>
        <PhoneRows {...{ resource, list }} label={noun} place={place.current} onOpen={read} onEdit={(row) => open(row.id, true)} />
      </ListFrame>
    </Page>
  )
}
