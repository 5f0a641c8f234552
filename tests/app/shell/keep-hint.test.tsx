import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { KeepHint } from '../../../src/app/shell/hints/KeepHint'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
let persisted: boolean
let isKept: boolean
let agent: string

beforeEach(async () => {
  speak('en')
  ;[persisted, isKept, agent] = [false, false, 'Mozilla/5.0 (Linux; Android 14) Chrome/140']
  vi.stubGlobal('navigator', {
    ...navigator,
    get userAgent() {
      return agent
    },
    maxTouchPoints: 0,
    storage: { persisted: async () => persisted, persist: async () => isKept },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await engine.stop()
})

const text = () => shown.place.textContent ?? ''
/** Draws the hint and lets the moments pass before anything is said. */
async function draw(status: { waiting?: number; files?: number }): Promise<void> {
  engine.status.setState({ waiting: 0, parked: 0, files: 0, ...status })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shown = show(<KeepHint />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
}

/** What the hint says of a device like that, once it has settled. The engine counts its own, empty database whenever it gets to it. */
const says = (status: { waiting?: number; files?: number }, words: string) =>
  soon(() => {
    engine.status.setState(status)
    expect(text()).toContain(words)
  })

const staysSilent = async (status: { waiting?: number; files?: number }) => {
  engine.status.setState(status)
  await drawn()
  expect(text()).toBe('')
}

test.each([{ waiting: 21 }, { files: 1, waiting: 1 }])(
  'much work in a browser that may clear it (%o) is said to be so, with what to do',
  async (status) => {
    await draw(status)
    await says(status, 'the browser may clear')
    expect(text()).toContain('Send now')
  },
)

test('twenty edits, and any number in a browser that keeps them, need no word', async () => {
  await draw({ waiting: 20 })
  await staysSilent({ waiting: 20 })
  shown.close()
  persisted = true
  await draw({ waiting: 100, files: 3 })
  await staysSilent({ waiting: 100, files: 3 })
})

test('a page on an iPhone that is not on the home screen says so with the first edit', async () => {
  agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1'
  await draw({ waiting: 1 })
  await says({ waiting: 1 }, 'Add to Home Screen')
})
