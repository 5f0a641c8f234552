import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import '../design/tokens.css'
import '../design/base.css'
import '../design/parts.css'
import '../design/page.css'
import '../fields/fields.css'
import './shape.css'
import { followLooks } from '../design/theme/theme'
import { followLanguage } from '../language/language'
import { openNotice } from '../notices/open-notice'
import { useKept } from '../pwa/kept'
import { reloadOnMissingParts } from '../pwa/preload-error'
import { ownRelease, servedRelease } from '../pwa/version-watch'
import { whenHad } from '../pwa/when-had'
import { connectSession, putAwayOthers } from '../session/connect-session'
import { currentEngine } from '../session/current-engine'
import { isFramed } from '../session/framed'
import { allowRemembered } from '../session/load-permissions'
import { takeUpSession, useSession } from '../session/session'
import { App } from './App'
import { homePath } from './guard'
import { homePart } from './home/home-part'
import { componentAt, routesOf } from './menu'
import { fetchScreen } from './noun-screen'
import type { Product } from './product'

/** Starts the app for a product in the page's element `root`. */
export async function startApp(product: Product): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('the page has no element "root"')
  connectSession()
  followLanguage()
  followLooks()
  const isIn = () => useSession.getState().token !== undefined
  // Asking the lasting copy takes a moment, and it rarely says otherwise.
  if (isIn()) void homePart.fetch()
  await takeUpSession()
  if (isFramed) await import('./framed/enter-frame').then(({ enterFrame }) => enterFrame())
  const screen = isIn() ? fetchHere(product) : undefined
  if (screen) await homePart.fetch()
  createRoot(place).render(createElement(App, { product }))
  void putAwayOthers()
  await installed(screen).catch(() => undefined)
}

/** Fetches the screen of the first address, and says of one of the menu when all it is made of had been asked for. */
async function fetchHere(product: Product) {
  allowRemembered()
  const path = window.location.pathname
  const component = componentAt(routesOf(useSession.getState().menu), path)
  await Promise.all([homePart.fetch(), fetchScreen(product, path, component)])
  return component || path === homePath ? { path, until: performance.now() } : undefined
}

/** Makes the page an installed app. It can wait until the page stands: nobody looks at it. */
async function installed(screen: ReturnType<typeof fetchHere> | undefined): Promise<void> {
  const release = ownRelease()
  if (!release) return useKept.setState({ app: 'impossible' })
  reloadOnMissingParts({ own: release, served: servedRelease, reload: () => window.location.reload() })
  // A frame is no app of its own: it is as new as the page around it is reloaded.
  if (isFramed) return useKept.setState({ app: 'impossible' })
  const { startPwa } = await whenHad(() => import('../pwa/start-pwa'))
  await startPwa(release, {
    screen,
    wake: () => currentEngine()?.wake('push'),
    openNotice,
    hasWork: () => (currentEngine()?.status.getState().waiting ?? 0) > 0,
  })
}
