import type { Wake, World } from '../world'

const every = 30_000

/** Turns what happens to a page into reasons to exchange; losing the network is one, for screens to hear of it. Answers how to stop. */
export function listenForWakes(wake: (reason: Wake) => void, { after, isVisible }: Pick<World, 'after' | 'isVisible'>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const reason of ['online', 'offline'] as const) globalThis.addEventListener?.(reason, () => wake(reason), { signal })
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
