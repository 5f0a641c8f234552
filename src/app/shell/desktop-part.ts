import { earlyPart } from '../design/early-part'
import { menuIcons } from '../design/menu-icons'

/** The shell of a desktop with the pictures of its menu, which stands open. */
export const desktopPart = earlyPart(() =>
  Promise.all([import('./desktop/DesktopShell'), menuIcons.fetch()]).then(([file]) => file.DesktopShell),
)
