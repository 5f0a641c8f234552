import { Check, Circle } from 'lucide-react'
import { useId } from 'react'
import { passwordRules } from '../../contract/rules/password'
import { PasswordBox } from '../design/PasswordBox'
import { ariaOf, asText, type FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { words } from './words'
import './accounts.css'

const names = Object.keys(passwordRules) as (keyof typeof passwordRules)[]

/** A new password, and below it what it must have, ticked off while it is typed. */
export function NewPasswordInput(props: FieldInputProps) {
  const say = useSay()
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
      <ul id={rules} className="password-rules" aria-label={say(words.rules)}>
        {names.map((name) => {
          const isMet = passwordRules[name](text)
          const Icon = isMet ? Check : Circle
          return (
            <li key={name} data-met={isMet}>
              <Icon size={14} role="img" aria-label={say(isMet ? words.met : words.unmet)} />
              {say(words[name])}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The same password once more. */
export const RepeatedPasswordInput = (props: FieldInputProps) => (
  <PasswordBox {...ariaOf(props)} autoComplete="new-password" value={asText(props.value)} onType={props.onChange} onBlur={props.onBlur} />
)
