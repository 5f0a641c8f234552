import Popover from 'antd/es/popover'
import { useState } from 'react'
import type { Resource } from '../../../../contract/resource'
import { useDict, wordsFor } from '../../../fields/choice/use-dict'
import { filterOf, valuesOf } from '../../list/filter-values'
import { useCounts } from '../../views/use-counts'
import type { CellProps } from './FilterCell'

type Props = CellProps & { resource: Resource }

function Choices({ resource, name, facts, filters, set, label }: Props) {
  const options = useDict(facts.dict)
  const counts = useCounts(resource, [name], filters)?.[name]
  const chosen = valuesOf(filters[name])
  const toggle = (value: string) =>
    set({ [name]: filterOf(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]) })
  return (
    <fieldset className="filter-choices plain-set" aria-label={label}>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{text}</span>
          {counts && <span className="quiet figures">{counts[value] ?? 0}</span>}
        </label>
      ))}
    </fieldset>
  )
}

/** Values of a dictionary, several of which are chosen as one. While they lie open each says how many rows there are of it. */
export function DictFilter(props: Props) {
  const { name, facts, filters, label } = props
  const [isOpen, setOpen] = useState(false)
  const options = useDict(facts.dict)
  return (
    <Popover trigger="click" placement="bottomLeft" open={isOpen} onOpenChange={setOpen} content={isOpen && <Choices {...props} />}>
      <button type="button" className="filter-button" aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen}>
        {wordsFor(options, valuesOf(filters[name]))}
      </button>
    </Popover>
  )
}
