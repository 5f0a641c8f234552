import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Milliseconds from the last press or key until what was waited for had been painted. */
    pressed?: number | undefined
  }
}
const patience = 30_000

/**
 * Milliseconds from what `act` does, a press or a key, until the first thing was painted that `selector` names. The page itself tells: whoever asks
 * from outside hears of it late. It names no function of its own, for which the loader of sources would put a helper here that no page has.
 */
export async function pressed(tab: Page, act: () => Promise<unknown>, selector: string): Promise<number> {
  await tab.evaluate((wanted) => {
    window.pressed = undefined
    for (const name of ['click', 'input'])
      addEventListener(name, ({ timeStamp }) => dispatchEvent(new CustomEvent('begun', { detail: timeStamp })), {
        capture: true,
        once: true,
      })
    addEventListener(
      'begun',
      async (event) => {
        do await new Promise(requestAnimationFrame)
        while (!document.querySelector(wanted))
        // What is there when a frame begins is painted by the time the next task runs.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          window.pressed = performance.now() - (event as CustomEvent<number>).detail
        }
        port2.postMessage(0)
      },
      { once: true },
    )
  }, selector)
  await act()
  for (const until = Date.now() + patience; Date.now() < until; await tab.waitForTimeout(50)) {
    const ms = await tab.evaluate(() => window.pressed)
    if (ms !== undefined) return ms
  }
  throw new Error(`${tab.url()}: nothing was seen of ${selector}`)
}
