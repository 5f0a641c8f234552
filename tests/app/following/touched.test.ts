import { Dexie, type ObservabilitySet } from 'dexie'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { touchedBy } from '../../../src/app/following/touched'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'

let device: Device
let changes: ObservabilitySet[] = []
const hear = (parts: ObservabilitySet) => void changes.push(parts)
const touched = (noun: string) => touchedBy(changes, { db: device.db, catalogue, asked: { noun } })

beforeEach(async () => {
  const server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: '蕨', height: 0 })
  device = await Device.start(server)
  await exchange(device.line)
  changes = []
  Dexie.on.storagemutated.subscribe(hear)
})
afterEach(() => Dexie.on.storagemutated.unsubscribe(hear))

test('an edit that is saved is news to its own noun, and to no other list somebody has open', async () => {
  await device.edit('fern', { note: '高' })

  expect(touched('plant')).toMatchObject({ own: true, held: false })
  expect(touched('stone')).toBeUndefined()
  expect(touched('conflict')).toBeUndefined()
})

test('two edits of a row that wait as one are news as one is', async () => {
  await device.edit('fern', { note: '高' })
  changes = []
  await device.edit('fern', { note: '很高' })

  expect(touched('plant')).toMatchObject({ own: true })
  expect(touched('stone')).toBeUndefined()
})

test('of edits that have gone nobody can tell whose they were: all look', async () => {
  await device.edit('fern', { note: '高' })
  changes = []
  await exchange(device.line)

  expect(touched('plant')).toMatchObject({ own: true, held: true })
  expect(touched('stone')).toMatchObject({ own: true, held: true })
})
