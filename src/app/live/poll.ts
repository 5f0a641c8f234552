/** Milliseconds between two looks while nothing can be heard. */
const every = 6_000

type Options = {
  /** Asks the server whether there is something new. */
  readonly look: () => void
  /** Whether looking is worth it: somebody sees the page, and the server answered the last time. */
  readonly isWorthIt: () => boolean
}

/** Looks for news while the socket is down. It costs one small exchange each time, and stops with the first that fails. */
export function pollWhileDeaf({ look, isWorthIt }: Options) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    /** The socket stands, or is lost. */
    hears: (isOpen: boolean): void => {
      clearInterval(timer)
      timer = isOpen ? undefined : setInterval(() => isWorthIt() && look(), every)
    },
    stop: (): void => clearInterval(timer),
  }
}
