import type { FieldFacts } from '../../../../contract/field'
import type { Kind } from '../../../../contract/fields/kind'
import { useFace } from '../../../design/face'
import { FieldInput } from '../../../fields/FieldInput'
import { useSay } from '../../../language/use-say'
import type { GridColumn } from '../column'
import { timeOfText } from '../store/day-text'
import type { EditedCell } from './cell-type'

const kinds: Readonly<Record<string, Kind>> = { date: 'date', datetime: 'dateTime', time: 'time' }

const factsOf = ({ facts, type, title, placeholder: _ }: GridColumn): FieldFacts =>
  facts ?? { kind: kinds[type] ?? 'text', label: title, required: false, max: 500 }

/** Kinds whose value is whole once it is chosen. */
const picked: readonly Kind[] = ['dict', 'ref', 'boolean', 'region', 'date', 'period']

/** The input of a field, as it is in forms. */
export function FieldCell({ column, value, onChange, onDone, row: _, ...input }: EditedCell) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const facts = factsOf(column)
  // A column of times keeps seconds, which no input of a time of day asks for.
  const isTime = column.type === 'time' && !column.facts
  const shown = isTime && typeof value === 'string' ? value.slice(0, 5) : (value ?? null)
  const take = (next: unknown) => {
    onChange(isTime && typeof next === 'string' ? timeOfText(next) : next)
    if (picked.includes(facts.kind)) onDone?.()
  }
  return (
    <>
      {isDesktop && (
        <label className="for-readers" htmlFor={input.id}>
          {say(column.title)}
        </label>
      )}
      <FieldInput {...input} facts={facts} value={shown} onChange={take} />
    </>
  )
}
