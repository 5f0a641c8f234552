import { useId } from 'react'
import type { FieldFacts } from '../../contract/field'
import { ChipGroup } from '../entry/ChipGroup'
import { FieldInput } from '../fields/FieldInput'
import { useSay } from '../language/use-say'
import type { BenchProp, BenchValues } from './bench'
import { words } from './words'

const kinds = { boolean: 'boolean', text: 'text', number: 'count' } as const
const factsOf = ({ kind, label }: Exclude<BenchProp, { kind: 'choice' }>): FieldFacts => ({
  kind: kinds[kind],
  label,
  required: true,
  max: kind === 'text' ? 2000 : 1_000_000,
})

type Props = { props: readonly BenchProp[]; values: BenchValues; onChange: (changed: BenchValues) => void }

/** What can be set about a block while it is looked at. */
export function LiveProps({ props, values, onChange }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <section className="card bench-props" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say(words.props)}</h2>
      {props.map((prop) => {
        const { name, label } = prop
        if (prop.kind === 'choice') {
          const options = prop.options.map((value) => ({ value, text: value }))
          return (
            <ChipGroup
              key={name}
              title={say(label)}
              options={options}
              chosen={String(values[name])}
              onChoose={(value) => onChange({ [name]: value })}
            />
          )
        }
        const change = (value: unknown) => onChange({ [name]: (value ?? (prop.kind === 'number' ? 0 : '')) as string | number | boolean })
        return (
          <div key={name} className="field">
            <label className="field-label" htmlFor={`${id}-${name}`}>
              {say(label)}
            </label>
            <FieldInput id={`${id}-${name}`} facts={factsOf(prop)} value={values[name]} onChange={change} />
          </div>
        )
      })}
    </section>
  )
}
