import { afterEach, expect, test, vi } from 'vitest'
import { discard, resend, retryNow } from '../../../src/app/conflict-centre/resend'
import { overOf } from '../../../src/app/offline/exchange/take-in'
import { atomic } from '../../../src/app/offline/outbox/atomic'
import type { AnyIntent } from '../../../src/app/offline/outbox/intent'
import { largestGroup } from '../../../src/contract/sync/group'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { failWrites } from '../../kit/server/failing-writes'

afterEach(() => {
  vi.restoreAllMocks()
})

async function pair() {
  const server = new FakeServer()
  return { server, device: await Device.start(server) }
}
const plant = (key: string, more: object = {}): AnyIntent => ({
  noun: 'plant',
  key,
  verb: 'add',
  patch: { day: today, name: key, ...more },
})
/** A bed of plants, which are one group: the first is the bed. */
const bed = (size: number, from = 0) => atomic(Array.from({ length: size }, (_, at) => plant(`p${from + at}`)))
const carried = (device: Device) => device.network.asks.map(({ ops }) => ops.length).filter((count) => count > 0)

test('a group is saved, sent and finished as one, however many ops an exchange else holds', async () => {
  const { server, device } = await pair()
  for (let at = 0; at < 30; at++) await device.add(`single${at}`)
  await device.commit(bed(120))
  await device.add('after')
  server.page = 50
  await device.sync()
  expect(carried(device)).toEqual([30, 120, 1])
  expect(await device.db.done.count()).toBe(151)
  const groups = (await device.db.done.toArray()).filter(({ group }) => group)
  expect(new Set(groups.map(({ finishedAt }) => finishedAt)).size).toBe(1)
  expect(groups.map(({ group }) => group?.at).sort((one, two) => Number(one) - Number(two))).toEqual(
    Array.from({ length: 120 }, (_, at) => at + 1),
  )
})

test('one intent that is refused on the device leaves nothing of the group there', async () => {
  const { device } = await pair()
  await expect(device.commit([...bed(2), { ...plant('bad'), patch: { day: today } }])).rejects.toMatchObject({ code: 'input.invalid' })
  expect(await device.db.ops.count()).toBe(0)
  await expect(device.commit(bed(largestGroup + 1))).rejects.toMatchObject({ code: 'record.too-many' })
  const heavy = atomic(Array.from({ length: 40 }, (_, at) => plant(`h${at}`, { photos: Array.from({ length: 9 }, () => 'ab'.repeat(32)) })))
  await expect(device.commit(heavy)).rejects.toMatchObject({ code: 'input.invalid' })
  expect(await device.db.ops.count()).toBe(0)
})

test('[C9][C10][C11][C12][I17] a crash at any write, or a lost reply, never leaves a part of a group behind', async () => {
  for (let at = 0; ; at++) {
    const { server, device } = await pair()
    server.page = 2
    await device.commit(bed(5))
    failWrites(at, () => new Error('crash'))
    const survived = await device.sync().then(
      () => true,
      () => false,
    )
    vi.restoreAllMocks()
    await device.crash()
    const known = server.state.outcomes.size
    expect([0, 5]).toContain(known)
    await device.sync()
    expect([server.state.outcomes.size, await device.db.ops.count(), await device.db.done.count()]).toEqual([5, 0, 5])
    expect([...server.state.effects.values()]).toEqual([1, 1, 1, 1, 1])
    if (!survived) continue
    expect(at).toBeGreaterThan(10)
    break
  }
})

test('a refused line parks the whole document, which goes again as a whole once the line is right', async () => {
  const { server, device } = await pair()
  server.refuses = ({ patch }) => (patch.name === 'p2' ? 'record.state' : undefined)
  await device.commit(bed(4))
  await device.add('apart')
  await device.sync()
  const { parked, waiting } = await device.conflictCentre()
  expect(parked.map(({ fare }) => fare.code)).toEqual(['op.stopped', 'op.stopped', 'record.state', 'op.stopped'])
  expect([waiting, (await device.plants()).map(({ id }) => id)]).toEqual([[], ['apart']])
  const [, , line] = parked
  const sent = await resend(device.desk, line?.op.id ?? '', { name: 'right' })
  expect(sent.map(({ patch, group }) => [patch.name, group?.at, group?.of])).toEqual([
    ['p0', 1, 4],
    ['p1', 2, 4],
    ['right', 3, 4],
    ['p3', 4, 4],
  ])
  expect(new Set(sent.map(({ group }) => group?.id)).size).toBe(1)
  await device.sync()
  expect((await device.plants()).map(({ id }) => id)).toEqual(['apart', 'p0', 'p1', 'p2', 'p3'])
  expect(await device.db.ops.count()).toBe(0)
})

test('throwing away one line of a refused document throws all of it away', async () => {
  const { server, device } = await pair()
  server.refuses = ({ patch }) => (patch.name === 'p1' ? 'record.state' : undefined)
  const ops = await device.commit(bed(3))
  await device.sync()
  expect(await discard(device.db, ops[2]?.id ?? '')).toBe(true)
  expect([await device.db.ops.count(), await device.db.standing.count()]).toEqual([0, 0])
})

test('what cannot go holds back all of its group, and what was made after it on any of the rows', async () => {
  const { device } = await pair()
  const lost = await device.shoot(1)
  await device.commit(atomic([plant('a'), plant('b', { photos: [lost] }), plant('c')]))
  await device.edit('a', { note: 'later' })
  await device.add('apart')
  await device.sync()
  expect(carried(device)).toEqual([1])
  await device.syncWithFiles()
  expect(await device.db.done.count()).toBe(5)
})

test('[I14] a group that the server fails on goes alone, is a suspect as a whole, and is tried again as one', async () => {
  const { device } = await pair()
  const ops = await device.commit(bed(3))
  await device.add('apart')
  device.network.judge = (ask) => (ask.ops.some(({ group }) => group) ? { status: 500 } : undefined)
  for (let round = 0; round < 8; round++) await device.sync().catch(() => undefined)
  const { parked, waiting } = await device.conflictCentre()
  expect([parked.map(({ fare }) => fare.fate), waiting]).toEqual([['suspect', 'suspect', 'suspect'], []])
  expect(device.network.asks.filter(({ ops: sent }) => sent.length > 0).every(({ ops: sent }) => [1, 3, 4].includes(sent.length))).toBe(
    true,
  )
  device.network.judge = () => undefined
  await retryNow(device.db, ops[1]?.id)
  await device.sync()
  expect(await device.db.done.count()).toBe(4)
})

test('[C22] after a restore a group is offered again as a whole', async () => {
  const { server, device } = await pair()
  const before = server.backup()
  await device.commit(bed(3))
  await device.sync()
  server.restore(before, 'epoch-2')
  server.page = 2
  await device.sync()
  expect(device.network.asks.at(-1)).toBeDefined()
  expect([...server.state.outcomes.values()].map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])
  expect(await device.db.ops.count()).toBe(0)
})

test('none of a group is over before all of it is', async () => {
  const { device } = await pair()
  const [one, two, three] = (await device.commit([...bed(2), plant('apart')])).map((op) => ({
    ...op,
    entity: `plant:${op.key}`,
    era: '',
    seq: 1,
    rev: 1,
    held: [],
  }))
  if (!one || !two || !three) throw new Error('nothing was saved')
  expect(overOf([one, two, three], [], (op) => op !== two)).toEqual([three])
  expect(overOf([one, three], [two], () => true)).toEqual([three])
  expect(overOf([one, two, three], [], () => true)).toEqual([one, two, three])
})
