import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackoff } from '../../../src/app/offline/exchange/backoff'
import { worldOf } from '../../../src/app/offline/world'
import { Device, monday, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'

// A loaded machine may take its time.
const day = 86_400_000

async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}

test.each([
  [-day, 0],
  [day, 0],
  [0, day],
  [day, -day],
])('[C23] with a clock %i ms off, changed by %i more while edits wait, all goes once and in order', async (off, change) => {
  const { server, device } = await pair()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  device.time += off
  await device.sync()
  await device.add('fern', { height: 1 })
  await device.edit('fern', { note: 'first' })
  device.time += change
  await device.edit('fern', { note: 'second' })
  await device.adjust('fern', 1)
  await device.sync()
  expect(server.values('plant', 'fern')).toMatchObject({ note: 'second', height: 2 })
  expect([...server.state.effects.values()]).toEqual([1, 1, 1, 1])
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
  expect((await device.plants()).map((row) => row.id).sort()).toEqual(['fern', 'ivy'])
})

test('[C23] a device whose clock runs a month ahead keeps the rows its house keeps', async () => {
  const { server, device } = await pair()
  server.write('plant', 'ivy', { day: today, name: 'ivy' })
  device.time += 40 * day
  await device.sync()
  await device.sync()
  expect((await device.plants()).map((row) => row.id)).toEqual(['ivy'])
})

test('[C23] what failed by itself is tried within the hour, also when the clock is put back a day', async () => {
  const { device } = await pair()
  const op = await device.add('fern')
  await device.db.standing.put({
    id: op.id,
    entity: 'plant:fern',
    fate: 'suspect',
    since: 0,
    failures: 5,
    retryAt: device.time + 3_600_000,
  })
  await device.sync()
  expect((await device.conflictCentre()).parked).toHaveLength(1)
  device.time -= day
  await device.sync()
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
})

describe('a clock set by a day between calls that fail', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: monday }))
  afterEach(() => void vi.useRealTimers())
  test.each([-day, day])('[C23] makes nobody wait longer or shorter than before: %d ms', (shift) => {
    const world = worldOf('set', { random: () => 0 })
    world.channel.close()
    const backoff = createBackoff(world)
    for (let failures = 0; failures < 6; failures++) backoff.failed()
    const before = backoff.hold(true)
    vi.setSystemTime(Date.now() + shift)
    expect(backoff.hold(true)).toBeGreaterThan(before - 1000)
    expect(backoff.hold(true)).toBeLessThanOrEqual(before)
  })
})
