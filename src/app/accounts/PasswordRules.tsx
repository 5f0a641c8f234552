import { Check, Circle } from 'lucide-react'
import { passwordRules } from '../../contract/rules/password'
import { useSay } from '../language/use-say'
import { words } from './words'
import './accounts.css'

const names = Object.keys(passwordRules) as (keyof typeof passwordRules)[]

/** What a new password must have, ticked off while it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const say = useSay()
  return (
    <ul id={id} className="password-rules" aria-label={say(words.rules)}>
      {names.map((name) => {
        const isMet = passwordRules[name](password)
        const Icon = isMet ? Check : Circle
        return (
          <li key={name} data-met={isMet}>
            <Icon size={14} role="img" aria-label={say(isMet ? words.met : words.unmet)} />
            {say(words[name])}
          </li>
        )
      })}
    </ul>
  )
}
