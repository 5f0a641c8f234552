/** An object URL in use: how many show it, and the address once it is there. */
type Entry = { users: number; readonly url: Promise<string | undefined> }

const open = new Map<string, Entry>()

/**
 * The address under which a page shows a picture, made once for all who show it. Answers how to let it go; the last one to do so gives
 * its memory back.
 */
export function showPicture(key: string, load: () => Promise<Blob | undefined>) {
  const entry = open.get(key) ?? { users: 0, url: load().then((blob) => blob && URL.createObjectURL(blob)) }
  open.set(key, entry)
  entry.users++
  // Whoever could not be had is asked for anew by the next.
  const forget = () => open.get(key) === entry && open.delete(key)
  entry.url.catch(forget)
  return {
    url: entry.url,
    release() {
      if (--entry.users > 0) return
      forget()
      entry.url.then(
        (url) => url && URL.revokeObjectURL(url),
        () => undefined,
      )
    },
  }
}

let running = 0
const waiting: (() => void)[] = []
/** Calls for pictures under way at once: a list must not crowd out what its reader does. */
const most = 2

/** Runs one call for a picture when its turn has come. */
export async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await run()
  } finally {
    running--
    waiting.shift()?.()
  }
}
