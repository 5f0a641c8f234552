import { earlyPart } from '../../design/early-part'
import { faceNow } from '../../design/face-now'
import { desktopPart } from '../desktop-part'

/** The app of somebody who is signed in, apart from what the sign-in page needs. The shell around it and its first screen are fetched beside it, not after it. */
export const homePart = earlyPart(() => {
  void import('../../home/HomeScreen').catch(() => undefined)
  const shell = faceNow() === 'desktop' ? desktopPart.fetch() : undefined
  return Promise.all([import('../Home'), shell]).then(([file]) => file.Home)
})
