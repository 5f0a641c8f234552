import { earlyPart } from '../design/early-part'
import { menuIcons } from '../design/menu-icons'
import { isFramed } from '../session/framed'
import { fetchReadyStyles } from './ready-styles'

const shell = () =>
  isFramed
    ? import('./desktop/FramedDesktop').then((file) => file.FramedDesktop)
    : import('./desktop/DesktopShell').then((file) => file.DesktopShell)

/** The shell of a desktop with the pictures of its menu, which stands open. */
export const desktopPart = earlyPart(() => Promise.all([shell(), menuIcons.fetch(), fetchReadyStyles()]).then(([Shell]) => Shell))
