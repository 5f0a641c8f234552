import Input from 'antd/es/input'
import { type FormEvent, useId, useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { MultiSelect } from '../../multi-select/MultiSelect'
import type { PickFilter } from '../column'
import { words } from '../words'

type Filled = Readonly<Record<string, string>>
type OneProps = { id: string; filter: PickFilter; value: string; onChange: (value: string) => void }

function FilterOf({ id, filter, value, onChange }: OneProps) {
  const say = useSay()
  const label = say(filter.label)
  if (filter.kind === 'text')
    return <Input id={id} allowClear value={value} maxLength={100} onChange={(event) => onChange(event.target.value)} />
  const same = { id, label, value, onChange }
  if (filter.kind === 'dict') return <MultiSelect {...same} dict={filter.dict} />
  return <MultiSelect {...same} options={filter.options.map((option) => ({ value: option.value, text: say(option.label) }))} />
}

/** A piece of text is looked for anywhere in it. */
const asked = (filters: readonly PickFilter[], filled: Filled): Filled =>
  Object.fromEntries(
    filters.flatMap(({ name, kind }) => {
      const value = filled[name]?.trim()
      return value ? [[name, kind === 'text' ? `*${value}*` : value]] : []
    }),
  )

/** What rows are narrowed by, above their table. */
export function RecordFilters({ filters, onSearch }: { filters: readonly PickFilter[]; onSearch: (filters: Filled) => void }) {
  const say = useSay()
  const id = useId()
  const [filled, setFilled] = useState<Filled>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form around this one, if there is any, is not what was sent.
    event.stopPropagation()
    onSearch(asked(filters, filled))
  }
  const reset = () => {
    setFilled({})
    onSearch({})
  }
  return (
    <form className="record-filters" onSubmit={submit}>
      {filters.map((filter) => (
        <div key={filter.name}>
          <label htmlFor={`${id}-${filter.name}`}>{say(filter.label)}</label>
          <FilterOf
            id={`${id}-${filter.name}`}
            filter={filter}
            value={filled[filter.name] ?? ''}
            onChange={(value) => setFilled({ ...filled, [filter.name]: value })}
          />
        </div>
      ))}
      <div className="record-filters-end">
        <BigButton type="submit" look="main">
          {say('search')}
        </BigButton>
        <BigButton onClick={reset}>{say(words.reset)}</BigButton>
      </div>
    </form>
  )
}
