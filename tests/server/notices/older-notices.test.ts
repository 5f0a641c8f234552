import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { publish } from '../../kit/browser/notice'
import { openDevice } from '../../kit/browser/open-device'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'

let present = '2025-09-01T08:00:00+08:00'
let house: OpenHouse
let boss: Caller
let tina: Caller
const old: string[] = []

beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), () => new Date(present))
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
  for (let at = 0; at < 7; at++) {
    present = `2025-09-0${at + 1}T08:00:00+08:00`
    old.push(await publish(boss, { titile: `旧 ${at}` }))
  }
  await boss(`GET /sys/annountCement/doReovkeData?id=${old[6]}`)
  present = '2026-03-02T08:00:00+08:00'
  await publish(boss, { titile: '新', endTime: '2026-12-31 18:00:00' })
  await publish(boss, { titile: '以后', startTime: '2026-05-01 08:00:00' })
})
afterAll(() => house.close())

type Page = { readonly records: readonly Row[]; readonly total: number; readonly pages: number }
const page = async (query: string): Promise<Page> =>
  (await tina(`GET /sys/sysAnnouncementSend/getMyAnnouncementSend?column=sendTime&order=desc&${query}`)).result
const titles = ({ records }: Page) => records.map((row) => row.titile)
const before = `sendTime=${encodeURIComponent('<=2025-12-02 00:00:00')}`

test('a device keeps what is recent; what is older is on the server, page by page', async () => {
  const device = await openDevice(house, 'tina')
  const kept = (await device.snapshot()).filter((change) => change.noun === AnnouncementSend.name).map((change) => change.row?.titile)
  expect(kept.sort()).toEqual(['以后', '新'])
  const first = await page(`${before}&pageNo=1&pageSize=4`)
  expect([titles(first), first.total, first.pages]).toEqual([['旧 5', '旧 4', '旧 3', '旧 2'], 6, 2])
  expect(titles(await page(`${before}&pageNo=2&pageSize=4`))).toEqual(['旧 1', '旧 0'])
})

/** Any of some fields, compared by a rule. */
const anyOf = (fields: readonly string[], rule: string, val: unknown) =>
  `superQueryMatchType=or&superQueryParams=${encodeURIComponent(JSON.stringify(fields.map((field) => ({ field, rule, val, type: 'string' }))))}`

test('one is found by its id, or by that of its receipt, while it was not taken back', async () => {
  const found = (id: unknown) => page(`pageSize=1&${anyOf(['id', 'anntId'], 'eq', id)}`)
  const [receipt] = (await found(old[2])).records
  expect(receipt).toMatchObject({ anntId: old[2], titile: '旧 2' })
  expect((await found(receipt?.id)).records).toEqual([receipt])
  expect(titles(await found(old[6]))).toEqual([])
})

test('they are searched by either name of the sender, and marked as read', async () => {
  const either = (val: string) => anyOf(['sender', 'senderName'], 'like', val)
  expect(titles(await page(`${before}&titile=*${encodeURIComponent('旧 3')}*&${either('bos')}`))).toEqual(['旧 3'])
  expect(titles(await page(`${before}&${either('no such person')}`))).toEqual([])
  expect(await tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: old[3] })).toMatchObject({ success: true })
  expect(titles(await page(`${before}&readFlag=1`))).toEqual(['旧 3'])
})

test('what was taken back, or has not begun, is in nobody’s list', async () => {
  expect(titles(await page('pageSize=50'))).toEqual(['新', '旧 5', '旧 4', '旧 3', '旧 2', '旧 1', '旧 0'])
})
