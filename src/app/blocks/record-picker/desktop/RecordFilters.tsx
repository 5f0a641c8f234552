import Input from 'antd/es/input'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { BigButton } from '../../../design/BigButton'
import { useSay } from '../../../language/use-say'
import { MultiSelect } from '../../multi-select/MultiSelect'
import type { PickFilter } from '../column'
import { words } from '../words'

type Filled = Readonly<Record<string, string>>
type Change = (filled: Filled) => void
type OneProps = { id: string; filter: PickFilter; filled: Filled; onChange: Change }

/** The least and the most, or the first and the last day. */
function Between({ id, filter, filled, onChange }: OneProps & { filter: PickFilter & { kind: 'between' } }) {
  const say = useSay()
  const name = say(filter.label)
  const bound = (end: 'begin' | 'end') => ({
    type: filter.input,
    'aria-label': say(end === 'begin' ? words.from : words.to, { name }),
    value: filled[`${filter.name}_${end}`] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [`${filter.name}_${end}`]: target.value }),
  })
  return (
    <span className="record-filter-between">
      <Input id={id} {...bound('begin')} />
      <Input {...bound('end')} />
    </span>
  )
}

function FilterOf({ id, filter, filled, onChange: change }: OneProps) {
  const say = useSay()
  const label = say(filter.label)
  if (filter.kind === 'between') return <Between {...{ id, filter, filled }} onChange={change} />
  const value = filled[filter.name] ?? ''
  const onChange = (next: string) => change({ [filter.name]: next })
  if (filter.kind === 'text')
    return <Input id={id} allowClear value={value} maxLength={100} onChange={(event) => onChange(event.target.value)} />
  const same = { id, label, value, onChange }
  if (filter.kind === 'dict') return <MultiSelect {...same} dict={filter.dict} />
  return <MultiSelect {...same} options={filter.options.map((option) => ({ value: option.value, text: say(option.label) }))} />
}

/** A piece of text is looked for anywhere in it. */
const asked = (filters: readonly PickFilter[], filled: Filled): Filled => {
  const texts = new Set(filters.filter(({ kind }) => kind === 'text').map(({ name }) => name))
  const said = Object.entries(filled).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()] as const] : []))
  return Object.fromEntries(said.map(([name, value]) => [name, texts.has(name) ? `*${value}*` : value]))
}

/** What rows are narrowed by, above their table. */
export function RecordFilters({ filters, onSearch }: { filters: readonly PickFilter[]; onSearch: (filters: Filled) => void }) {
  const say = useSay()
  const id = useId()
  const [filled, setFilled] = useState<Filled>({})
  const [isWhole, setWhole] = useState(false)
  const hasMore = filters.some(({ isFolded }) => isFolded)
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
      {filters
        .filter(({ isFolded }) => isWhole || !isFolded)
        .map((filter) => (
          <div key={filter.name}>
            <label htmlFor={`${id}-${filter.name}`}>{say(filter.label)}</label>
            <FilterOf id={`${id}-${filter.name}`} filter={filter} filled={filled} onChange={(next) => setFilled({ ...filled, ...next })} />
          </div>
        ))}
      <div className="record-filters-end">
        <BigButton type="submit" look="main">
          {say('search')}
        </BigButton>
        <BigButton onClick={reset}>{say(words.reset)}</BigButton>
        {hasMore && (
          <BigButton look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? words.fold : words.unfold)}
          </BigButton>
        )}
      </div>
    </form>
  )
}
