/** Where the styles of the desktop's library lie that the build has made. In development it makes all of them as the page runs. */
const address: string | undefined = undefined

let coming: Promise<void> | undefined

/**
 * Fetches them, and resolves when they hold. They stand before all others, as those do that the library makes itself, so that ours win. What cannot
 * be had it makes itself.
 */
export function fetchReadyStyles(): Promise<void> {
  if (!address) return Promise.resolve()
  coming ??= new Promise((resolve) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: address, onload: () => resolve(), onerror: () => resolve() })
    document.head.prepend(link)
  })
  return coming
}
