import Switch from 'antd/es/switch'
import { useSay } from '../../language/use-say'
import type { FieldInputProps } from '../field-input'

/** A switch between yes and no. */
export function BooleanSwitch({ id, value, onChange, disabled, describedBy }: FieldInputProps) {
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
