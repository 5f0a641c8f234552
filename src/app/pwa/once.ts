/** Answers true the first time it is asked about `what` in this tab, and false ever after, also across reloads. */
export function firstTime(what: string): boolean {
  const key = `pro__ONCE_${what}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    // Without a memory a second time could not be told from the first, and reloading for ever is worse than not reloading.
    return false
  }
}
