import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { label } from '../../../contract/label'
import { PageFrameContext } from '../../design/Page'
import { useSay } from '../../language/use-say'
import { loginPath, outsidePath } from '../guard'
import { useProduct } from '../product'
import { isWaysInPath, WaysInPage } from '../ways-in/WaysInPage'
import { ErrorPage } from './ErrorPage'
import { OutsideSignIn } from './OutsideSignIn'
import { toLogin, WayOnPage } from './WayOnPage'

const words = {
  title: label('请联系管理员', 'Please ask your administrator'),
  hint: label(
    '账号由管理员开通和修改，不能在这里自行办理。',
    'Accounts are opened and changed by your administrator; it cannot be done here.',
  ),
} as const

const askAdministrator = <WayOnPage title={words.title} hint={words.hint} to={loginPath} way={toLogin} />

function pageAt(path: string) {
  if (path === '/404') return <ErrorPage status={404} />
  if (path === outsidePath) return <OutsideSignIn />
  if (isWaysInPath(path)) return <WaysInPage path={path} otherwise={askAdministrator} />
  return path === '/oauth2-app' ? <Navigate replace to={outsidePath} /> : askAdministrator
}

/** What somebody who is not signed in sees beside the login page: that nothing is there, or that accounts are made by others. */
export function PublicPage({ path }: { path: string }) {
  const say = useSay()
  const system = say(useProduct().name)
  const frame = useMemo(() => ({ systemName: system }), [system])
  return <PageFrameContext value={frame}>{pageAt(path)}</PageFrameContext>
}
