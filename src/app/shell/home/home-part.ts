import { earlyPart } from '../../design/early-part'

/** The app of somebody who is signed in, apart from what the sign-in page needs. Its first screen is fetched beside it, not after it. */
export const homePart = earlyPart(() => {
  void import('./HomeScreen').catch(() => undefined)
  return import('../Home').then((file) => file.Home)
})
