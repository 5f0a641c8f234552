import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { BigButton } from '../design/BigButton'
import { Early } from '../design/Early'
import { lazyPart } from '../design/lazy-part'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { isFramed } from '../session/framed'
import { leaveSession, useSession } from '../session/session'
import { isSilence } from '../wire/wire-error'
import { guard, loginPath } from './guard'
import { homePart } from './home/home-part'
import { ShellShape } from './ShellShape'
import { usePermissions } from './use-permissions'

const LoginPage = lazyPart(() => import('./login/LoginPage').then((file) => file.LoginPage))
const FramedOut = lazyPart(() => import('./framed/FramedOut').then((file) => file.FramedOut))
const PublicPage = lazyPart(() => import('./screens/PublicPage').then((file) => file.PublicPage))

function Leaving() {
  useEffect(() => {
    leaveSession()
  }, [])
  return null
}

function Silent({ again }: { again: () => void }) {
  const say = useSay()
  return (
    <StateView
      kind="offline"
      title={say('offlineTitle')}
      action={
        <BigButton look="main" onClick={again}>
          {say('tryAgain')}
        </BigButton>
      }
    >
      {say('firstStartOffline')}
    </StateView>
  )
}

/** Every way in leads through here: who is not signed in goes to the login page, and from there back to where they wanted to go. */
export function Gate() {
  const { pathname, search, hash } = useLocation()
  const signedIn = useSession((state) => state.token !== undefined)
  const loaded = useSession((state) => state.permissions)
  const { failure, again } = usePermissions()
  const verdict =
    isFramed && !signedIn
      ? 'show'
      : guard({
          signedIn,
          permissions: failure !== undefined && !isSilence(failure) ? 'failed' : loaded,
          path: pathname,
          fullPath: pathname + search + hash,
          redirect: new URLSearchParams(search).get('redirect'),
        })
  const waiting = signedIn ? (
    <ShellShape />
  ) : (
    <div className="page-body">
      <Skeleton rows={6} />
    </div>
  )
  if (typeof verdict === 'object') return 'leave' in verdict ? <Leaving /> : <Navigate replace to={verdict.go} />
  if (verdict === 'load') return failure === undefined ? waiting : <Silent again={again} />
  const outside = isFramed ? <FramedOut /> : pathname === loginPath ? <LoginPage /> : <PublicPage path={pathname} />
  return <Suspense fallback={waiting}>{signedIn ? <Early part={homePart} given={{}} /> : outside}</Suspense>
}
