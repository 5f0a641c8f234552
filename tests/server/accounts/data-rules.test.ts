import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { FactsByNoun } from '../../../src/contract/list/table-facts'
import { rowsOf } from '../../../src/contract/report/report-source'
import { readSource } from '../../../src/server/report/read-source'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { listenAt } from '../../kit/server/listen'
import { type Address, get, listed, ok, openRuledHouse, type Signed, told } from './ruled-house'

const { staff } = resources
let ruled: Awaited<ReturnType<typeof openRuledHouse>>
beforeAll(async () => {
  ruled = await openRuledHouse()
})
afterAll(() => ruled?.house.close())

describe('whose rows a rule narrows', () => {
  const dict = encodeURIComponent('staff,name,id')
  /** Every way in which rows are read that answers texts: none may hold the id or the name of the hidden one. */
  const ways: readonly [string, Address][] = [
    ['list', at('GET', staff, 'list?pageSize=100')],
    ['list by the hidden value', at('GET', staff, `list?name=${encodeURIComponent('李二')}`)],
    ['search', `GET /sys/search?words=${encodeURIComponent('李')}&nouns=staff`],
    ['picker', `GET /sys/dict/loadDict/${dict}`],
    ['picker by words', `GET /sys/dict/loadDict/${dict}?keyword=${encodeURIComponent('李')}`],
    ['items of a dictionary', `GET /sys/dict/getDictItems/${dict}`],
    ['records that changed', 'GET /sys/dataLog/list?dataTable=staff'],
    ['whatever changed last', 'GET /sys/dataLog/list?pageSize=100'],
  ]
  test.each(ways)('is told the others alone: %s', async (_, address) => {
    const { boss, nina, rows } = ruled
    const isHidden = (answer: unknown) => [rows.hidden, '李二"'].every((text) => !JSON.stringify(answer).includes(text))
    expect(isHidden(await boss(address))).toBe(false)
    const answer = await nina(address)
    expect(answer).toMatchObject({ success: true })
    expect(isHidden(answer)).toBe(true)
  })

  test('is answered of a hidden row as of one that does not exist, by its id', async () => {
    const { boss, nina, rows, both } = ruled
    expect(await listed(nina)).toEqual([rows.seen])
    expect(await listed(boss)).toEqual(both)
    const ways: readonly ((id: string) => Address)[] = [
      (id) => at('GET', staff, `queryById?id=${id}`),
      (id) => `GET /sys/dataLog/queryDataVerList?dataTable=staff&dataId=${id}`,
      (id) => `GET /sys/dict/loadDictItem/${dict}?key=${id}`,
    ]
    for (const way of ways) {
      // An id is echoed where a text would stand.
      const said = async (id: string) => {
        const { status, error, result } = await nina(way(id))
        return JSON.stringify({ status, error, result }).replaceAll(id, '')
      }
      expect(await said(rows.hidden), way('')).toBe(await said('nobody'))
    }
  })

  test('is shown no hidden row among removed ones, and brings none back', async () => {
    const { boss, nina } = ruled
    const people = { seen: (await make(boss, staff, { name: '王九' })).id, hidden: (await make(boss, staff, { name: '李九' })).id }
    for (const id of Object.values(people)) await ok(boss(at('DELETE', staff, `delete?id=${id}`)))
    const removed = async (call: Signed) =>
      ((await get(call, 'removed?pageSize=100')).result as { records: { id: string }[] }).records.map(({ id }) => id)
    expect(await removed(boss)).toEqual(expect.arrayContaining(Object.values(people)))
    expect(await removed(nina)).toEqual([people.seen])
    const restore = async (ids: string) => (await nina(at('PUT', staff, 'restore'), { ids })).error
    expect(await restore(people.hidden)).toBe(await restore('nobody'))
    expect(await removed(boss)).toContain(people.hidden)
  })

  test('counts and adds up what they see', async () => {
    const { boss, nina } = ruled
    expect(await get(nina, 'list')).toMatchObject({ result: { total: 1 } })
    expect(await get(nina, 'totals')).toMatchObject({ result: { count: 1 } })
    expect(await get(nina, 'totals?group=status')).toMatchObject({ result: { groups: [{ value: '10', count: 1 }] } })
    expect((await get(nina, 'counts?field=status')).result).toEqual({ status: { 10: 1 } })
    expect((await get(boss, 'counts?field=status')).result).toEqual({ status: { 10: 2 } })
  })

  test('exports what they see, also of rows they tick', async () => {
    const { house, nina, rows } = ruled
    const sheet = async (query: string) => {
      const url = `${staff.path}/exportXls?${query}`
      const { rawPayload } = await house.server.inject({ method: 'GET', url, headers: { 'x-access-token': nina.token } })
      const book = read(rawPayload, { type: 'buffer' })
      return JSON.stringify(utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}))
    }
    for (const query of ['', `selections=${rows.hidden},${rows.seen}`]) {
      const text = await sheet(query)
      expect(text).toContain('王一')
      expect(text).not.toContain('李二')
    }
  })

  test('has reports worked out from what they see', async () => {
    const { house, nina, rows } = ruled
    const { engine } = house
    const person = (await engine.people.find(nina.token))?.person
    if (!person) throw new Error('nobody is signed in')
    const found = await readSource(engine.databases.tenant(person.tenant), { engine, person, language: 'zh-CN' }, rowsOf(staff))
    expect(found.map(({ id }) => id)).toEqual([rows.seen])
  })

  test('neither edits nor removes a hidden row, nor makes a row hidden, nor adds one that is', async () => {
    const { boss, nina, rows, both } = ruled
    expect(await nina(at('PUT', staff, 'edit'), { id: rows.hidden, name: '王二' })).toMatchObject({ error: 'record.gone' })
    expect(await nina(at('DELETE', staff, `delete?id=${rows.hidden}`))).toMatchObject({ error: 'record.gone' })
    expect(await nina(at('PUT', staff, 'edit'), { id: rows.seen, name: '李一' })).toMatchObject({ error: 'access.denied' })
    const { id: _, ...like } = (await get(nina, `queryById?id=${rows.seen}`)).result as Record<string, unknown>
    const added = { ...like, staffNo: 'N1', userId: null, photo: null, phone: '13900000000' }
    expect(await nina(at('POST', staff, 'add'), { ...added, name: '李三' })).toMatchObject({ error: 'access.denied' })
    expect(await listed(boss)).toEqual(both)
  })

  test('edits what they see, by calls and from a device', async () => {
    const { nina, rows, rename } = ruled
    expect(await nina(at('PUT', staff, 'edit'), { id: rows.seen, name: '王一一' })).toMatchObject({ success: true })
    const op = (key: string, n: number) => plainOp({ n, noun: 'staff', key, verb: 'edit', patch: { name: '王' }, base: { name: '李二' } })
    const ask = firstAsk([op(rows.hidden, 1)])
    expect((await nina('POST /sync', ask)).result).toMatchObject({ settled: [{ outcome: 'rejected', code: 'record.gone' }] })
    await rename(rows.seen, '王一')
  })

  test('hears on a table socket of rows they see alone', async () => {
    const { house, boss, nina, rows } = ruled
    const ears = []
    for (const call of [nina, boss]) ears.push(await listenAt(house.server, `/vxeSocket/${call.id}/staff`, call.token))
    const [hears, writes] = ears as [(typeof ears)[0], (typeof ears)[0]]
    const say = (id: string) =>
      writes.say(JSON.stringify({ type: 'update_vxe_table', data: { socketKey: 'staff', args: [{ id, name: '写' }, 'who'] } }))
    say(rows.hidden)
    say(rows.seen)
    await expect.poll(() => hears.heard.filter((text) => text.includes('update_vxe_table'))).toHaveLength(1)
    expect(hears.heard.join()).not.toContain(rows.hidden)
    for (const ear of ears) ear.close()
  })

  test('is told of as many rows of a table as they see', async () => {
    const { boss, nina } = ruled
    const rowsFor = async (call: typeof nina) => ((await call('GET /api/tables')).result as FactsByNoun).staff?.rows
    expect(await rowsFor(nina)).toBe(1)
    expect(await rowsFor(boss)).toBeGreaterThan(1)
  })

  test('may not walk the chains of everybody', async () => {
    const { nina } = ruled
    expect(await nina('GET /chain/walk' as Address)).toMatchObject({ success: false })
  })
})

describe('a device', () => {
  test('copies the rows its rules leave, and hears nothing of the others when they change', async () => {
    const { boss, nina, rows, rename } = ruled
    for (const since of [null, 0])
      expect((await told(nina, since)).changes.flatMap(({ id, row }) => (row ? [id] : []))).toEqual([rows.seen])
    const { next } = await told(nina, 0)
    await rename(rows.hidden, '李二二')
    const { id: fresh } = await make(boss, staff, { name: '赵' })
    await ok(boss(at('DELETE', staff, `delete?id=${fresh}`)))
    expect((await told(nina, next)).changes).toEqual([])
    expect((await told(boss, next)).changes.map(({ id }) => id)).toContain(rows.hidden)
    await rename(rows.hidden, '李二')
  })

  test('is told that a row is gone once it met the rules and does no more, and has it when it does again', async () => {
    const { boss, nina, rows, rename } = ruled
    const first = await told(nina, 0)
    await rename(rows.seen, '李一')
    const second = await told(nina, first.next)
    expect(second.changes).toMatchObject([{ id: rows.seen, row: null }])
    await rename(rows.seen, '李一一')
    expect((await told(nina, second.next)).changes).toEqual([])
    await rename(rows.seen, '王一')
    const third = await told(nina, second.next)
    expect(third.changes).toMatchObject([{ id: rows.seen, row: { name: '王一' } }])
    const { id } = await make(boss, staff, { name: '王三' })
    const fourth = await told(nina, third.next)
    await ok(boss(at('DELETE', staff, `delete?id=${id}`)))
    expect((await told(nina, fourth.next)).changes).toMatchObject([{ id, row: null }])
  })

  test('copies a noun anew when a rule of it changes', async () => {
    const { nina, rows, setRule } = ruled
    const parts = async () =>
      ((await nina('POST /sync', { ...firstAsk(), print: '' })).result as { parts: { nouns: Record<string, string> } }).parts.nouns
    const before = await parts()
    await setRule({ ruleValue: '李' })
    const after = await parts()
    expect(Object.keys(after).filter((noun) => after[noun] !== before[noun])).toEqual(expect.arrayContaining(['staff']))
    expect(after.department).toBe(before.department)
    expect(await listed(nina)).toEqual([rows.hidden])
    await setRule()
    expect((await parts()).staff).toBe(before.staff)
  })

  test('has what is held about a row while it sees the row, and no longer', async () => {
    const { boss, nina, olga, rows, rename } = ruled
    const start = await told(nina, 0, 'conflict')
    // Two write one name without having seen each other: what came later is held.
    const { rev } = (await get(boss, `queryById?id=${rows.hidden}`)).result as { rev: number }
    await rename(rows.hidden, '李四')
    const op = plainOp({ noun: 'staff', key: rows.hidden, verb: 'edit', patch: { name: '李五' }, base: { name: '李二' }, trunk: rev })
    expect((await olga('POST /sync', firstAsk([op]))).result).toMatchObject({ settled: [{ outcome: 'conflict' }] })
    const list = async () => ((await nina('GET /sys/conflict/list')).result as { records: { id: string }[] }).records.map(({ id }) => id)
    const ofBoss = (await told(boss, 0, 'conflict')).changes.map(({ id }) => id)
    expect(ofBoss).toContain(op.id)
    const hidden = await told(nina, start.next, 'conflict')
    expect([await list(), hidden.changes, (await told(nina, null, 'conflict')).changes]).toEqual([[], [], []])
    expect((await nina(`GET /sys/conflict/queryById?id=${op.id}`)).success).toBe(false)
    await rename(rows.hidden, '王四')
    const shown = await told(nina, hidden.next, 'conflict')
    expect(shown.changes).toMatchObject([{ id: op.id, row: { subject: expect.any(String) } }])
    expect(await list()).toEqual([op.id])
    await rename(rows.hidden, '李二')
    const away = await told(nina, shown.next, 'conflict')
    expect(away.changes).toMatchObject([{ id: op.id, row: null }])
    expect(await list()).toEqual([])
  })
})
