/** Asks the browser not to clear away what lies here. Answers whether it will not. */
export const stay = async (): Promise<boolean> => (await globalThis.navigator?.storage?.persist?.().catch(() => false)) ?? false

let asked = false

/**
 * Asks the browser, once in the life of the page, not to clear away what lies here. Called after a save, so that a tap stands behind
 * it; browsers decide by whether the app is installed and used.
 */
export function askToStay(): void {
  if (asked) return
  asked = true
  void stay()
}
