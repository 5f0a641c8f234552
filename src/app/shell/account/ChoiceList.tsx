import { useId } from 'react'
import type { Option } from '../../fields/choice/use-dict'
import '../../fields/inputs.css'

type Props = { label: string; choices: readonly Option[]; chosen: string | undefined; onChoose: (value: string) => void }

/** A short list to choose exactly one of. Arrow keys move through it, as the browser's own radio buttons do. */
export function ChoiceList({ label, choices, chosen, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset className="choice-list">
      <legend className="for-readers">{label}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
