import { earlyPart } from '../design/early-part'
import { menuIcons } from '../design/menu-icons'
import { fetchReadyStyles } from './ready-styles'

/** The shell of a desktop with the pictures of its menu, which stands open. */
export const desktopPart = earlyPart(() =>
  Promise.all([import('./desktop/DesktopShell'), menuIcons.fetch(), fetchReadyStyles()]).then(([file]) => file.DesktopShell),
)
