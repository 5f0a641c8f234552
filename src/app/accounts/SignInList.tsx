import type { OpenSignIn } from '../../contract/system/account-sign-ins'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { words } from './words'
import './accounts.css'

type Props = {
  open: readonly OpenSignIn[] /** Key of the one that is being ended. */
  busy: string | undefined
  onEnd: (key: string, about: string) => void
}

/** Sign-ins of one account: since when, when last in touch, and a way to end each but the one that asks. */
export function SignInList({ open, busy, onEnd }: Props) {
  const say = useSay()
  return (
    <ul className="sign-ins">
      {open.map(({ key, about, since, seen, isThis }) => (
        <li key={key} className="figures">
          <span className="sign-in-about">{about}</span>
          <span className="sign-in-fact">{say(words.since, { at: since.slice(0, 16) })}</span>
          {seen && <span className="sign-in-fact">{say(words.seen, { at: seen.slice(0, 16) })}</span>}
          <span className="sign-in-end">
            {isThis ? (
              <span className="quiet">{say(words.thisDevice)}</span>
            ) : (
              <BigButton disabled={busy === key} aria-label={say(words.endOf, { about })} onClick={() => onEnd(key, about)}>
                {say(words.end)}
              </BigButton>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
