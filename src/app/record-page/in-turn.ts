import { calm } from '../recopy/calm'

/** Milliseconds within which the page has a moment to itself, or is taken to have had one. */
const patience = 500

const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 50)
    else requestIdleCallback(() => resolve(), { timeout: patience })
  })

let last: Promise<void> = Promise.resolve()

/** Does things one after another, each when nobody is kept waiting by it. Answers how to leave one out that has not been done. */
export function inTurn(act: () => void): () => void {
  let isWanted = true
  last = last.then(async () => {
    if (isWanted) await calm()
    if (isWanted) await idle()
    if (isWanted) act()
  })
  return () => {
    isWanted = false
  }
}
