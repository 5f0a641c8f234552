import Switch from 'antd/es/switch'
import { useSay } from '../../language/use-say'
import { AnswerInput } from '../choice/AnswerInput'
import { type FieldInputProps, isAnswer } from '../field-input'

/** Yes or no. */
export const BooleanSwitch = (props: FieldInputProps) => (isAnswer(props.facts) ? <AnswerInput {...props} /> : <YesSwitch {...props} />)

/** A switch between yes and no. */
function YesSwitch({ id, value, onChange, disabled, describedBy }: FieldInputProps) {
  const say = useSay()
  return (
    <Switch
      id={id}
      style={{ justifySelf: 'start' }}
      checked={value === true}
      disabled={disabled}
      aria-describedby={describedBy}
      checkedChildren={say('yes')}
      unCheckedChildren={say('no')}
      onChange={onChange}
    />
  )
}
