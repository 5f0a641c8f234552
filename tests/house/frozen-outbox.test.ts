import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { takeIn } from '../../src/app/offline/exchange/take-in'
import { saveDraft } from '../../src/app/offline/outbox/draft'
import { opShape } from '../../src/contract/sync/op-shape'
import { Device, today } from '../kit/device/device'
import { FakeServer } from '../kit/device/fake-server'

// A loaded machine may take its time.
const place = join(import.meta.dirname, '../releases/outbox.json')
const frozen = ['ops', 'standing', 'acked', 'done', 'blobs', 'drafts'] as const
const advice = `the outbox as the first release laid it out is kept for ever: devices hold work in it that no release has seen yet, and a release
that was put back must find its way in it. Put what is new into a table of its own (person-db.ts, a new version), and what an op says
differently into an upcaster (upcast.ts). A field may be added where every reader does without it: run this test with WRITE_OUTBOX=1, which writes
${place} anew, then npm run format.`

const kindOf = (value: unknown) =>
  value === null ? 'null' : value instanceof ArrayBuffer ? 'bytes' : Array.isArray(value) ? 'list' : typeof value

/** The fields records have, each with the kinds of value it holds; a question mark where some records lack it. */
function shapeOf(records: readonly object[]): Record<string, string> {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].sort()
  return Object.fromEntries(
    names.map((name) => {
      const values = records.map((record) => (record as Record<string, unknown>)[name])
      const isWord = name === 'fate' || name === 'state'
      const kinds = [...new Set(values.filter((value) => value !== undefined).map(isWord ? String : kindOf))].sort()
      return [name, kinds.join(' or ') + (values.includes(undefined) ? '?' : '')]
    }),
  )
}

/** A device on which every kind of record of the outbox has come to lie. */
async function usedDevice(): Promise<Device> {
  const server = new FakeServer()
  const device = await Device.start(server)
  const photo = await device.shoot(1)
  await device.add('done', { photos: [photo] })
  await device.syncWithFiles()
  // Accepted, and then offered once more because the server was restored.
  await device.edit('done', { note: 'again' })
  await device.sync()
  server.state.epoch = 'epoch-2'
  device.network.mishaps = [undefined, 'request-lost']
  await device.sync().catch(() => undefined)
  server.refuses = () => 'record.state'
  await device.add('refused')
  await device.edit('refused', { note: 'blocked' })
  await device.sync()
  server.refuses = () => undefined
  device.network.judge = (ask) => (ask.ops.length > 0 ? { status: 500 } : undefined)
  await device.add('failing')
  for (let at = 0; at < 5; at++) await device.sync().catch(() => undefined)
  device.network.judge = () => undefined
  await device.shoot(2)
  await accepted(device, server)
  await saveDraft(device.db, { key: 'plant/new', values: { name: 'fern' }, updatedAt: device.time, v: 1 })
  return device
}

/** An op that was accepted and whose row has not arrived. */
async function accepted(device: Device, server: FakeServer): Promise<void> {
  const op = await device.add('accepted', { day: today })
  await device.sync()
  const { ask, reply } = device.network.heard(-1)
  await device.db.ops.put({ ...op, entity: 'plant:accepted' })
  const gen = (await device.db.meta.get('pull'))?.value as { gen: number }
  const settled = [{ id: op.id, outcome: 'applied' as const, seq: 1e9, rev: 1e9 }]
  await takeIn(device.db, { resources: {}, flows: {}, modules: {}, screens: [] }, { ask, gen: gen.gen }, { ...reply, settled }, device.time)
  expect(server.values('plant', 'accepted')).toBeDefined()
}

test('the outbox is laid out as in the first release', async () => {
  const device = await usedDevice()
  const tables = Object.fromEntries(
    await Promise.all(
      frozen.map(async (name) => {
        const { primKey, indexes } = device.db.table(name).schema
        const records = await device.db.table(name).toArray()
        expect(records.length, `this test has to put something into ${name}`).toBeGreaterThan(0)
        return [name, { keys: [primKey, ...indexes].map(({ src }) => src).join(', '), record: shapeOf(records) }]
      }),
    ),
  )
  const found = { op: z.toJSONSchema(opShape), tables }
  if (process.env.WRITE_OUTBOX) writeFileSync(place, `${JSON.stringify(found, null, 2)}\n`)
  expect(JSON.parse(JSON.stringify(found)), advice).toEqual(JSON.parse(readFileSync(place, 'utf8')))
})
