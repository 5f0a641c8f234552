import { useSay } from '../../../language/use-say'
import { boxValues, isTicked } from '../store/cell-text'
import type { EditedCell } from './cell-type'
import { useColumnOptions } from './use-column-options'

/** A box that is checked or not, stored as what its column says of both. */
export function BoxCell({ id, column, value, disabled, describedBy, onChange, onDone }: EditedCell) {
  const say = useSay()
  const [yes, no] = boxValues(column)
  const turn = (isOn: boolean) => {
    onChange(isOn ? yes : no)
    onDone?.()
  }
  return (
    <input
      id={id}
      type="checkbox"
      className="grid-box"
      aria-label={say(column.title)}
      aria-describedby={describedBy}
      disabled={disabled}
      checked={isTicked(column, value)}
      onChange={(event) => turn(event.target.checked)}
    />
  )
}

/** All of the options, one of which is chosen. */
export function RadioCell({ id, column, value, disabled, onChange, onDone }: EditedCell) {
  const say = useSay()
  const options = useColumnOptions(column)
  return (
    <fieldset className="plain-set grid-radios" aria-label={say(column.title)} disabled={disabled}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={value === option.value}
            onChange={() => {
              onChange(option.value)
              onDone?.()
            }}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
