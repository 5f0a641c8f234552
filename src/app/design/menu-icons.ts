import { earlyPart } from './early-part'

/** All pictures of the menu together weigh as much as a screen: on a phone they follow after the words. */
export const menuIcons = earlyPart(() => import('./NamedIcon').then((file) => file.NamedIcon))
