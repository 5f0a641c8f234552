import { afterEach, expect, test, vi } from 'vitest'
import { follow } from '../../../src/app/following/follow'
import { Device, today } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

afterEach(() => void vi.useRealTimers())

async function plants() {
  const device = await Device.start(new FakeServer())
  await device.add('plant1', { day: today, height: 3 })
  const transactions = vi.spyOn(device.db, 'transaction')
  return { device, transactions, rows: follow({ db: device.db, catalogue, asked: { noun: 'plant' } }) }
}

test('what is being drawn is read by the time it stands, once, and followed from then on', async () => {
  const { device, transactions, rows } = await plants()
  rows.begin()
  rows.begin()
  await soon(() => expect(rows.read()?.rows).toMatchObject([{ height: 3 }]))
  const hear = vi.fn()
  const leave = rows.subscribe(hear)
  expect(rows.read()?.rows).toMatchObject([{ height: 3 }])
  expect(transactions).toHaveBeenCalledTimes(1)

  await device.edit('plant1', { height: 5 })
  await soon(() => expect(rows.read()?.rows).toMatchObject([{ height: 5 }]))
  expect(hear).toHaveBeenCalledTimes(1)
  leave()
  expect(rows.read()).toBeUndefined()
})

test('what was drawn and never stood is not followed for long', async () => {
  const { device, transactions, rows } = await plants()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  rows.begin()
  await vi.waitUntil(() => rows.read())
  vi.advanceTimersByTime(5000)
  expect(rows.read()).toBeUndefined()
  vi.useRealTimers()

  transactions.mockClear()
  await device.edit('plant1', { height: 5 })
  const made = transactions.mock.calls.length
  const leave = rows.subscribe(() => undefined)
  await soon(() => expect(rows.read()?.rows).toMatchObject([{ height: 5 }]))
  expect(transactions).toHaveBeenCalledTimes(made + 1)
  leave()
})
