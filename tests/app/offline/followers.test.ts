import { expect, test } from 'vitest'
import { discard, resend } from '../../../src/app/conflict-centre/resend'
import { commitOps } from '../../../src/app/offline/outbox/commit'
import { readCounts } from '../../../src/app/offline/outbox/counts'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

// A loaded machine may take its time.
async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}
const after = async (device: Device, key: string, ...deps: string[]) =>
  (await device.commit([{ noun: 'plant', key, verb: 'add', patch: { day: today, name: key }, deps }]))[0]
const states = async (device: Device) =>
  (await device.conflictCentre()).parked.map(({ op, fare, free }) => [op.key, fare.fate, fare.code, free])

test('an op that depends on a refused one of another row is blocked, and goes with it once it is put right', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.patch.height === 99 ? 'field.large' : undefined)
  const first = await device.add('fern', { height: 99 })
  await after(device, 'moss', 'plant:fern')
  await device.sync()
  expect(await states(device)).toEqual([
    ['fern', 'rejected', 'field.large', true],
    ['moss', 'blocked', 'op.blocked', false],
  ])
  const sent = await resend(device.desk, first.id, { height: 9 })
  expect(sent.map((op) => op.key)).toEqual(['fern', 'moss'])
  expect(sent[1]?.deps).toEqual([sent[0]?.id])
  await device.sync()
  expect(server.values('plant', 'moss')).toMatchObject({ name: 'moss' })
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
})

test('what was blocked by two waits for both to be put right', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.patch.height === 99 ? 'field.large' : undefined)
  const first = await device.add('fern', { height: 99 })
  const second = await device.add('ivy', { height: 99 })
  await after(device, 'moss', first.id, second.id)
  await device.sync()
  expect((await resend(device.desk, first.id, { height: 9 })).map((op) => op.key)).toEqual(['fern'])
  expect((await resend(device.desk, second.id, { height: 9 })).map((op) => op.key)).toEqual(['ivy', 'moss'])
  await device.sync()
  expect(server.values('plant', 'moss')).toMatchObject({ name: 'moss' })
})

test('an op whose dependency is parked on this device alone is shown with it, counted with it, and goes when that goes', async () => {
  const { device } = await pair()
  const first = await device.add('fern')
  await after(device, 'moss', first.id)
  await after(device, 'ivy', 'plant:moss')
  await device.db.standing.put({ id: first.id, entity: 'plant:fern', fate: 'suspect', since: 0, failures: 5, retryAt: device.time + 1 })
  await device.sync()
  expect(await states(device)).toEqual([
    ['fern', 'suspect', undefined, true],
    ['moss', 'blocked', 'op.waits', false],
    ['ivy', 'blocked', 'op.waits', false],
  ])
  expect(await readCounts(device.db, gardenCatalogue)).toMatchObject({ waiting: 0, parked: 3 })
  device.time += 10
  await device.sync()
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
})

test('what is done on a row after an edit of it was refused is shown behind that one, and goes when it is gone', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.patch.height === 99 ? 'field.large' : undefined)
  const first = await device.add('fern', { height: 99 })
  await device.sync()
  const again = await device.add('fern', { height: 9 })
  await after(device, 'moss', again.id)
  await device.sync()
  expect(await states(device)).toEqual([
    ['fern', 'rejected', 'field.large', true],
    ['fern', 'blocked', 'op.waits', true],
    ['moss', 'blocked', 'op.waits', false],
  ])
  expect(await readCounts(device.db, gardenCatalogue)).toMatchObject({ waiting: 0, parked: 3 })
  await discard(device.db, first.id)
  await device.sync()
  expect(await device.conflictCentre()).toMatchObject({ waiting: [], parked: [] })
  expect(server.values('plant', 'fern')).toMatchObject({ height: 9 })
})

test('what followed an op that is thrown away is blocked and may be sent by itself', async () => {
  const { server, device } = await pair()
  const first = await device.add('fern')
  const next = await after(device, 'moss', first.id)
  await after(device, 'ivy', 'plant:moss')
  await device.db.standing.put({ id: first.id, entity: 'plant:fern', fate: 'suspect', since: 0, failures: 5, retryAt: device.time + 1e9 })
  expect(await discard(device.db, first.id)).toBe(true)
  expect(await states(device)).toEqual([
    ['moss', 'blocked', 'op.blocked', true],
    ['ivy', 'blocked', 'op.waits', false],
  ])
  await resend(device.desk, next?.id ?? '')
  expect(await states(device)).toEqual([['ivy', 'blocked', 'op.blocked', true]])
  await device.sync()
  expect(server.values('plant', 'moss')).toMatchObject({ name: 'moss' })
})

test('[I2] a refused op is replaced once, however often and from how many windows that is asked at the same time', async () => {
  const { server, device } = await pair()
  server.refuses = (op) => (op.patch.height === 99 ? 'field.large' : undefined)
  const first = await device.add('fern', { height: 99 })
  await device.sync()
  const asked = await Promise.allSettled([1, 2, 3].map(() => resend(device.desk, first.id, { height: 9 })))
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const note = { noun: 'plant', key: 'note', verb: 'add', patch: { day: today, name: 'handed over' } }
  await expect(commitOps(device.desk, [note], { instead: [first.id] })).rejects.toMatchObject({ code: 'record.gone' })
  expect((await device.conflictCentre()).waiting).toHaveLength(1)
})

test('[I2] an op that waits, and may be on its way, is not replaced', async () => {
  const { device } = await pair()
  const first = await device.add('fern')
  const note = { noun: 'plant', key: 'note', verb: 'add', patch: { day: today, name: 'handed over' } }
  await expect(commitOps(device.desk, [note], { instead: [first.id] })).rejects.toMatchObject({ code: 'record.gone' })
  expect((await device.conflictCentre()).waiting.map((op) => op.id)).toEqual([first.id])
})
