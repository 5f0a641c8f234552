import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { Announcement } from '../../../src/contract/system/announcement'
import { draft, noticeEnd, publish } from '../../kit/browser/notice'
import { at } from '../../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let now = quietNow()
let house: OpenHouse
let boss: Caller
let tina: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), () => now)
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

const kept = async (id: string): Promise<Row> => (await boss(at('GET', Announcement, `queryById?id=${id}`))).result
const rung = async (): Promise<Row[]> => ((await tina('GET /sys/annountCement/listByUser')).result as { anntMsgList: Row[] }).anntMsgList

test('marking everything as read leaves a notice that has not begun unread, and it rings when it begins', async () => {
  const later = await publish(boss, { startTime: '2026-03-02 12:00:00' })
  const running = await publish(boss)
  expect((await rung()).map((row) => row.id)).toEqual([running])
  expect(await tina('PUT /sys/sysAnnouncementSend/readAll')).toMatchObject({ success: true })
  expect(await rung()).toEqual([])
  now = new Date('2026-03-02T12:00:00+08:00')
  expect((await rung()).map((row) => row.id)).toEqual([later])
  expect(await tina('PUT /sys/sysAnnouncementSend/readAll')).toMatchObject({ success: true })
  expect(await rung()).toEqual([])
  now = quietNow()
})

test('a notice that has ended unread is marked as well', async () => {
  await publish(boss, { titile: '短', endTime: '2026-03-02 09:00:00' })
  now = new Date('2026-03-02T10:00:00+08:00')
  await tina('PUT /sys/sysAnnouncementSend/readAll')
  const { result } = await tina('GET /sys/sysAnnouncementSend/getMyAnnouncementSend?titile=短')
  expect((result as { records: Row[] }).records).toMatchObject([{ readFlag: '1' }])
  now = quietNow()
})

test('a notice does not end the second it begins', async () => {
  await expect(draft(boss, { startTime: noticeEnd })).rejects.toThrow('"endTime":{"code":"field.order"')
  const id = await draft(boss, { startTime: noticeEnd.replace('18:00:00', '17:59:59') })
  expect(await boss('PUT /sys/annountCement/edit', { id, startTime: noticeEnd })).toMatchObject({
    success: false,
    problems: { endTime: { code: 'field.order' } },
  })
})

test('one that was published with both moments alike can still be taken back', async () => {
  const id = await publish(boss)
  await sql`update announcement set start_time = end_time where id = ${id}`.execute(house.engine.databases.owner)
  expect(await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)).toMatchObject({ success: true })
  expect(await kept(id)).toMatchObject({ sendStatus: '2' })
})

describe('what is typed as the content of a notice', () => {
  test.each([
    ['第一行\n第二行\r\n第三行', '第一行<br />第二行<br />第三行'],
    ['a < b', 'a &lt; b'],
    ['1<2 & 3>2', '1&lt;2 &amp; 3&gt;2'],
    ['x <y\nz', 'x &lt;y<br />z'],
    ['R&amp;D &lt; 5', 'R&amp;D &lt; 5'],
    ['"好"', '"好"'],
    ['<p>一</p>\n<p>二 &amp; 三</p>', '<p>一</p>\n<p>二 &amp; 三</p>'],
  ])('is kept as it was meant, however often it is saved: %j', async (typed, html) => {
    const id = await draft(boss, { msgContent: typed })
    expect((await kept(id)).msgContent).toBe(html)
    for (const titile of ['二', '三']) {
      const { msgContent } = await kept(id)
      expect(await boss('PUT /sys/annountCement/edit', { id, titile, msgContent })).toMatchObject({ success: true })
      expect(await kept(id)).toMatchObject({ titile, msgContent: html })
    }
  })
})

test('a notice needs a content or a summary; its summary and its end follow when nobody wrote them', async () => {
  await expect(draft(boss, { msgAbstract: '', msgContent: '<p><br></p>' })).rejects.toThrow('"msgContent":{"code":"field.required"')
  const id = await publish(boss, { msgAbstract: '', endTime: '', startTime: '2026-03-05 08:00:00' })
  expect(await kept(id)).toMatchObject({ msgAbstract: '周五 15:00 集合', endTime: '2026-04-04 23:59:59' })
  expect(await kept(await draft(boss, { msgContent: '' }))).toMatchObject({ msgAbstract: '周五下午' })
})

test('a notice whose author chose nothing is a general one', async () => {
  const { result } = await boss(at('POST', Announcement, 'add'), { titile: '周末', msgAbstract: '休息' })
  expect(await kept((result as Row).id)).toMatchObject({ priority: 'L' })
})
