import { useState } from 'react'
import type { Resource } from '../../../contract/resource'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import { FilterInput } from './FilterInput'
import type { ListState } from './list-address'

type Props = { resource: Resource; filters: ListState['filters']; onApply: (filters: ListState['filters']) => void; onClose: () => void }

/** The filters of a list, in a sheet. Nothing is filtered before the button says so. */
export function FilterSheet({ resource, filters, onApply, onClose }: Props) {
  const say = useSay()
  const [draft, setDraft] = useState(filters)
  const apply = (chosen: ListState['filters']) => {
    onApply(chosen)
    onClose()
  }
  return (
    <Sheet
      open
      title={say('filter')}
      onClose={onClose}
      footer={
        <>
          <BigButton onClick={() => apply({})}>{say(formWords.clearFilters)}</BigButton>
          <BigButton look="main" onClick={() => apply(draft)}>
            {say(formWords.showResults)}
          </BigButton>
        </>
      }
    >
      {resource.search.map((name) => {
        const facts = resource.fields[name]
        return facts && <FilterInput key={name} name={name} facts={facts} filters={draft} onChange={setDraft} />
      })}
    </Sheet>
  )
}
