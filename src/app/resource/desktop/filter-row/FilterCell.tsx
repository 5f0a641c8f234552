import { useId } from 'react'
import type { FieldFacts } from '../../../../contract/field'
import type { Resource } from '../../../../contract/resource'
import { FieldInput } from '../../../fields/FieldInput'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { useEngine } from '../../../offline/engine-context'
import { filterOf, valuesOf } from '../../list/filter-values'
import { isFilter, isRange, type ListState } from '../../list/list-address'
import { tableWords } from '../table-words'
import { DictFilter } from './DictFilter'
import { PastedNames } from './PastedNames'
import { RangeFilter } from './RangeFilter'
import { rowsCalled } from './rows-called'
import { TextFilter } from './TextFilter'

/** Filters to be set by name; undefined takes one away. */
export type Wanted = Readonly<Record<string, string | undefined>>

export type CellProps = {
  readonly name: string
  readonly facts: FieldFacts
  readonly filters: ListState['filters']
  readonly set: (wanted: Wanted) => void
  /** What the input is called. */
  readonly label: string
}

/** Kinds of which several values are chosen as one. */
const several: Partial<Record<FieldFacts['kind'], FieldFacts['kind']>> = { ref: 'refs', refs: 'refs' }

function ChoiceFilter({ name, facts, filters, set, label }: CellProps) {
  const id = useId()
  const kind = several[facts.kind]
  const { dict, noun } = facts
  const input: FieldFacts = { kind: kind ?? facts.kind, label: facts.label, dict, noun, required: false, max: 500 }
  return (
    <>
      <label className="for-readers" htmlFor={id}>
        {label}
      </label>
      <FieldInput
        id={id}
        facts={input}
        value={kind ? valuesOf(filters[name]) : (filters[name] ?? null)}
        onChange={(value) => set({ [name]: Array.isArray(value) ? filterOf(value.map(String)) : value ? String(value) : undefined })}
      />
    </>
  )
}

/** Rows of another noun, chosen one by one, or by a list of what they are called. */
function NamedFilter(props: CellProps) {
  const { name, facts, filters, set, label } = props
  const engine = useEngine()
  const language = useLanguage((state) => state.language)
  const { noun = '' } = facts
  return (
    <PastedNames
      {...{ label }}
      values={valuesOf(filters[name])}
      find={(names) => rowsCalled({ engine, language }, noun, names)}
      onChoose={(values) => set({ [name]: filterOf(values) })}
    >
      <ChoiceFilter {...props} />
    </PastedNames>
  )
}

function AnswerFilter({ name, filters, set, label }: CellProps) {
  const say = useSay()
  return (
    <select
      className="filter-select"
      aria-label={label}
      value={filters[name] ?? ''}
      onChange={(event) => set({ [name]: event.target.value || undefined })}
    >
      <option value=""> </option>
      <option value="true">{say('yes')}</option>
      <option value="false">{say('no')}</option>
    </select>
  )
}

type Props = Pick<CellProps, 'name' | 'filters' | 'set'> & { resource: Resource }

/** What stands under the head of a column to narrow the table by it: as its kind is chosen or typed. Nothing where it cannot be. */
export function FilterCell({ resource, ...given }: Props) {
  const say = useSay()
  const facts = resource.fields[given.name]
  if (!facts || !isFilter(resource, given.name)) return null
  const props = { ...given, facts, label: say(tableWords.filterBy, { column: say(facts.label) }) }
  if (isRange(resource, given.name)) return <RangeFilter {...props} />
  if (facts.dict) return <DictFilter {...props} resource={resource} />
  if (facts.kind === 'boolean') return <AnswerFilter {...props} />
  if (facts.kind === 'region') return <ChoiceFilter {...props} />
  if (several[facts.kind]) return <NamedFilter {...props} />
  return <TextFilter {...props} />
}
