import { useSay } from '../../language/use-say'
import { ariaOf, type FieldInputProps, isAnswer } from '../field-input'
import { AnswerInput } from './AnswerInput'
import '../inputs.css'

/** Yes or no. */
export const BooleanInput = (props: FieldInputProps) => (isAnswer(props.facts) ? <AnswerInput {...props} /> : <SwitchInput {...props} />)

/** A switch between yes and no, with the word beside it. */
function SwitchInput(props: FieldInputProps) {
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
