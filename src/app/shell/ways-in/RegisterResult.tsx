import { Navigate, useLocation } from 'react-router-dom'
import { useSay } from '../../language/use-say'
import { registerPath } from '../guard'
import { DoneAtDoor } from './DoneAtDoor'
import { words } from './words'

/** What is said to whoever has registered. Whoever has not is led to where they may. */
export function RegisterResult() {
  const say = useSay()
  const { state } = useLocation() as { state: { username?: unknown } | null }
  const username = state?.username
  if (typeof username !== 'string') return <Navigate replace to={registerPath} />
  return <DoneAtDoor title={say(words.registered)} about={say(words.registeredAs, { username })} what={say(words.registeredWhat)} />
}
