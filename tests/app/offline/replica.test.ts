import { expect, test } from 'vitest'
import { readMeta } from '../../../src/app/offline/person-db'
import { Device } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'

test('a device proves which one it is, from its first exchange on, also where a release before made its database', async () => {
  const device = await Device.start(new FakeServer())
  await device.db.meta.delete('secret')
  await device.sync()
  await device.sync()
  const [first, second] = device.network.asks
  expect(first?.secret).toMatch(/^[\w-]{16,64}$/)
  expect(second).toMatchObject({ replica: first?.replica, secret: first?.secret })
})

test('a copy of another device takes a name of its own when the server asks for it, and keeps its work', async () => {
  const server = new FakeServer()
  const device = await Device.start(server)
  await device.sync()
  await device.add('fern')
  server.anew = true
  await device.sync()
  server.anew = false
  await device.edit('fern', { note: 'mine' })
  await device.sync()
  const [before, after] = [device.network.asks[0], device.network.asks.at(-1)]
  expect(after?.replica).not.toBe(before?.replica)
  expect(after?.secret).not.toBe(before?.secret)
  expect(await readMeta(device.db, 'replica')).toBe(after?.replica)
  expect(server.values('plant', 'fern')).toMatchObject({ name: 'fern', note: 'mine' })
})
