import { describe, expect, test } from 'vitest'
import { createBackoff } from '../../../src/app/offline/exchange/backoff'
import { createScheduler } from '../../../src/app/offline/exchange/scheduler'
import type { Wake } from '../../../src/app/offline/world'
import { FakeClock, settle } from '../../kit/device/fake-world'

const largest = () => 1 - Number.EPSILON

test('pauses double up to five minutes, with full jitter', () => {
  const clock = new FakeClock(0)
  const pauses = (random: () => number) => {
    const backoff = createBackoff({ elapsed: clock.now, random })
    return Array.from({ length: 11 }, () => {
      clock.time += 600_000
      return Math.round(backoff.failed() / 1000)
    })
  }
  expect(pauses(largest)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  expect(pauses(() => 0)).toEqual(Array(11).fill(0))
})

test('success and whatever happens start short pauses again', () => {
  const clock = new FakeClock(0)
  const backoff = createBackoff({ elapsed: clock.now, random: largest })
  backoff.failed()
  backoff.failed()
  backoff.roused()
  expect(Math.round(backoff.failed())).toBe(1000)
  backoff.succeeded()
  expect(Math.round(backoff.failed())).toBe(1000)
})

test('Retry-After is kept, also when something happens, but never beyond five minutes', () => {
  const clock = new FakeClock(0)
  const backoff = createBackoff({ elapsed: clock.now, random: () => 0 })
  expect(backoff.failed(40)).toBe(40_000)
  backoff.roused()
  expect(backoff.hold(true)).toBe(40_000)
  expect(backoff.failed(86_400)).toBe(300_000)
})

function pumped(isDown: () => boolean, random: () => number = () => 0) {
  const clock = new FakeClock(0)
  const calls: number[] = []
  const scheduler = createScheduler({
    world: clock,
    backoff: createBackoff({ elapsed: clock.now, random }),
    async round() {
      calls.push(clock.time)
      if (isDown()) throw { status: 0 }
    },
    onEnd: () => 'go',
  })
  const most = () => Math.max(0, ...calls.map((at) => calls.filter((other) => other >= at && other < at + 60_000).length))
  return { clock, calls, scheduler, most }
}

describe('[I14] without network', () => {
  test.each<Wake[]>([[], ['saved'], ['online'], ['timer'], ['saved', 'visible', 'manual', 'timer', 'poke']])(
    'no more than six calls a minute, woken by %s %s',
    async (...reasons) => {
      const { clock, calls, scheduler, most } = pumped(() => true)
      scheduler.wake('start')
      for (let second = 0; second < 300; second++) {
        for (const reason of reasons) if (reason) scheduler.wake(reason)
        await clock.pass(1000)
      }
      expect(most()).toBeLessThanOrEqual(6)
      expect(calls.length).toBeGreaterThanOrEqual(15)
    },
  )

  test('the first call after healing comes within five seconds of waking', async () => {
    let isDown = true
    const { clock, calls, scheduler } = pumped(
      () => isDown,
      () => 0.9,
    )
    scheduler.wake('start')
    for (let minute = 0; minute < 30; minute++) {
      if (minute % 3 === 0) scheduler.wake('saved')
      await clock.pass(60_000)
    }
    isDown = false
    const healed = clock.time
    scheduler.wake('online')
    await clock.pass(5000)
    expect(calls.some((at) => at > healed && at <= healed + 5000)).toBe(true)
  })

  test.each<Wake[]>([
    ['visible', 'manual'],
    ['saved', 'online'],
    ['start', 'manual'],
    ['lead', 'socket'],
  ])('also where %s has just used up what it may: %s finds a call left over', async (often, once) => {
    let isDown = true
    const { clock, calls, scheduler } = pumped(() => isDown)
    for (let second = 0; second < 15; second++) {
      scheduler.wake(often)
      await clock.pass(1000)
    }
    isDown = false
    const healed = clock.time
    scheduler.wake(once)
    await clock.pass(5000)
    expect(calls.some((at) => at > healed && at <= healed + 5000)).toBe(true)
  })

  test('whoever has tapped in vain until nothing may go waits for half a minute at most', async () => {
    let isDown = true
    const { clock, calls, scheduler, most } = pumped(() => isDown)
    for (let second = 0; second < 10; second++) {
      scheduler.wake('manual')
      await clock.pass(1000)
    }
    isDown = false
    const healed = clock.time
    scheduler.wake('manual')
    await clock.pass(30_000)
    expect(calls.some((at) => at > healed)).toBe(true)
    expect(most()).toBeLessThanOrEqual(6)
  })

  test('the steady timer does not undercut the pause', async () => {
    const { clock, calls, scheduler } = pumped(
      () => true,
      () => 0.99,
    )
    scheduler.wake('start')
    for (let tick = 0; tick < 40; tick++) {
      await clock.pass(30_000)
      scheduler.wake('timer')
    }
    expect(calls.length).toBeLessThan(15)
  })
})

test('what wakes a running round makes another follow, one at a time', async () => {
  const clock = new FakeClock(0)
  let running = 0
  let rounds = 0
  const ends: (() => void)[] = []
  const scheduler = createScheduler({
    world: clock,
    backoff: createBackoff({ elapsed: clock.now, random: () => 0 }),
    async round() {
      expect(++running).toBe(1)
      rounds++
      await new Promise<void>((resolve) => ends.push(resolve))
      running--
    },
    onEnd: () => 'go',
  })
  scheduler.wake('start')
  await clock.pass(1000)
  scheduler.wake('saved')
  scheduler.wake('saved')
  ends.shift()?.()
  await settle()
  await clock.pass(1000)
  expect(rounds).toBe(2)
  ends.shift()?.()
  await clock.pass(60_000)
  expect(rounds).toBe(2)
})
