import { liveQuery } from 'dexie'
import { expect, test } from 'vitest'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'

// A loaded machine may take its time.
async function withFern(values: Record<string, unknown> = {}) {
  const server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: 'fern', height: 1, ...values })
  const device = await Device.start(server)
  await device.sync()
  return { server, device }
}

test('a screen shows the row with the own waiting edits on top, in the order they were made', async () => {
  const { device } = await withFern()
  await device.edit('fern', { note: 'a' })
  await device.adjust('fern', 2)
  await device.adjust('fern', 3)
  await device.edit('fern', { note: 'b' })
  expect(await device.plant('fern')).toMatchObject({ name: 'fern', note: 'b', height: 6, rev: 1, standing: 'waiting' })
})

test('the cached row itself is never written by an edit', async () => {
  const { device } = await withFern()
  await device.edit('fern', { note: 'a' })
  expect((await device.db.rows.get(['plant', 'fern']))?.row.note).toBeUndefined()
})

test('nothing is said of a row that is settled', async () => {
  const { device } = await withFern()
  await device.edit('fern', { note: 'a' })
  await device.sync()
  expect(await device.plant('fern')).toMatchObject({ note: 'a' })
  expect(await device.plant('fern')).not.toHaveProperty('standing')
})

test('a refused edit leaves the view, and the row says that a person is needed', async () => {
  const { server, device } = await withFern()
  server.refuses = () => 'record.state'
  await device.edit('fern', { note: 'a' })
  await device.sync()
  const row = await device.plant('fern')
  expect(row?.note).toBeUndefined()
  expect(row?.standing).toBe('parked')
})

test('a row made or removed here is there, or gone, at once', async () => {
  const { device } = await withFern()
  await device.add('moss')
  await device.commit([{ noun: 'plant', key: 'fern', verb: 'remove', patch: {} }])
  expect((await device.plants()).map((row) => [row.id, row.rev])).toEqual([['moss', 0]])
})

test('rows under one day follow an edit that moves them there or away', async () => {
  const { server, device } = await withFern()
  server.write('plant', 'moss', { day: '2026-03-01', name: 'moss' })
  await device.sync()
  await device.edit('moss', { day: today })
  await device.edit('fern', { day: '2026-03-01' })
  expect((await device.plants(today)).map((row) => row.id)).toEqual(['moss'])
  expect((await device.plants('2026-03-01')).map((row) => row.id)).toEqual(['fern'])
})

test('nouns whose names begin alike do not mix', async () => {
  const { device } = await withFern()
  const moss = await device.add('moss')
  await device.db.ops.add({ ...moss, id: 'other', noun: 'plant-pot', key: 'x', entity: 'plant-pot:x' })
  expect((await device.plants()).map((row) => row.id).sort()).toEqual(['fern', 'moss'])
})

test('an accepted edit whose held field waits for a person shows what the server kept', async () => {
  const { server, device } = await withFern()
  server.write('plant', 'fern', { note: 'theirs' })
  await device.edit('fern', { note: 'mine', height: 9 })
  server.page = 0
  await device.sync().catch(() => undefined)
  expect(await device.plant('fern')).toMatchObject({ height: 9 })
  expect((await device.plant('fern'))?.note).not.toBe('mine')
})

test('a live query hears of every save and every reply', async () => {
  const { device } = await withFern()
  const seen: unknown[] = []
  const watch = liveQuery(async () => await device.plant('fern')).subscribe((row) => {
    seen.push(row?.note)
  })
  await expect.poll(() => seen).toEqual([undefined])
  await device.edit('fern', { note: 'a' })
  await expect.poll(() => seen.at(-1)).toBe('a')
  await device.sync()
  await device.edit('fern', { note: 'b' })
  await expect.poll(() => seen.at(-1)).toBe('b')
  watch.unsubscribe()
  expect(seen.slice(1)).not.toContain(undefined)
})
