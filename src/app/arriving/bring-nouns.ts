import type { World } from '../offline/world'

/** Milliseconds until nouns that could not be fetched are asked for again. */
const pause = 5_000

/** Nouns on their way. `here` resolves once all have come, however often they had to be asked for, and never after `stop`. */
export type ComingNouns = { readonly here: Promise<void>; stop(): void }

export function bringNouns(rest: () => Promise<unknown>, { after }: Pick<World, 'after'>): ComingNouns {
  let isStopped = false
  let cancel: () => void = () => undefined
  const here = new Promise<void>((resolve) => {
    const ask = (): void => {
      const again = () => {
        if (!isStopped) cancel = after(pause, ask)
      }
      rest().then(() => !isStopped && resolve(), again)
    }
    ask()
  })
  return {
    here,
    stop() {
      isStopped = true
      cancel()
    },
  }
}
