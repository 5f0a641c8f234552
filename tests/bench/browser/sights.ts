import type { CDPSession, Page } from 'playwright'

/** What is watched for on a page, by the selector that is first true of it. */
export type Watched = { readonly shape: string; readonly shell: string; readonly row: string }
/** Milliseconds from the beginning of the navigation until each was painted. */
export type Sights = { readonly [W in keyof Watched]?: number }

/**
 * Tells within the page when what is watched for was painted: whoever asks from outside hears of it late. It names no function of its own,
 * for which the loader of sources would put a helper here that no page has.
 */
export const watchSights = (watched: Watched) => {
  const sights: Record<string, number> = {}
  window.sights = sights
  const waiting = new Map(Object.entries(watched))
  new MutationObserver((_, watch) => {
    for (const [name, selector] of waiting) {
      if (!document.querySelector(selector)) continue
      waiting.delete(name)
      // What is there when a frame begins is painted by the time the next task runs.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          sights[name] = performance.now()
        }
        port2.postMessage(0)
      })
    }
    if (waiting.size === 0) watch.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

declare global {
  interface Window {
    sights?: Sights
  }
}
const patience = 60_000

/** Waits until `last` has been painted, and answers all sights. Asked from outside: the page's own policy lets nobody wait in it. */
export async function sightsOf(tab: Page, last: keyof Watched): Promise<Sights> {
  const read = () => tab.evaluate(() => window.sights ?? {}).catch((): Sights => ({}))
  for (const until = Date.now() + patience; Date.now() < until; await tab.waitForTimeout(100)) {
    const sights = await read()
    if (sights[last] !== undefined) return sights
  }
  throw new Error(`${tab.url()}: nothing was seen of "${last}", only ${JSON.stringify(await read())}`)
}

const quiet = 1000

/** Milliseconds the page's scripts have run since it was opened, once nothing has happened on it for a second. */
export async function scriptUntilIdle(tab: Page, session: CDPSession): Promise<number> {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
    return { script: of('ScriptDuration'), task: of('TaskDuration') }
  }
  for (let before = await read(); ; ) {
    await tab.waitForTimeout(quiet)
    const now = await read()
    if (now.task - before.task < 40) return now.script
    before = now
  }
}
