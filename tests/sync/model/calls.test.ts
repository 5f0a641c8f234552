import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackoff } from '../../../src/app/offline/exchange/backoff'
import { createScheduler } from '../../../src/app/offline/exchange/scheduler'
import type { Wake } from '../../../src/app/offline/world'
import { Clock } from '../engine/clock'
import { seed } from './seeds'

const wakes: readonly Wake[] = ['saved', 'online', 'visible', 'socket', 'push', 'manual', 'timer', 'poke', 'lead']

/** The times at which a device without network calls, woken for the given reasons after the given pauses. */
async function callsOf(events: readonly { readonly reason: Wake; readonly pause: number }[], chance: readonly number[]) {
  const clock = new Clock()
  const calls: number[] = []
  let isDown = true
  const world = { elapsed: clock.elapsed, after: clock.after, random: () => chance[calls.length % chance.length] ?? 0 }
  const round = async () => {
    calls.push(clock.time)
    if (isDown) throw { status: 0 }
  }
  const pump = createScheduler({ world, backoff: createBackoff(world), round, onEnd: () => 'go' })
  const pass = async (ms: number) => {
    for (let rest = ms; rest > 0; rest -= 1_000) {
      clock.pass(Math.min(1_000, rest))
      for (let turn = 0; turn < 4; turn++) await Promise.resolve()
    }
  }
  for (const { reason, pause } of events) {
    pump.wake(reason)
    await pass(pause)
  }
  const offline = [...calls]
  await pass(60_000)
  isDown = false
  const healed = clock.time
  pump.wake('online')
  await pass(5_000)
  return { offline, after: calls.filter((at) => at >= healed).map((at) => at - healed) }
}

test('[I14] without network no minute has more than six calls, and after it the first comes within five seconds of a wake-up', async () => {
  const event = fc.record({ reason: fc.constantFrom(...wakes), pause: fc.nat(30_000) })
  const chance = fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 1, maxLength: 5 })
  const property = fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 60, size: 'max' }), chance, async (events, chances) => {
    const { offline, after } = await callsOf(events, chances)
    for (const at of offline) expect(offline.filter((one) => one >= at && one < at + 60_000).length).toBeLessThanOrEqual(6)
    expect(after.length).toBeGreaterThan(0)
    expect(after[0]).toBeLessThanOrEqual(5_000)
  })
  await fc.assert(property, { seed, numRuns: 300 })
})
