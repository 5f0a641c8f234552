import { earlyPart } from '../design/early-part'

/** The inputs of a desktop, with all the desktop library has for them. */
export const desktopInput = earlyPart(() => import('./desktop/DesktopInput').then((file) => file.DesktopInput))
