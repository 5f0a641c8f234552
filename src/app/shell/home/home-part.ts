import { earlyPart } from '../../design/early-part'
import { faceNow } from '../../design/face-now'
import { desktopPart } from '../desktop-part'

/** The app of somebody who is signed in, apart from what the sign-in page needs. The shell around it is fetched beside it, not after it. */
export const homePart = earlyPart(() => {
  const shell = faceNow() === 'desktop' ? desktopPart.fetch() : undefined
  return Promise.all([import('../Home'), shell]).then(([file]) => file.Home)
})
