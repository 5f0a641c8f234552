import { afterAll, beforeAll, expect, test } from 'vitest'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { User } from '../../../src/contract/system/user'
import { fill } from '../../../src/server/seed/fill'
import { publish } from '../../kit/browser/notice'
import { openDevice } from '../../kit/browser/open-device'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const people = 5000
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
  const rows = Array.from({ length: people }, (_, at) => ({
    id: `user.n${at}`,
    values: {
      username: `n_${at}`,
      realname: `n${at}`,
      workNo: `N${at}`,
      phone: `136${String(at).padStart(8, '0')}`,
      roles: [],
      status: '1',
    },
  }))
  await fill(house.engine, 1, User, rows)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const readers = async (id: string) =>
  (await boss(`GET /sys/annountCement/readers?id=${id}&pageSize=1`)).result as { total: number; read: number }

test('a notice for five thousand people is handed out and taken back whole, and told to a device like any other change', async () => {
  const device = await openDevice(house, 'tina')
  await device.snapshot()
  const id = await publish(boss, { msgContent: `<p>${'很长的内容'.repeat(200)}</p>` })
  expect(await readers(id)).toMatchObject({ total: people + 4, read: 0 })
  const received = await device.catchUp()
  expect(received.filter((change) => change.noun === AnnouncementSend.name)).toMatchObject([{ row: { anntId: id, sendStatus: '1' } }])
  expect(await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)).toMatchObject({ success: true })
  const taken = await device.catchUp()
  expect(taken.filter((change) => change.noun === AnnouncementSend.name)).toMatchObject([
    { row: { anntId: id, sendStatus: '2', msgContent: null } },
  ])
  expect(received[0]?.seq).toBeLessThan(taken[0]?.seq ?? 0)
})
