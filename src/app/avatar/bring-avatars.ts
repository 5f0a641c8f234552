import type { Carrier } from '../offline/outbox/upload-queue'
import type { OwnCalls } from '../session/own-calls'

/** Milliseconds between two looks at which avatars are lacking, and until the next one after a failure. */
const pause = { good: 600_000, failed: 60_000 } as const

/** After exchanges, brings the avatars this device lacks. Nothing waits for it, and what it takes is fetched with the first look. */
export function bringAvatars(own: OwnCalls, { db, catalogue, world }: Parameters<Carrier>[0]): () => void {
  let notBefore = 0
  let isBusy = false
  const bring = async () => {
    const [{ keepAvatars }, { fetchFile }] = await Promise.all([import('./keep-avatars'), import('../wire/file-calls')])
    await keepAvatars(db, catalogue, own(fetchFile), world.now)
  }
  return () => {
    if (isBusy || world.now() < notBefore) return
    isBusy = true
    const isOver = (wait: number) => () => {
      isBusy = false
      notBefore = world.now() + wait
    }
    bring().then(isOver(pause.good), isOver(pause.failed))
  }
}
