import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SystemLog } from '../../src/contract/journal/system-log'
import { forgetLog } from '../../src/server/journal/forget-log'
import { signInCall } from '../../src/server/journal/sign-in-calls'
import { tellSigning } from '../../src/server/journal/tell-sign-in'
import { tinyProduct } from '../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'

const label = { zh: '值', en: 'value' }
const dictionaries = Object.entries({ log_type: ['1', '2'], operate_type: ['2', '3', '4', '5', '7'], log_outcome: ['done', 'failed'] }).map(
  ([code, values]) => ({ code, name: label, items: values.map((value) => ({ value, text: label })) }),
)
const product = {
  ...tinyProduct,
  catalogue: { ...tinyProduct.catalogue, resources: { ...tinyProduct.catalogue.resources, [SystemLog.name]: SystemLog } },
  dictionaries: [...tinyProduct.dictionaries, ...dictionaries],
}

let house: OpenHouse
let boss: Caller & { id: string }
let anna: Caller & { token: string }
beforeAll(async () => {
  house = await openHouse(product)
  ;[boss, anna] = [await house.as('boss'), await house.as('anna')]
})
afterAll(() => house.close())

type Line = Record<string, unknown>
/** The log as a client of the wire contract asks for it. */
async function log(query: string): Promise<Line[]> {
  await house.engine.journal.flush()
  const asked = `GET /jeecg-boot/sys/log/list?_t=1764000000&column=createTime&order=desc&field=id,,logContent,username,action&pageNo=1&pageSize=10&${query}`
  const { result } = await boss(asked as 'GET /')
  return (result as { records: Line[] }).records
}
const login = (username: string, password: string) =>
  house.call('POST /sys/login', { username, password }, { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile' })

test('a sign-in and a sign-out are told, with the address, the device and the time they took', async () => {
  const cathy = await house.as('cathy')
  await cathy('POST /sys/logout')
  const lines = (await log('logType=1&keyWord=')).filter(({ userid }) => userid === 'cathy')
  // Both may fall into one millisecond, and lines of one moment stand by their ids.
  const [into, out] = ['in', 'out'].map((way) => lines.find(({ method }) => method === `POST /sys/log${way}`))
  expect(lines).toHaveLength(2)
  expect(into).toMatchObject({ logContent: '登录', outcome: 'done', username: 'cathy', logType: '1' })
  expect(out).toMatchObject({ logContent: '退出登录', outcome: 'done', userid: 'cathy' })
  expect(into?.ip).toMatch(/^[\d.:a-f]+$/)
  expect(into?.costTime).toEqual(expect.any(Number))
})

test('a failed sign-in is told of whose name it was, and a name nobody has is not written down', async () => {
  await login('evelyn', 'Wrong-pass-1')
  await login('My-Secret-Word-9', 'x')
  const failed = (await log('logType=1')).filter(({ outcome }) => outcome === 'failed')
  expect(failed.map(({ userid }) => userid ?? null).sort()).toEqual(['evelyn', null].sort())
  expect(failed[0]).toMatchObject({ device: 'Chrome · Android' })
  expect(JSON.stringify(failed)).not.toContain('My-Secret-Word-9')
})

test('a flood of failed sign-ins from one address fills no log', async () => {
  const entry = {
    by: { typed: 'nobody' },
    at: new Date(),
    logType: '1',
    content: label,
    isDone: false,
    ip: '9.9.9.9',
    device: '',
    costTime: 1,
    method: 'x',
  }
  for (let at = 0; at < 500; at++) house.engine.journal.note(entry)
  await house.engine.journal.flush()
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from system_log where ip = '9.9.9.9'`.execute(
    house.engine.databases.owner,
  )
  expect(rows[0]?.many).toBe(20)
})

test('a change is told by its call, its row and the names of the fields that differ, and by no value', async () => {
  const { result } = await boss('POST /tiny/desk/paper/add', { title: 'Quite private', shelf: 'a', number: '4711-secret' })
  const row = result as { id: string }
  await boss('PUT /tiny/desk/paper/edit', { ...(row as object), title: 'Still private' })
  await boss(`DELETE /tiny/desk/paper/delete?id=${row.id}`)
  const [removed, edited, added] = await log('logType=2&operateType=')
  expect(added).toMatchObject({
    operateType: '2',
    logContent: '添加paper',
    method: 'POST /tiny/desk/paper/add',
    userid: 'boss',
    outcome: 'done',
  })
  expect(edited).toMatchObject({ operateType: '3', requestParam: `id=${row.id} fields=title` })
  expect(removed).toMatchObject({ operateType: '4', requestParam: `id=${row.id}` })
  expect(JSON.stringify([removed, edited, added])).not.toMatch(/private|4711/)
  expect((await log('logType=2&operateType=4')).every(({ operateType }) => operateType === '4')).toBe(true)
  expect((await log('logType=2&keyWord=添加paper')).length).toBe(1)
})

test('a refused change is told with what it was refused for; looking and syncing are not told', async () => {
  await boss('PUT /tiny/desk/paper/edit', { id: 'none', title: 'x' })
  await boss('GET /tiny/desk/paper/list')
  await boss('POST /sync', {})
  const [last] = await log('logType=2')
  expect(last).toMatchObject({ outcome: 'failed', logContent: '修改paper（record.gone）' })
})

test('a day range finds the lines of those days', async () => {
  const [newest] = await log('')
  const day = String(newest?.createTime).slice(0, 10)
  expect((await log(`createTime_begin=${day}&createTime_end=${day}`)).length).toBeGreaterThan(0)
  expect(await log('createTime_begin=2001-01-01&createTime_end=2001-01-02')).toEqual([])
})

test('the log is for who may read it, and nobody changes it', async () => {
  expect(await anna('GET /sys/log/list')).toMatchObject({ status: 403 })
  for (const call of ['DELETE /sys/log/delete?id=1', 'DELETE /sys/log/deleteBatch?ids=1,2,'] as const) {
    expect(await boss(call)).toMatchObject({ success: false, error: 'log.kept' })
    expect(await anna(call)).toMatchObject({ status: 403, error: 'access.denied' })
  }
  expect(await boss('PUT /sys/log/edit', { id: '1', logContent: 'x' })).toMatchObject({ success: false })
})

test('the figures of visits are those of the log, however people signed in, for everybody who is signed in', async () => {
  const { engine } = house
  const request = { headers: {}, ip: '10.0.0.9' } as FastifyRequest
  const { phone, cas, third } = signInCall
  for (const call of [phone, cas, third('oidc')]) await tellSigning({ engine, request, by: { typed: 'anna' }, call }, 'in', async () => 0)
  await house.engine.journal.flush()
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from system_log where log_content = '登录'`.execute(
    house.engine.databases.owner,
  )
  const many = rows[0]?.many ?? -1
  expect((await anna('GET /sys/loginfo')).result).toMatchObject({ todayVisitCount: many, totalVisitCount: many })
  const week = (await anna('GET /sys/visitInfo')).result as { type: string; visit: number; ip: number }[]
  expect(week.map(({ visit }) => visit)).toEqual([0, 0, 0, 0, 0, 0, many])
  expect(await house.call('GET /sys/loginfo')).toMatchObject({ status: 401 })
})

test('what is older than 400 days is forgotten, and the number of lines with it', async () => {
  const { owner } = house.engine.databases
  await sql`update system_log set at = now() - interval '401 days' where userid is null`.execute(owner)
  expect(await forgetLog(house.engine)).toBeGreaterThan(0)
  const { rows } = await sql<{ many: number; told: number }>`select (select count(*)::int from system_log) as many,
    (totals ->> 'system-log')::int as told from sync_counter`.execute(owner)
  expect(rows[0]?.told).toBe(rows[0]?.many)
})
