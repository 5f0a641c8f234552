/** Milliseconds another window is waited for. One that the system has put to sleep never lets go, and must not keep a person from their work. */
const patience = 15_000

/**
 * Does something with the boxes of one database while no other window of the browser does. Without that nothing is lost or doubled: each
 * would only undo what the other does.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await locks.request(`boxes:${name}`, { signal: AbortSignal.timeout(patience) }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
