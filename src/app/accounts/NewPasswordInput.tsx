import { useId } from 'react'
import { PasswordBox } from '../design/form/PasswordBox'
import { ariaOf, asText, type FieldInputProps } from '../fields/field-input'
import { PasswordRules } from './PasswordRules'

/** A new password, and below it what it must have. */
export function NewPasswordInput(props: FieldInputProps) {
  const rules = useId()
  const text = asText(props.value)
  const described = [props.describedBy, rules].filter(Boolean).join(' ')
  return (
    <>
      <PasswordBox
        {...ariaOf({ ...props, describedBy: described })}
        autoComplete="new-password"
        value={text}
        onType={props.onChange}
        onBlur={props.onBlur}
      />
      <PasswordRules id={rules} password={text} />
    </>
  )
}

/** The same password once more. */
export const RepeatedPasswordInput = (props: FieldInputProps) => (
  <PasswordBox {...ariaOf(props)} autoComplete="new-password" value={asText(props.value)} onType={props.onChange} onBlur={props.onBlur} />
)
