import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { Announcement } from '../../../src/contract/system/announcement'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { openTenant } from '../../../src/server/seed/settle'
import { draft, publish } from '../../kit/browser/notice'
import { at } from '../../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const product = quietProduct([
  { username: 'tina', roles: ['headTeacher'] },
  { username: 'theo', roles: ['teacher'] },
  { username: 'fritz', roles: ['teacher'] },
])
let now = quietNow()
let house: OpenHouse
let boss: Caller
let tina: Caller & { id: string; token: string }
let theo: Caller & { id: string; token: string }

beforeAll(async () => {
  house = await openHouse(product, () => now)
  ;[boss, tina, theo] = [await house.as('boss'), await house.as('tina'), await house.as('theo')]
})
afterAll(() => house.close())

type Bell = { anntMsgList: Row[]; anntMsgTotal: number; sysMsgList: Row[]; sysMsgTotal: number }
const bell = async (call: Caller): Promise<Bell> => (await call('GET /sys/annountCement/listByUser')).result
const rung = async (call: Caller, id: string) => {
  const { anntMsgList, sysMsgList } = await bell(call)
  return [...anntMsgList, ...sysMsgList].find((row) => row.id === id)
}
const mine = async (call: Caller, query = ''): Promise<Row[]> => {
  const answered = await call(`GET /sys/sysAnnouncementSend/getMyAnnouncementSend?pageNo=1&pageSize=100${query}`)
  return (answered.result as { records: Row[] }).records
}
const kept = async (id: string): Promise<Row> => (await boss(at('GET', Announcement, `queryById?id=${id}`))).result

describe('a notice for everybody', () => {
  test('is in every bell under its kind as soon as it is published, and not before', async () => {
    const id = await draft(boss, { msgCategory: '2', priority: 'L' })
    expect(await rung(tina, id)).toBeUndefined()
    expect(await boss(`GET /sys/annountCement/doReleaseData?id=${id}`)).toMatchObject({ success: true, code: 200 })
    for (const call of [boss, tina, theo]) {
      const { sysMsgList, sysMsgTotal, anntMsgTotal } = await bell(call)
      expect(sysMsgList[0]).toMatchObject({
        id,
        anntId: id,
        titile: '消防演练',
        priority: 'L',
        sender: 'boss',
        msgCategory: '2',
        openType: null,
      })
      expect([sysMsgTotal, anntMsgTotal]).toEqual([1, 0])
    }
    expect(await kept(id)).toMatchObject({ sendStatus: '1', sender: 'boss', sendTime: '2026-03-02 08:00:00', cancelTime: null })
  })

  test('leaves the bell once it is read, and stays among what was received', async () => {
    const id = await publish(boss)
    expect(await tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })).toMatchObject({ success: true })
    expect(await rung(tina, id)).toBeUndefined()
    expect(await rung(theo, id)).toBeDefined()
    const [read] = (await mine(tina)).filter((row) => row.anntId === id)
    expect(read).toMatchObject({
      readFlag: '1',
      readTime: '2026-03-02 08:00:00',
      titile: '消防演练',
      sender: 'boss',
      openType: null,
      busId: null,
    })
    expect((await mine(theo)).find((row) => row.anntId === id)).toMatchObject({ readFlag: '0', readFlag_dictText: '未读' })
    const again = await tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    expect(again).toMatchObject({ success: true })
    expect((await mine(tina)).find((row) => row.anntId === id)).toEqual(read)
  })

  test('comes before all that were published in the same second, so that a full bell never lacks the newest', async () => {
    const ids: string[] = []
    for (let count = 0; count < 12; count++) ids.unshift(await publish(boss))
    const { anntMsgList } = await bell(theo)
    expect(anntMsgList.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  })

  test('is told to its author as read and unread, person by person', async () => {
    const id = await publish(boss)
    await theo('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    const { result } = await boss(`GET /sys/annountCement/readers?id=${id}&pageSize=100`)
    const found = result as { total: number; read: number; records: Row[] }
    expect([found.total, found.read]).toEqual([6, 1])
    expect(found.records.at(-1)).toMatchObject({ userId: theo.id, realname: 'theo', readFlag: '1', readTime: '2026-03-02 08:00:00' })
    expect(await tina(`GET /sys/annountCement/readers?id=${id}`)).toMatchObject({ status: 403 })
  })

  test('is read all at once by whoever wants', async () => {
    await publish(boss)
    await publish(boss, { msgCategory: '2' })
    expect(await theo('PUT /sys/sysAnnouncementSend/readAll')).toMatchObject({ success: true })
    expect(await bell(theo)).toEqual({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 })
    expect((await mine(theo)).every((row) => row.readFlag === '1')).toBe(true)
    expect((await bell(tina)).anntMsgTotal).toBeGreaterThan(0)
  })

  test('is searched by title and sender among what was received', async () => {
    await publish(boss, { titile: '一份特别的通知' })
    expect((await mine(tina, '&titile=*特别*&sender=boss')).map((row) => row.titile)).toEqual(['一份特别的通知'])
    expect(await mine(tina, '&titile=*特别*&sender=nobody')).toEqual([])
  })

  test('reaches somebody who comes later at their first sign-in, as long as it runs', async () => {
    const running = await publish(boss)
    const over = await publish(boss, { endTime: '2026-03-02 09:00:00' })
    const chosen = await publish(boss, { msgType: 'USER', userIds: [tina.id] })
    now = new Date('2026-03-02T10:00:00+08:00')
    const added = await boss('POST /sys/user/add', {
      username: 'lately',
      realname: 'Late',
      workNo: 'L1',
      phone: '13711112222',
      roles: 'role.teacher',
      password: 'kg-Test-2026',
      confirmpassword: 'kg-Test-2026',
      status: '1',
    })
    expect(added).toMatchObject({ success: true })
    const signedIn = await house.call('POST /sys/login', { username: 'lately', password: 'kg-Test-2026' })
    const { token } = signedIn.result as { token: string }
    const answered = await house.call('GET /sys/annountCement/listByUser', undefined, { 'x-access-token': token })
    const ids = (answered.result as Bell).anntMsgList.map((row) => row.id)
    expect(ids).toContain(running)
    expect(ids).not.toContain(over)
    expect(ids).not.toContain(chosen)
    now = quietNow()
  })

  test('never goes to somebody who is frozen, and reaches them when they are let in again', async () => {
    const fritz = await house.as('fritz')
    await boss('PUT /sys/user/frozenBatch', { ids: `${fritz.id},`, status: 2 })
    const id = await publish(boss)
    const { result } = await boss(`GET /sys/annountCement/readers?id=${id}&pageSize=100`)
    expect((result as { records: Row[] }).records.map((row) => row.userId)).not.toContain(fritz.id)
    await boss('PUT /sys/user/frozenBatch', { ids: fritz.id, status: 1 })
    expect(await rung(await house.as('fritz'), id)).toBeDefined()
  })
})

describe('a notice for chosen people', () => {
  test('is theirs alone: in no other bell, list, page or answer', async () => {
    const id = await publish(boss, { msgType: 'USER', userIds: `${tina.id},` })
    expect(await rung(tina, id)).toMatchObject({ id })
    expect(await rung(theo, id)).toBeUndefined()
    expect((await mine(theo)).map((row) => row.anntId)).not.toContain(id)
    expect(await tina(`GET /sys/annountCement/queryById?id=${id}`)).toMatchObject({ success: true, result: { id, titile: '消防演练' } })
    expect(await theo(`GET /sys/annountCement/queryById?id=${id}`)).toMatchObject({ error: 'record.gone', result: null })
    expect(await theo(`GET /sys/annountCement/show/${id}?token=${theo.token}`)).toMatchObject({ error: 'record.gone' })
    expect(await theo('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })).toMatchObject({ error: 'record.gone' })
    expect((await mine(boss)).map((row) => row.anntId)).not.toContain(id)
  })

  test('names them, and people there are', async () => {
    await expect(draft(boss, { msgType: 'USER' })).rejects.toThrow('"userIds":{"code":"field.required"')
    await expect(draft(boss, { msgType: 'USER', userIds: 'nobody,' })).rejects.toThrow('"userIds":{"code":"field.missing-row"')
  })

  test('comes to clients of the old base with their ids as they wrote them', async () => {
    const id = await draft(boss, { msgType: 'USER', userIds: `${tina.id},${theo.id},` })
    const answered = await boss(
      `GET /jeecg-boot/sys/annountCement/list?titile=**&id=${id}&column=createTime&order=desc&field=id,,titile,action`,
    )
    expect(answered).toMatchObject({ success: true })
    const whole = await boss(`GET /jeecg-boot/sys/annountCement/queryById?id=${id}`)
    expect(whole.result).toMatchObject({ userIds: `${tina.id},${theo.id},` })
    expect(await boss('PUT /jeecg-boot/sys/annountCement/edit', { ...(whole.result as Row), titile: '改名' })).toMatchObject({
      success: true,
    })
    expect(await kept(id)).toMatchObject({ titile: '改名', userIds: [tina.id, theo.id] })
  })
})

describe('by its state', () => {
  test('a draft is edited and removed, a published notice neither, a revoked one only removed', async () => {
    const id = await draft(boss)
    expect(await boss('PUT /sys/annountCement/edit', { id, titile: 'b' })).toMatchObject({ success: true })
    expect(await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)).toMatchObject({ success: false, error: 'record.state' })
    await boss(`GET /sys/annountCement/doReleaseData?id=${id}`)
    expect(await boss('PUT /sys/annountCement/edit', { id, titile: 'c' })).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss('POST /sys/annountCement/edit', { id, titile: 'c' })).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss(`DELETE /sys/annountCement/delete?id=${id}`)).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss(`DELETE /sys/annountCement/deleteBatch?ids=${id},`)).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)).toMatchObject({ success: true })
    expect(await kept(id)).toMatchObject({ sendStatus: '2', cancelTime: '2026-03-02 08:00:00' })
    expect(await boss(`GET /sys/annountCement/doReleaseData?id=${id}`)).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss('PUT /sys/annountCement/edit', { id, titile: 'd' })).toMatchObject({ success: false, error: 'record.state' })
    expect(await boss(`DELETE /sys/annountCement/deleteBatch?ids=${id},`)).toMatchObject({ success: true })
    expect(await boss(`GET /sys/annountCement/queryById?id=${id}`)).toMatchObject({ error: 'record.gone' })
  })

  test('a draft is removed like anything', async () => {
    const id = await draft(boss)
    expect(await boss(`DELETE /sys/annountCement/delete?id=${id}`)).toMatchObject({ success: true })
  })

  test('publishing twice hands it out once', async () => {
    const id = await publish(boss)
    expect(await boss(`GET /sys/annountCement/doReleaseData?id=${id}`)).toMatchObject({ success: true })
    expect((await mine(tina)).filter((row) => row.anntId === id)).toHaveLength(1)
  })

  test('what ends before it begins, or is over, is not published', async () => {
    await expect(draft(boss, { startTime: '2100-01-01 08:00:00' })).rejects.toThrow('"endTime":{"code":"field.order"')
    const id = await draft(boss, { endTime: '2026-03-02 07:59:59' })
    const answered = await boss(`GET /sys/annountCement/doReleaseData?id=${id}`)
    expect(answered).toMatchObject({ success: false, problems: { endTime: { code: 'notice.over' } } })
    expect(await rung(tina, id)).toBeUndefined()
  })

  test('what begins later rings from then on', async () => {
    const id = await publish(boss, { startTime: '2026-03-02 12:00:00' })
    expect(await rung(tina, id)).toBeUndefined()
    now = new Date('2026-03-02T12:00:00+08:00')
    expect(await rung(tina, id)).toBeDefined()
    now = new Date('2100-01-01T12:00:00+08:00')
    expect(await rung(tina, id)).toBeUndefined()
    now = quietNow()
  })

  test('a revoked notice is out of every bell, list and page, and its content off what people received', async () => {
    const id = await publish(boss)
    await tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })
    expect(await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)).toMatchObject({ success: true })
    for (const call of [tina, theo]) {
      expect(await rung(call, id)).toBeUndefined()
      expect((await mine(call)).map((row) => row.anntId)).not.toContain(id)
      expect(await call(`GET /sys/annountCement/queryById?id=${id}`)).toMatchObject({ error: 'record.gone' })
      const stub = (await call(at('GET', AnnouncementSend, `list?anntId=${id}`))).result as { records: Row[] }
      expect(stub.records).toMatchObject([{ sendStatus: '2', msgContent: null, msgAbstract: null }])
    }
    expect(await theo('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })).toMatchObject({ success: true })
    const stub = (await theo(at('GET', AnnouncementSend, `list?anntId=${id}`))).result as { records: Row[] }
    expect(stub.records).toMatchObject([{ sendStatus: '2', readFlag: '1', msgContent: null }])
  })
})

describe('by right', () => {
  const calls = (id: string) =>
    [
      ['list', 'GET /sys/annountCement/list'],
      ['add', 'POST /sys/annountCement/add'],
      ['edit', 'PUT /sys/annountCement/edit'],
      ['remove', `DELETE /sys/annountCement/delete?id=${id}`],
      ['remove', `DELETE /sys/annountCement/deleteBatch?ids=${id},`],
      ['publish', `GET /sys/annountCement/doReleaseData?id=${id}`],
      ['revoke', `GET /sys/annountCement/doReovkeData?id=${id}`],
      ['list', `GET /sys/annountCement/readers?id=${id}`],
    ] as const

  test('a teacher receives notices and does nothing else with them', async () => {
    const id = await draft(boss)
    for (const [, call] of calls(id))
      expect(await tina(call, call.startsWith('GET') ? undefined : { id }), call).toMatchObject({ status: 403 })
    expect(await tina(`GET /sys/annountCement/queryById?id=${id}`)).toMatchObject({ error: 'record.gone' })
    expect(await kept(id)).toMatchObject({ sendStatus: '0' })
  })

  test('somebody without any right has an empty bell', async () => {
    const nobody = await house.as('nobody')
    expect(await nobody('PUT /sys/sysAnnouncementSend/readAll')).toMatchObject({ status: 403 })
    expect(await nobody('GET /sys/sysAnnouncementSend/getMyAnnouncementSend')).toMatchObject({ status: 403 })
    expect(await nobody('GET /sys/annountCement/listByUser')).toMatchObject({ success: true })
  })

  test('who reads what is known to the author and to nobody else, whatever they may see', async () => {
    await publish(boss)
    const rows = ((await boss(at('GET', AnnouncementSend, 'list?pageSize=1000'))).result as { records: Row[] }).records
    expect(new Set(rows.map((row) => row.userId))).toEqual(new Set(['user.boss']))
  })

  test('nothing crosses to another tenant', async () => {
    const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
    await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
    const stranger = await house.as('other_boss')
    const id = await publish(boss)
    expect(await bell(stranger)).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 })
    for (const address of [`queryById?id=${id}`, `doReleaseData?id=${id}`, `doReovkeData?id=${id}`] as const)
      expect(await stranger(`GET /sys/annountCement/${address}`)).toMatchObject({ success: false, error: 'record.gone' })
    expect(await stranger(`GET /sys/annountCement/readers?id=${id}`)).toMatchObject({ result: { total: 0, records: [] } })
    expect(await stranger('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id })).toMatchObject({ error: 'record.gone' })
    expect(await rung(tina, id)).toBeDefined()
  })
})
