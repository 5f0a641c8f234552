import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeviceReport } from '../../src/contract/sync/device-report'
import { warnOfOverdue } from '../../src/server/devices/overdue'
import { toldNotices } from '../kit/notices/told-notices'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const hour = 3_600_000
let now = quietNow()
let house: OpenHouse
let teacher: Caller
let boss: Caller
const tablet = '018f0000-0000-4000-8000-00000000000a'
const report: DeviceReport = {
  device: tablet,
  about: 'Chrome · Android',
  release: 'v1.0.0-abc',
  unsent: [
    { user: 'user.tina', count: 3, oldest: '2026-03-01 07:30:00' },
    { user: 'user.stranger', count: 9, oldest: '2026-01-01 07:30:00' },
    { user: 'user.boss', count: 0, oldest: null },
  ],
  used: 3_250_000,
  room: 1_048_576_000,
  persisted: true,
}

beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'sam', roles: ['sysAdmin'] },
  ]
  house = await openHouse(quietProduct(accounts), () => now)
  ;[teacher, boss] = await Promise.all([house.as('tina'), house.as('boss')])
})
afterAll(() => house.close())

test('a device says how much of whose work lies on it, and only of people who were signed in on it', async () => {
  const claims = { ...report, unsent: [...report.unsent, { user: 'user.sam', count: 7, oldest: null }] }
  expect(await boss('POST /sync/device', claims)).toMatchObject({ success: true })
  expect((await boss('GET /sys/device/list')).result).toMatchObject({ records: [{ unsent: 0, waiting: [] }] })
  expect(await teacher('POST /sync/device', report)).toMatchObject({ success: true })
  const { result } = await boss('GET /sys/device/list')
  expect(result).toMatchObject({
    total: 1,
    records: [
      {
        id: tablet,
        about: 'Chrome · Android',
        lastUser: 'tina',
        lastSeen: '2026-03-02 08:00:00',
        unsent: 3,
        oldestUnsent: '2026-03-01 07:30:00',
        waiting: [{ name: 'tina', count: 3, oldest: '2026-03-01 07:30:00' }],
        usedMb: 3.1,
        persisted: true,
      },
    ],
  })
  expect(await teacher('GET /sys/device/list')).toMatchObject({ error: 'access.denied' })
})

test.each([
  ['a moment that is none', { unsent: [{ user: 'user.tina', count: 1, oldest: '2026-02-31 00:00:00' }] }],
  ['a count below nothing', { unsent: [{ user: 'user.tina', count: -1, oldest: null }] }],
  ['too many people', { unsent: Array.from({ length: 51 }, () => ({ user: 'user.tina', count: 1, oldest: null })) }],
  ['an id that is none', { device: "x'; drop table device" }],
  ['a size that is none', { used: 'much' }],
])('a report with %s is refused', async (_, wrong) => {
  expect(await teacher('POST /sync/device', { ...report, ...wrong })).toMatchObject({ success: false, error: 'input.invalid' })
})

test('work that lies unsent for more than a day is told to those who look after devices, once a day', async () => {
  now = new Date(quietNow().getTime() - hour)
  await warnOfOverdue(house.engine, 1)
  expect(await toldNotices(boss)).toEqual([])
  now = quietNow()
  await warnOfOverdue(house.engine, 1)
  await warnOfOverdue(house.engine, 1)
  expect(await toldNotices(boss)).toMatchObject([{ msgAbstract: '1 台设备上有 3 条修改超过 24 小时未发送。' }])
  expect(await toldNotices(await house.as('sam'))).toHaveLength(1)
  expect(await toldNotices(teacher)).toEqual([])
  now = new Date(quietNow().getTime() + 24 * hour)
  await warnOfOverdue(house.engine, 1)
  expect(await toldNotices(boss)).toHaveLength(2)
})

test('once it is sent, nothing more is told', async () => {
  await teacher('POST /sync/device', { ...report, unsent: [{ user: 'user.tina', count: 0, oldest: null }] })
  now = new Date(quietNow().getTime() + 48 * hour)
  await warnOfOverdue(house.engine, 1)
  expect(await toldNotices(boss)).toHaveLength(2)
})

test('work that vanished from a device is told to its owner and to those who look after devices, once', async () => {
  const lost = [
    { user: 'user.tina', count: 12, oldest: '2026-03-01 07:30:00' },
    { user: 'user.stranger', count: 9, oldest: null },
  ]
  for (let again = 0; again < 2; again++) expect(await teacher('POST /sync/device', { ...report, lost })).toMatchObject({ success: true })
  const sam = await house.as('sam')
  for (const call of [teacher, sam]) {
    const told = (await toldNotices(call)).filter(({ msgAbstract }) => msgAbstract.includes('已丢失'))
    expect(told.map(({ msgAbstract }) => msgAbstract)).toEqual([expect.stringContaining('12 条未发送修改已丢失')])
  }
})

test('the log tells who took a device off the list, and of nothing a device says by itself', async () => {
  await teacher('POST /sync/device', report)
  await boss(`DELETE /sys/device/delete?id=${tablet}`)
  await house.engine.journal.flush()
  const { result } = await boss('GET /sys/log/list?logType=2&pageSize=50')
  const about = (result as { records: Record<string, unknown>[] }).records.filter(({ method }) => String(method).includes('device'))
  expect(about).toMatchObject([{ userid: 'boss', operateType: '4', logContent: '删除设备', requestParam: `id=${tablet}`, outcome: 'done' }])
})
