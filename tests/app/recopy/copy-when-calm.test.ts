import { expect, test } from 'vitest'
import { exchange } from '../../../src/app/offline/exchange/exchange'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'

test('a copy comes page by page, each when nobody is kept waiting by it, and what was made meanwhile goes at once', async () => {
  const server = new FakeServer()
  const device = await Device.start(server)
  server.page = 2
  for (let at = 0; at < 5; at++) server.write('plant', `p${at}`, { day: today, name: `p${at}` })
  await device.add('fern')
  const asksAt: number[] = []
  const calm = async () => void asksAt.push(device.network.asks.length)
  await exchange(device.line, calm)
  // The first question carries the fern, the last one asks for what is new after the copy.
  expect(device.network.asks[0]?.ops).toHaveLength(1)
  expect(asksAt).toEqual(device.network.asks.flatMap(({ ops, since }, at) => (ops.length === 0 && since === null ? [at] : [])))
  expect(asksAt.length).toBeGreaterThan(0)
  expect(await device.plants()).toHaveLength(6)
})
