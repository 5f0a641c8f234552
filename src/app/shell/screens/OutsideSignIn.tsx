import { useNavigate } from 'react-router-dom'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { Page } from '../../design/Page'
import { StateView } from '../../design/StateView'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { homePath, loginPath } from '../guard'

const words = {
  title: label('第三方登录', 'Sign in with another account'),
  off: label(
    '本园没有开通第三方登录，请使用园所账号登录。',
    'Signing in with accounts of others is off in this house. Please sign in with your account of the house.',
  ),
  in: label('您已登录。', 'You are signed in.'),
  toLogin: label('去登录', 'Go to sign in'),
} as const

/** Where apps people write to each other in bring them to sign in. It is off, and says how to go on. */
export function OutsideSignIn() {
  const say = useSay()
  const navigate = useNavigate()
  const isIn = useSession(({ token }) => token !== undefined)
  return (
    <Page title={say(words.title)}>
      <StateView
        kind="empty"
        title={say(words.title)}
        action={
          <BigButton look="main" onClick={() => void navigate(isIn ? homePath : loginPath)}>
            {say(isIn ? 'toHome' : words.toLogin)}
          </BigButton>
        }
      >
        {say(isIn ? words.in : words.off)}
      </StateView>
    </Page>
  )
}
