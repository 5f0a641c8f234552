import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { alterationPath, registerPath } from '../guard'
import { useWaysIn } from './use-ways-in'
import { thirdAddress } from './ways-in-calls'
import { words } from './words'
import './ways-in.css'

/** What leads to a provider of accounts elsewhere, to a new password and to an account, where this server has them. */
export function WaysLinks() {
  const say = useSay()
  const { ways } = useWaysIn()
  if (!ways || !(ways.sms || ways.third.length > 0)) return null
  return (
    <nav className="ways-links" aria-label={say(words.ways)}>
      {ways.third.map(({ source, name }) => (
        <a key={source} href={thirdAddress(source)}>
          {say(words.thirdBy, { name })}
        </a>
      ))}
      {ways.sms && <Link to={alterationPath}>{say(words.forgot)}</Link>}
      {ways.register && <Link to={registerPath}>{say(words.register)}</Link>}
    </nav>
  )
}
