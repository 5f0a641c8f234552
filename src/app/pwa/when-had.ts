/** Resolves to what `load` brings. What cannot be had is tried again as often as the network or the person comes back. */
export async function whenHad<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((comes) => {
      window.addEventListener('online', comes, { once: true })
      document.addEventListener('visibilitychange', comes, { once: true })
    })
    return whenHad(load)
  }
}
