import { useSay } from '../../language/use-say'
import { ariaOf, type FieldInputProps } from '../field-input'
import '../inputs.css'

/** A switch between yes and no, with the word beside it. */
export function BooleanInput(props: FieldInputProps) {
  const say = useSay()
  const on = props.value === true
  const { 'aria-required': _, ...aria } = ariaOf(props)
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      {...aria}
      className="switch"
      onClick={() => props.onChange(!on)}
      onBlur={props.onBlur}
    >
      <span className="switch-track" aria-hidden />
      {say(on ? 'yes' : 'no')}
    </button>
  )
}
