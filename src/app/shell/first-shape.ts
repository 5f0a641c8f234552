import { afterPaint } from '../design/after-paint'
import { faceNow } from '../design/face-now'
import { type ThemeChoice, themeNow } from '../design/theme/theme-now'
import { fetchKnownParts } from '../pwa/known-parts'
import { isFramed } from '../session/framed'
import { recall } from '../session/storage'
import { blocks } from './shape'

// Stands in the page itself and runs before anything is fetched, so that whoever comes back sees the shape of what they left at once, in their
// colours. Who is not signed in sees nothing of it, for what comes then looks otherwise.
const page = document.documentElement
page.dataset.face = faceNow()
page.dataset.theme = themeNow(recall<ThemeChoice>('DEFAULT_THEME') ?? 'auto')
page.toggleAttribute('data-weak', recall<boolean>('DEFAULT_COLOR_WEAK') === true)
// What a desktop's layout comes to before its own styles are here, as it was written down when it was chosen (`looks/layout.ts`).
const looks = document.createElement('style')
looks.id = 'looks'
looks.textContent = recall<string>('LOOKS') ?? ''
document.head.append(looks)
const isIn = recall('Login_Userinfo') !== undefined && recall('Access-Token') !== undefined
const place = document.getElementById('root')
if (place && isIn && !isFramed && !/^\/user(\/|$)/.test(window.location.pathname)) {
  const shape = document.createElement('div')
  shape.className = 'shape'
  for (let block = 0; block < blocks; block++) shape.append(document.createElement('i'))
  place.append(shape)
  // To begin so many fetches takes a moment on a slow device: after the shape is painted.
  afterPaint(() => fetchKnownParts(window.location.pathname))
}
