import { expect, test } from 'vitest'
import { createLeader } from '../../../src/app/offline/leader/leader'
import type { World } from '../../../src/app/offline/world'
import { monday } from '../../kit/device/device'
import { FakeBrowser, settle } from '../../kit/device/fake-world'

function open(now = 0) {
  const browser = new FakeBrowser(now)
  let beat: number | undefined
  const start = (world: World) =>
    createLeader({
      name: 'sync',
      world,
      readBeat: async () => beat,
      writeBeat: async (at) => {
        beat = at
      },
      onChange: () => undefined,
    })
  return { browser, start }
}

test('one window leads; when it closes, the next does', async () => {
  const { browser, start } = open()
  const [first, second] = [start(browser.window()), start(browser.window())]
  await settle()
  expect([first.leads(), second.leads()]).toEqual([true, false])
  await browser.clock.pass(60_000)
  expect([first.leads(), second.leads()]).toEqual([true, false])
  first.stop()
  await settle()
  expect([first.leads(), second.leads()]).toEqual([false, true])
})

test('a hidden leader hands over to a window that is seen', async () => {
  const { browser, start } = open()
  let isSeen = true
  const [first, second] = [start(browser.window(() => isSeen)), start(browser.window())]
  await settle()
  isSeen = false
  await browser.clock.pass(6000)
  expect([first.leads(), second.leads()]).toEqual([false, true])
})

test('hidden windows do not take the lead from each other', async () => {
  const { browser, start } = open()
  const [first, second] = [start(browser.window(() => false)), start(browser.window(() => false))]
  await browser.clock.pass(120_000)
  expect([first.leads(), second.leads()]).toEqual([true, false])
})

test('[C16] a frozen leader loses the lock to a window that is seen, and follows when it thaws', async () => {
  const { browser, start } = open()
  let isFrozen = false
  const world = browser.window()
  const frozen = {
    ...world,
    after: (ms: number, run: () => void) =>
      world.after(ms, () => {
        if (!isFrozen) run()
      }),
  }
  const first = start(frozen)
  await browser.clock.pass(6000)
  isFrozen = true
  const second = start(browser.window())
  await browser.clock.pass(15_000)
  expect(second.leads()).toBe(false)
  await browser.clock.pass(15_000)
  expect([first.leads(), second.leads()]).toEqual([false, true])
  second.stop()
  await settle()
  expect([first.leads(), second.leads()]).toEqual([true, false])
})

test('where there are no locks every window leads', () => {
  const { browser, start } = open()
  expect(start({ ...browser.window(), locks: undefined }).leads()).toBe(true)
})

test('[C23] a leader that freezes after the clock was put back loses the lock all the same', async () => {
  const { browser, start } = open(monday)
  let back = 0
  let isFrozen = false
  const window = () => {
    const world = browser.window()
    return { ...world, now: () => world.now() - back }
  }
  const world = window()
  const first = start({ ...world, after: (ms, run) => world.after(ms, () => isFrozen || run()) })
  await browser.clock.pass(6000)
  isFrozen = true
  back = 86_400_000
  const second = start(window())
  await browser.clock.pass(30_000)
  expect([first.leads(), second.leads()]).toEqual([false, true])
  second.stop()
})
