import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useFace } from '../design/face'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { centrePath } from '../shell/screens/built-in'
import { Centre } from './Centre'
import { PaneLinks } from './PaneLinks'
import { panePath, settingsPath } from './pane-path'
import { type Pane, panes } from './panes'
import { words } from './words'
import './own-account.css'

const Waited = ({ children }: { children: ReactNode }) => <Suspense fallback={<Skeleton rows={4} height={48} />}>{children}</Suspense>

/** On a desktop all settings stand beside the open one; in a hand each is a page of its own. */
function OpenPane({ pane: { name, title, part: Part } }: { pane: Pane }) {
  const say = useSay()
  const navigate = useNavigate()
  if (useFace() === 'desktop')
    return (
      <Page title={say(words.settings)}>
        <div className="own-settings">
          <PaneLinks here={name} />
          <section className="card" aria-label={say(title)}>
            <h2>{say(title)}</h2>
            <Waited>
              <Part />
            </Waited>
          </section>
        </div>
      </Page>
    )
  return (
    <Page title={say(title)} onBack={() => void navigate(settingsPath)}>
      <div className="card">
        <Waited>
          <Part />
        </Waited>
      </div>
    </Page>
  )
}

/** A person's own account: the centre, and below it each of its settings. */
export function AccountScreen() {
  const say = useSay()
  const { pathname } = useLocation()
  const isDesktop = useFace() === 'desktop'
  const pane = panes.find(({ name }) => pathname === panePath(name))
  if (pane) return <OpenPane key={pane.name} pane={pane} />
  if (pathname === centrePath)
    return (
      <Page title={say(words.centre)}>
        <Centre />
      </Page>
    )
  if (pathname !== settingsPath) return <Navigate replace to="/404" />
  if (isDesktop) return <Navigate replace to={panePath('base')} />
  return (
    <Page title={say(words.settings)}>
      <PaneLinks />
    </Page>
  )
}
