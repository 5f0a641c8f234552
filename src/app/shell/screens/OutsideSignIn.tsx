import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { label } from '../../../contract/label'
import { Page } from '../../design/Page'
import { Skeleton } from '../../design/Skeleton'
import { useSay } from '../../language/use-say'
import { useSession } from '../../session/session'
import { homePath, loginPath } from '../guard'
import { BindForm } from '../ways-in/BindForm'
import { DoorPage } from '../ways-in/DoorPage'
import { ThirdSignIn } from '../ways-in/ThirdSignIn'
import { useWaysIn } from '../ways-in/use-ways-in'
import { bindOwnThird } from '../ways-in/ways-in-calls'
import { words as ways } from '../ways-in/words'
import { toLogin, WayOnPage } from './WayOnPage'

const words = {
  off: label(
    '本园没有开通第三方登录，请使用园所账号登录。',
    'Signing in with accounts of others is off in this house. Please sign in with your account of the house.',
  ),
  in: label('您已登录。', 'You are signed in.'),
} as const

function SignedIn({ uuid }: { uuid: string | null }) {
  const say = useSay()
  const [isBound, setBound] = useState(false)
  if (uuid === null || isBound)
    return <WayOnPage title={ways.thirdTitle} hint={isBound ? ways.boundNow : words.in} to={homePath} way="toHome" />
  return (
    <Page title={say(ways.bindTitle)}>
      <div className="card stack bind-own">
        <p>{say(ways.bindOwn)}</p>
        <BindForm asksName={false} send={async (_, password) => void (await bindOwnThird(uuid, password).then(() => setBound(true)))} />
      </div>
    </Page>
  )
}

/** Where a provider of accounts elsewhere sends people back to. Where there is none it says how to go on. */
export function OutsideSignIn() {
  const isIn = useSession(({ token }) => token !== undefined)
  const [asked, setAsked] = useSearchParams()
  const say = useSay()
  const { ways: known, failure } = useWaysIn()
  const uuid = asked.get('thirdUserUuid')
  const token = asked.get('oauth2LoginToken')
  if (isIn && token !== null) return <Navigate replace to={homePath} />
  if (isIn) return <SignedIn uuid={uuid} />
  if (!known && failure === undefined)
    return (
      <DoorPage title={say(ways.thirdTitle)}>
        <Skeleton rows={3} />
      </DoorPage>
    )
  const provider = known?.third.find(({ source }) => source === asked.get('thirdType')) ?? known?.third[0]
  if (!provider) return <WayOnPage title={ways.thirdTitle} hint={words.off} to={loginPath} way={toLogin} />
  const goIn = (ticket: string) => setAsked({ oauth2LoginToken: ticket, thirdType: provider.source }, { replace: true })
  return <ThirdSignIn {...provider} token={token} uuid={uuid} onTicket={goIn} />
}
