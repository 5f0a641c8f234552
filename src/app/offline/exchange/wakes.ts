import type { Wake, World } from '../world'

const every = 30_000

/** Turns what happens to a page into reasons to exchange. Answers how to stop. Socket and push call `wake` themselves. */
export function listenForWakes(wake: (reason: Wake) => void, { after, isVisible }: Pick<World, 'after' | 'isVisible'>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  globalThis.addEventListener?.('online', () => wake('online'), { signal })
  globalThis.document?.addEventListener('visibilitychange', () => isVisible() && wake('visible'), { signal })
  const tick = () => {
    wake('timer')
    cancel = after(every, tick)
  }
  let cancel = after(every, tick)
  return () => {
    cancel()
    ended.abort()
  }
}
