import { label } from '../../../contract/label'
import { useSession } from '../../session/session'
import { homePath, loginPath } from '../guard'
import { toLogin, WayOnPage } from './WayOnPage'

const words = {
  title: label('第三方登录', 'Sign in with another account'),
  off: label(
    '本园没有开通第三方登录，请使用园所账号登录。',
    'Signing in with accounts of others is off in this house. Please sign in with your account of the house.',
  ),
  in: label('您已登录。', 'You are signed in.'),
} as const

/** Where apps people write to each other in bring them to sign in. It is off, and says how to go on. */
export function OutsideSignIn() {
  const isIn = useSession(({ token }) => token !== undefined)
  if (isIn) return <WayOnPage title={words.title} hint={words.in} to={homePath} way="toHome" />
  return <WayOnPage title={words.title} hint={words.off} to={loginPath} way={toLogin} />
}
