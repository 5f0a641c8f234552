const hour = 3_600_000

/** The release this page was built as, or undefined while developing. */
export const ownRelease = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content || undefined

/** The release the server serves now. Throws when it cannot be had. */
export async function servedRelease(): Promise<string> {
  const answer = await fetch(`/version.json?_t=${Date.now()}`, { cache: 'no-store' })
  const { release } = (await answer.json()) as { release?: unknown }
  if (typeof release !== 'string') throw new Error('version.json names no release')
  return release
}

type Watch = {
  readonly own: string
  readonly served: () => Promise<string>
  /** Called with the other release, two seconds after it was seen. */
  readonly found: (release: string) => void
}

/** Looks for another release now, every hour, and whenever the page comes into view. Returns how to stop. */
export function watchVersion({ own, served, found }: Watch): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    // A failed look is not worth a word, nor does it take one back: the next look comes by itself.
    const release = await served().catch(() => undefined)
    if (release === undefined) return
    clearTimeout(settling)
    if (release !== own) settling = setTimeout(() => found(release), 2000)
  }
  const seen = () => {
    if (document.visibilityState === 'visible') void look()
  }
  const timer = setInterval(look, hour)
  document.addEventListener('visibilitychange', seen)
  void look()
  return () => {
    clearInterval(timer)
    clearTimeout(settling)
    document.removeEventListener('visibilitychange', seen)
  }
}
