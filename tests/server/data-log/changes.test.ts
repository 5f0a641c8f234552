import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FieldChange, RecordChange } from '../../../src/app/changes/ask-changes'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { Visit, visitProduct } from '../../kit/product/visit-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

type Page = { readonly records: readonly RecordChange[]; readonly total: number }

let house: OpenHouse
let boss: Caller
let anna: Caller
let cathy: Caller
let evelyn: Caller
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  ;[boss, anna, cathy, evelyn] = await Promise.all([house.as('boss'), house.as('anna'), house.as('cathy'), house.as('evelyn')])
})
afterAll(() => house?.close())

const changesOf = async (call: Caller, id: string, query = ''): Promise<Page> =>
  (await call(at('GET', Paper, `changes?id=${id}${query}`))).result as Page
const told = ({ changes }: RecordChange) => Object.fromEntries(changes.map(({ field, before, after }) => [field, [before, after]]))

describe('the changes of a row', () => {
  test('tell who made what of which field, the last first, in words', async () => {
    await boss('POST /tiny/desk/folder/add' as 'POST /', { id: 'f1', name: 'Folder one' })
    await anna(at('POST', Paper, 'add'), { id: 'p1', title: 'first', shelf: 'a', colour: 'red', number: 'secret-12345678' })
    await boss(at('PUT', Paper, 'edit'), { id: 'p1', title: 'second', folder: 'f1', colour: 'blue' })
    await anna(at('POST', Paper, 'close'), { id: 'p1', pages: 7 })
    const { records, total } = await changesOf(anna, 'p1')
    expect(total).toBe(3)
    expect(records.map(({ version, verb, by_dictText }) => [version, verb, by_dictText])).toEqual([
      [3, 'close', 'anna'],
      [2, 'edit', 'boss'],
      [1, 'add', 'anna'],
    ])
    expect(told(records[0] as RecordChange)).toEqual({ state: ['open', 'closed'], pages: [null, 7] })
    expect(told(records[1] as RecordChange)).toEqual({ title: ['first', 'second'], folder: [null, 'f1'], colour: ['red', 'blue'] })
    const words = Object.fromEntries((records[1]?.changes ?? []).map(({ field, afterWords }) => [field, afterWords]))
    expect(words).toMatchObject({ folder: 'Folder one', colour: 'blue' })
    expect(told(records[2] as RecordChange)).toMatchObject({ title: [null, 'first'], state: [null, 'open'] })
    expect(JSON.stringify(records)).not.toContain('secret-12345678')
    expect(told(records[2] as RecordChange).number).toEqual([null, 'sec********5678'])
  })

  test('two versions are compared, whichever is named first, and never those of another row', async () => {
    const { records } = await changesOf(boss, 'p1')
    const [last, , first] = records.map(({ id }) => id)
    const compared = async (one = '', other = '', id = 'p1') =>
      await boss(at('GET', Paper, `compareChanges?id=${id}&one=${one}&other=${other}`))
    const { result } = await compared(first, last)
    expect(told({ changes: result as readonly FieldChange[] } as RecordChange)).toEqual({
      title: ['first', 'second'],
      colour: ['red', 'blue'],
      folder: [null, 'f1'],
      pages: [null, 7],
      state: ['open', 'closed'],
    })
    expect((await compared(last, first)).result).toEqual(result)
    await boss(at('POST', Paper, 'add'), { id: 'p2', title: 'other', shelf: 'a' })
    expect(await compared(first, last, 'p2')).toMatchObject({ error: 'record.gone' })
    expect(await compared(first, 'x')).toMatchObject({ error: 'input.malformed' })
  })

  test('come page by page, and what is no page is refused in words', async () => {
    await boss(at('POST', Paper, 'add'), { id: 'p3', title: 't0', shelf: 'a' })
    for (let turn = 1; turn < 23; turn++) await boss(at('PUT', Paper, 'edit'), { id: 'p3', title: `t${turn}` })
    const [one, two] = [await changesOf(boss, 'p3'), await changesOf(boss, 'p3', '&pageNo=2')]
    expect([one.total, one.records.length, two.records.length]).toEqual([23, 20, 3])
    expect(two.records.at(-1)).toMatchObject({ verb: 'add', version: 1 })
    expect(await boss(at('GET', Paper, 'changes?id=p3&pageNo=-1'))).toMatchObject({ error: 'input.malformed' })
    expect(await boss(at('GET', Paper, 'changes'))).toMatchObject({ error: 'input.malformed' })
  })

  test('are told to nobody who does not reach the row, and to those who look on as far as they may list it', async () => {
    expect(await cathy(at('GET', Paper, 'changes?id=p1'))).toMatchObject({ success: false, error: 'record.gone' })
    expect((await changesOf(evelyn, 'p1')).total).toBe(3)
    expect(await evelyn('GET /sys/role/changes?id=1' as 'GET /')).toMatchObject({ error: 'access.denied' })
    // Whoever may not list folders is not told what they are called.
    expect(await boss(at('GET', Paper, 'changes?id=none'))).toMatchObject({ error: 'record.gone' })
  })

  test('of a removed row those are told who remove', async () => {
    await boss(at('POST', Paper, 'add'), { id: 'p4', title: 'gone soon', shelf: 'a' })
    await anna(at('DELETE', Paper, 'delete?id=p4'))
    const { records } = await changesOf(boss, 'p4')
    expect(records[0]).toMatchObject({ verb: 'remove', by_dictText: 'anna', changes: [] })
    expect(told(records[1] as RecordChange)).toMatchObject({ title: [null, 'gone soon'] })
    expect(await evelyn(at('GET', Paper, 'changes?id=p4'))).toMatchObject({ error: 'record.gone' })
  })

  test('a decision for a change that was held is told with whoever decided', async () => {
    await boss(at('POST', Paper, 'add'), { id: 'p5', title: 'start', shelf: 'a' })
    const device = await openDevice(house, 'anna')
    await boss(at('PUT', Paper, 'edit'), { id: 'p5', title: 'bosses' })
    await device.send([device.op('paper', 'p5', 'edit', { title: 'annas' }, { trunk: 1, base: { title: 'start' } })])
    expect((await changesOf(boss, 'p5')).total).toBe(2)
    const { result } = await boss('GET /sys/conflict/list?state=open' as 'GET /')
    const [held] = (result as { records: { id: string }[] }).records
    await boss('POST /sys/conflict/resolve' as 'POST /', { id: held?.id, choice: 'mine' })
    const { records } = await changesOf(boss, 'p5')
    expect(records[0]).toMatchObject({ verb: 'edit', by_dictText: 'boss', isDecided: true })
    expect(told(records[0] as RecordChange)).toEqual({ title: ['bosses', 'annas'] })
  })

  test('what was changed before values were kept is told as far as it is known', async () => {
    await boss(at('POST', Paper, 'add'), { id: 'p6', title: 'old', shelf: 'a', pages: 1 })
    await boss(at('PUT', Paper, 'edit'), { id: 'p6', title: 'newer' })
    await sql`update sync_op set was = null where row_id = 'p6'`.execute(house.engine.databases.owner)
    await sql`delete from sync_op where row_id = 'p6' and payload ->> 'verb' = 'add'`.execute(house.engine.databases.owner)
    const { records } = await changesOf(boss, 'p6')
    expect(records[0]?.changes).toMatchObject([{ field: 'title', isUnknown: true, before: null, after: 'newer' }])
  })
})

describe('the data log of existing clients', () => {
  type Logged = { id: string; dataTable: string; dataVersion: number; dataContent: string; dataId: string; createBy: string }
  const log = async (call: Caller, query: string) =>
    await call(
      `GET /jeecg-boot/sys/dataLog/list?_t=1&column=createTime&order=desc&field=id,,dataTable,dataId,action&pageNo=1&pageSize=10&${query}` as 'GET /',
    )

  test('lists the versions of a row, names them, and gives two to be compared key by key', async () => {
    const { records, total } = (await log(boss, 'dataTable=paper&dataId=p1')).result as { records: Logged[]; total: number }
    expect(total).toBe(3)
    expect(records.map(({ dataVersion, createBy }) => [dataVersion, createBy])).toEqual([
      [3, 'anna'],
      [2, 'boss'],
      [1, 'anna'],
    ])
    expect(JSON.parse(records[2]?.dataContent ?? '')).toMatchObject({ id: 'p1', title: 'first', state: 'open', number: 'sec********5678' })
    const named = (await boss('GET /jeecg-boot/sys/dataLog/queryDataVerList?dataTable=paper&dataId=p1' as 'GET /')).result as Logged[]
    expect(named.map(({ dataVersion }) => dataVersion)).toEqual([3, 2, 1])
    const { result } = await boss(`GET /jeecg-boot/sys/dataLog/queryCompareList?dataId1=${named[2]?.id}&dataId2=${named[0]?.id}` as 'GET /')
    const [one, two] = (result as Logged[]).map(({ dataContent }) => JSON.parse(dataContent))
    expect([one.title, two.title, two.pages]).toEqual(['first', 'second', 7])
  })

  test('knows the tables as such clients call them, and tells of the rows of one that were changed last', async () => {
    await boss('PUT /sys/user/edit' as 'PUT /', { id: 'user.cathy', realname: 'Cathy C' })
    const { records } = (await log(boss, 'dataTable=sys_user&dataId=')).result as { records: Logged[] }
    expect(records[0]).toMatchObject({ dataId: 'user.cathy', dataTable: 'sys_user' })
    expect(await log(boss, 'dataTable=pg_authid')).toMatchObject({ success: false, error: 'noun.unknown' })
  })

  test('begins with what was changed last, whatever it is of, before a table is named', async () => {
    await boss(at('PUT', Paper, 'edit'), { id: 'p1', title: 'third' })
    await boss('PUT /sys/user/edit' as 'PUT /', { id: 'user.cathy', realname: 'Cathy D' })
    const all = (await log(boss, 'dataTable=&dataId=')).result as { records: Logged[]; total: number }
    expect(all.records.slice(0, 2).map(({ dataTable, dataId }) => [dataTable, dataId])).toEqual([
      ['user', 'user.cathy'],
      ['paper', 'p1'],
    ])
    expect(all.total).toBeGreaterThan(10)
    const backwards = (await boss('GET /sys/dataLog/list?dataTable=**&order=asc&pageSize=100' as 'GET /')).result as { records: Logged[] }
    expect(backwards.records.slice(-2).map(({ dataId }) => dataId)).toEqual(['p1', 'user.cathy'])
    const named = (await log(boss, 'dataId=p1')).result as { records: Logged[] }
    expect(named.records.map(({ dataTable, dataVersion }) => [dataTable, dataVersion])).toEqual([4, 3, 2, 1].map((one) => ['paper', one]))
    const pair = `dataTable=${all.records[0]?.dataTable}&dataId=${all.records[0]?.dataId}`
    expect((await boss(`GET /jeecg-boot/sys/dataLog/queryDataVerList?${pair}` as 'GET /')).result).not.toEqual([])
  })

  test('tells our own page in words what the rows were called, what was done and to which fields', async () => {
    const { records } = (await boss('GET /sys/dataLog/list?dataTable=paper&dataId=p1' as 'GET /')).result as { records: object[] }
    expect(records[0]).toMatchObject({ noun: 'paper', title: 'third', verb: 'edit', isDecided: false, fields: ['title'] })
    const theirs = (await log(boss, 'dataTable=paper&dataId=p1')).result as { records: object[] }
    expect(theirs.records[0]).not.toHaveProperty('verb')
  })

  test('tells nobody of a noun or row that is not theirs', async () => {
    const ofAnna = (await anna('GET /sys/dataLog/list?pageSize=100' as 'GET /')).result as { records: Logged[] }
    expect(new Set(ofAnna.records.map(({ dataTable }) => dataTable))).toEqual(new Set(['paper', 'folder']))
    const ofCathy = (await cathy('GET /sys/dataLog/list?pageSize=100' as 'GET /')).result as { records: Logged[] }
    expect(ofCathy.records.filter(({ dataId }) => dataId.startsWith('p'))).toEqual([])
    expect((await log(cathy, 'dataId=p1')).result).toMatchObject({ records: [], total: 0 })
    expect(await log(anna, 'dataTable=sys_user')).toMatchObject({ success: false, error: 'access.denied' })
    expect((await log(cathy, 'dataTable=paper&dataId=p1')).result).toMatchObject({ records: [], total: 0 })
    expect((await log(cathy, 'dataTable=paper')).result).toMatchObject({ records: [], total: 0 })
    const { records } = await changesOf(boss, 'p1')
    const id = records[0]?.id
    expect(await cathy(`GET /sys/dataLog/queryCompareList?dataId1=${id}&dataId2=${id}` as 'GET /')).toMatchObject({ error: 'record.gone' })
  })
})

test('fields of a group are told to nobody who may not read it, in no earlier version either', async () => {
  const visits = await openHouse(visitProduct())
  try {
    const [nurse, porter]: OpenDevice[] = await Promise.all([openDevice(visits, 'nurse'), openDevice(visits, 'porter')])
    if (!nurse || !porter) throw new Error('nobody')
    await nurse.send([nurse.op('visit', 'v1', 'add', { title: 'seen', room: 'one', finding: 'fever', phone: '13800000001' })])
    await nurse.send([nurse.op('visit', 'v1', 'edit', { finding: 'measles' }, { trunk: 1, base: { finding: 'fever' } })])
    for (const path of ['changes?id=v1']) {
      expect(JSON.stringify(await nurse.call(at('GET', Visit, path)))).toMatch(/fever.*measles|measles.*fever/)
      const seen = JSON.stringify(await porter.call(at('GET', Visit, path)))
      expect(seen).toContain('seen')
      expect(seen).not.toMatch(/fever|measles|finding|1380000/)
    }
    const logged = JSON.stringify(await porter.call('GET /sys/dataLog/list?dataTable=visit&dataId=v1' as 'GET /'))
    expect(logged).toContain('seen')
    expect(logged).not.toMatch(/fever|measles|finding|1380000/)
  } finally {
    await visits.close()
  }
})
