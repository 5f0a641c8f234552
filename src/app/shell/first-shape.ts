import { faceNow } from '../design/face-now'
import { type ThemeChoice, themeNow } from '../design/theme/theme-now'
import { recall } from '../session/storage'
import { blocks, isMenuFolded } from './shape'

// Stands in the page itself and runs before anything is fetched, so that whoever comes back sees the shape of what they left at once, in their
// colours. Who is not signed in sees nothing of it, for what comes then looks otherwise.
const page = document.documentElement
page.dataset.face = faceNow()
page.dataset.theme = themeNow(recall<ThemeChoice>('DEFAULT_THEME') ?? 'auto')
page.toggleAttribute('data-weak', recall<boolean>('DEFAULT_COLOR_WEAK') === true)
const isIn = recall('Login_Userinfo') !== undefined && recall('Access-Token') !== undefined
const place = document.getElementById('root')
if (place && isIn && !/^\/user(\/|$)/.test(window.location.pathname)) {
  const shape = document.createElement('div')
  shape.className = 'shape'
  shape.toggleAttribute('data-folded', isMenuFolded())
  for (let block = 0; block < blocks; block++) shape.append(document.createElement('i'))
  place.append(shape)
}
