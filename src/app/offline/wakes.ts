import type { Wake, World } from './world'

const every = 30_000

/** Turns what happens to a page into reasons to exchange. Answers how to stop. Socket and push call `wake` themselves. */
export function listenForWakes(wake: (reason: Wake) => void, { after, isVisible }: Pick<World, 'after' | 'isVisible'>): () => void {
  const onOnline = () => wake('online')
  const onVisible = () => {
    if (isVisible()) wake('visible')
  }
  globalThis.addEventListener?.('online', onOnline)
  globalThis.document?.addEventListener('visibilitychange', onVisible)
  const tick = () => {
    wake('timer')
    cancel = after(every, tick)
  }
  let cancel = after(every, tick)
  return () => {
    cancel()
    globalThis.removeEventListener?.('online', onOnline)
    globalThis.document?.removeEventListener('visibilitychange', onVisible)
  }
}
