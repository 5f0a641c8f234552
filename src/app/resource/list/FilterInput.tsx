import { useId } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { Chip } from '../../design/Chip'
import { FieldFrame } from '../../fields/FieldFrame'
import { FieldInput } from '../../fields/FieldInput'
import { useSay } from '../../language/use-say'

type Filters = Readonly<Record<string, string>>
type Props = { name: string; facts: FieldFacts; filters: Filters; onChange: (filters: Filters) => void }

/** A field as it is searched by: several choices become one, long texts one line, and nothing is demanded. */
function searchFacts(facts: FieldFacts): FieldFacts {
  const kinds: Partial<Record<FieldFacts['kind'], FieldFacts['kind']>> = {
    dicts: 'dict',
    refs: 'ref',
    note: 'text',
    secret: 'text',
    count: 'text',
    amount: 'text',
    money: 'text',
    percent: 'text',
    weight: 'text',
    duration: 'text',
    dateTime: 'date',
    period: 'date',
  }
  return { kind: kinds[facts.kind] ?? facts.kind, label: facts.label, dict: facts.dict, noun: facts.noun, required: false, max: 100 }
}

const without = (filters: Filters, name: string, value: unknown): Filters => {
  const { [name]: _, ...rest } = filters
  return value === null || value === undefined || value === '' ? rest : { ...rest, [name]: String(value) }
}

function Range({ name, facts, filters, onChange }: Props) {
  const id = useId()
  return (
    <div className="period">
      {(['begin', 'end'] as const).map((side) => (
        <FieldInput
          key={side}
          id={`${id}-${side}`}
          facts={facts}
          value={filters[`${name}_${side}`] ?? null}
          onChange={(value) => onChange(without(filters, `${name}_${side}`, value))}
        />
      ))}
    </div>
  )
}

/** One search field of a noun. What has days is searched by from and to. */
export function FilterInput(props: Props) {
  const { name, filters, onChange } = props
  const say = useSay()
  const id = useId()
  const facts = searchFacts(props.facts)
  const set = (value: unknown) => onChange(without(filters, name, value))
  if (facts.kind === 'date') {
    return (
      <FieldFrame id={`${id}-begin`} facts={{ ...facts, required: true }}>
        <Range {...props} facts={facts} />
      </FieldFrame>
    )
  }
  return (
    <FieldFrame id={id} facts={{ ...facts, required: true }}>
      {facts.kind === 'boolean' ? (
        <fieldset className="chips plain-set" id={id} aria-label={say(facts.label)}>
          {(['yes', 'no'] as const).map((word) => {
            const value = String(word === 'yes')
            return (
              <Chip key={word} chosen={filters[name] === value} onToggle={() => set(filters[name] === value ? null : value)}>
                {say(word)}
              </Chip>
            )
          })}
        </fieldset>
      ) : (
        <FieldInput id={id} facts={facts} value={filters[name] ?? null} onChange={set} />
      )}
    </FieldFrame>
  )
}
