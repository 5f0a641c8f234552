import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Sheet } from '../../../design/overlay/Sheet'
import { formWords } from '../../../language/form-words'
import { useSay } from '../../../language/use-say'
import { FilterInput } from '../FilterInput'
import type { ListState } from '../list-address'
import { KeepView } from '../views/KeepView'
import { listWords } from '../words'
import { FilterChips } from './FilterChips'
import { ListQuery } from './ListQuery'
import { useDraftCounts } from './use-draft-counts'

type Filters = ListState['filters']
type Props = { resource: Resource; state: ListState; onApply: (change: Partial<ListState>) => void; onClose: () => void }

const without = (filters: Filters, name: string): Filters => Object.fromEntries(Object.entries(filters).filter(([one]) => one !== name))

/** The filters of a list, in a sheet. Each says how many rows it would leave; nothing is filtered before the button says so. */
export function FilterSheet({ resource, state, onApply, onClose }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(state.filters)
  const { total, values } = useDraftCounts(resource, draft)
  const apply = (filters: Filters, saved: string | undefined) => {
    onApply({ filters, saved })
    onClose()
  }
  return (
    <Sheet
      open
      title={say('filter')}
      onClose={onClose}
      footer={
        <>
          <BigButton onClick={() => apply({}, undefined)}>{say(formWords.clearFilters)}</BigButton>
          <BigButton look="main" onClick={() => apply(draft, state.saved)}>
            {total === undefined ? say(formWords.showResults) : say(listWords.showRows, { total })}
          </BigButton>
        </>
      }
    >
      {resource.search.map((name) => {
        const facts = resource.fields[name]
        if (!facts) return null
        const choose = (value: string | undefined) => setDraft(value === undefined ? without(draft, name) : { ...draft, [name]: value })
        return (
          <FilterChips key={name} facts={facts} value={draft[name]} counts={values[name]} onChange={choose}>
            <FilterInput name={name} facts={facts} filters={draft} onChange={setDraft} />
          </FilterChips>
        )
      })}
      <ListQuery {...{ resource, filters: draft }} onFilters={setDraft} />
      {Object.keys(draft).length > 0 && (
        <KeepView resource={resource} looked={{ ...state, filters: draft }} saved={state.saved} onKept={(id) => apply(draft, id)} />
      )}
    </Sheet>
  )
}
