import { earlyPart } from '../design/early-part'

/** The app of somebody who is signed in, apart from what the sign-in page needs. */
export const homePart = earlyPart(() => import('./Home').then((file) => file.Home))
