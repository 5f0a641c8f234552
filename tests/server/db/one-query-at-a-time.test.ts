import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const warnings: string[] = []
const hear = ({ message }: Error) => void warnings.push(message)
let house: OpenHouse

beforeAll(async () => {
  process.on('warning', hear)
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
})
afterAll(async () => {
  await house.close()
  process.off('warning', hear)
})

test('a connection is given one query after the other, however much there is to tell at once', async () => {
  for (let seq = 0; seq < 5; seq++) house.engine.pokes.publish({ tenant: 1, seq, touched: [], words: [] })
  const [tina, boss] = [await house.as('tina'), await house.as('boss')]
  const report = { device: '018f0000-0000-4000-8000-00000000000a', about: 'Chrome', release: 'v1', used: 1, room: 2, persisted: true }
  const unsent = ['user.tina', 'user.boss'].map((user) => ({ user, count: 1, oldest: null }))
  for (const call of [tina, boss]) expect(await call('POST /sync/device', { ...report, unsent })).toMatchObject({ success: true })
  expect((await boss('GET /sys/device/list')).result).toMatchObject({
    records: [{ unsent: 2, waiting: [{ name: 'tina' }, { name: 'boss' }] }],
  })
  expect(warnings.filter((text) => text.includes('already executing'))).toEqual([])
})
