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
import { reloadOnMissingParts } from '../pwa/preload-error'
import type { FirstScreen } from '../pwa/start-pwa'
import { ownRelease, servedRelease } from '../pwa/version-watch'
import { whenHad } from '../pwa/when-had'
import { after, calm } from '../recopy/calm'
import { connectSession, putAwayOthers } from '../session/connect-session'
import { isFramed } from '../session/framed'
import { allowRemembered } from '../session/load-permissions'
import { takeUpSession, useSession } from '../session/session'
import { App } from './App'
import { homePath } from './guard'
import { homePart } from './home/home-part'
import { componentAt, routesOf } from './menu'
import { fetchScreen } from './noun-screen'
import type { Product } from './product'

/** Milliseconds the shell waits at the most for the question after the rows of its first list to be on its way. */
const askingTime = 100

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
  await screen?.shell
  createRoot(place).render(createElement(App, { product }))
  await installed(screen?.whole).catch(() => undefined)
}

/**
 * Fetches the screen of the first address. `shell`: it can be drawn, and while it is, the server looks up the rows of the screen. `whole`: the
 * screen's path, where it is one of the menu, and when all it is made of had been asked for.
 */
function fetchHere(product: Product) {
  allowRemembered()
  const path = window.location.pathname
  const component = componentAt(routesOf(useSession.getState().menu), path)
  const { asked, whole } = fetchScreen(product, path, component)
  const home = homePart.fetch()
  void import('./Home').then(
    ({ beginHome }) => beginHome(product),
    () => undefined,
  )
  return {
    shell: home.then(() => Promise.race([asked, after(askingTime)])),
    whole: Promise.all([home, whole]).then(() => (component || path === homePath ? { path, until: performance.now() } : undefined)),
  }
}

/** Makes the page an installed app, and puts away what is not for those who are in. It can wait until the page stands: nobody looks at it. */
async function installed(screen: FirstScreen | undefined): Promise<void> {
  const release = ownRelease()
  if (release) reloadOnMissingParts({ own: release, served: servedRelease, reload: () => window.location.reload() })
  await calm()
  void putAwayOthers()
  const { install } = await whenHad(() => import('./install'))
  await install(release, screen)
}
