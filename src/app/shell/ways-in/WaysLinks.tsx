import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { alterationPath, registerPath } from '../guard'
import { useWaysIn } from './use-ways-in'
import { words } from './words'
import './ways-in.css'

/** What leads to a new password and to an account, where this server has them. */
export function WaysLinks() {
  const say = useSay()
  const { ways } = useWaysIn()
  if (!ways?.sms) return null
  return (
    <nav className="ways-links" aria-label={say(words.ways)}>
      <Link to={alterationPath}>{say(words.forgot)}</Link>
      {ways.register && <Link to={registerPath}>{say(words.register)}</Link>}
    </nav>
  )
}
