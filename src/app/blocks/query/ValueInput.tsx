import { X } from 'lucide-react'
import { useState } from 'react'
import type { FieldFacts } from '../../../contract/field'
import { longestValue } from '../../../contract/query'
import { BigButton } from '../../design/BigButton'
import { FieldInput } from '../../fields/FieldInput'
import { FieldValue } from '../../fields/FieldValue'
import { isGiven } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import type { Line } from './draft'
import { type Giving, inputOf } from './rules'
import { words } from './words'
import './query.css'

type Props = {
  readonly id: string
  readonly facts: FieldFacts
  readonly line: Line
  readonly invalid: boolean
  readonly describedBy: string | undefined
  readonly onChange: (values: readonly unknown[]) => void
}

/** A column as a value to compare it with is given: nothing is demanded, whatever the column asks of a value that is kept. */
const askedFacts = ({ label, dict, noun, unit, scale, years }: FieldFacts, kind: FieldFacts['kind'], giving: Giving): FieldFacts => ({
  kind,
  label: giving === 'lines' ? words.values : label,
  ...{ dict, noun, unit, scale, years },
  required: false,
  max: giving === 'lines' ? longestValue * 20 : longestValue,
})

/** Values one after another: each is given as any other, and put to those there are. */
function Each({ facts, ...props }: Props) {
  const say = useSay()
  const { id, line, onChange } = props
  const [next, setNext] = useState<unknown>(null)
  const add = () => {
    if (!isGiven(next)) return
    if (!line.values.includes(next)) onChange([...line.values, next])
    setNext(null)
  }
  return (
    <div className="query-each">
      <FieldInput {...{ id, facts }} value={next} onChange={setNext} invalid={props.invalid} describedBy={props.describedBy} />
      <BigButton disabled={!isGiven(next)} onClick={add}>
        {say(words.addValue)}
      </BigButton>
      {line.values.map((value) => (
        <button
          key={String(value)}
          type="button"
          className="chip"
          aria-label={say(words.dropValue, { value: String(value) })}
          onClick={() => onChange(line.values.filter((one) => one !== value))}
        >
          <FieldValue facts={facts} value={value} />
          <X size={14} aria-hidden />
        </button>
      ))}
    </div>
  )
}

/** The values of a condition, in the input of the kind they are of. */
export function ValueInput(props: Props) {
  const { id, line, invalid, describedBy, onChange } = props
  const { kind, giving } = inputOf(props.facts, line.rule)
  const facts = askedFacts(props.facts, kind, giving)
  const shared = { id, facts, invalid, describedBy }
  if (giving === 'none') return null
  if (giving === 'each') return <Each {...props} facts={facts} />
  if (giving === 'several')
    return <FieldInput {...shared} value={line.values} onChange={(value) => onChange(Array.isArray(value) ? value : [])} />
  if (giving === 'lines')
    return (
      <FieldInput
        {...shared}
        value={line.values.join('\n') || null}
        onChange={(value) => onChange(isGiven(value) ? String(value).split('\n') : [])}
      />
    )
  return <FieldInput {...shared} value={line.values[0] ?? null} onChange={(value) => onChange(isGiven(value) ? [value] : [])} />
}
