import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableName } from '../../../src/contract/live/table-socket'
import type { Product } from '../../../src/server/product'
import { openTenant } from '../../../src/server/seed/settle'
import { at } from '../../kit/every-noun'
import { Bill, BillLine, documentCatalogue, documentProduct } from '../../kit/product/document-product'
import { Paper } from '../../kit/product/tiny-product'
import { Visit, visitProduct } from '../../kit/product/visit-product'
import { type Ear, listenAt } from '../../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'

const visits = visitProduct()
const product: Product = {
  ...visits,
  catalogue: { ...documentCatalogue, resources: { ...documentCatalogue.resources, visit: Visit } },
  behaviours: { ...documentProduct.behaviours, ...visits.behaviours },
  roles: [
    ...documentProduct.roles.filter(({ code }) => code.startsWith('shelf-')),
    ...visits.roles.filter(({ code }) => !code.startsWith('shelf-')),
  ],
}

type Somebody = Caller & { token: string; id: string }
let house: OpenHouse
let boss: Somebody
const people = new Map<string, Somebody>()
const ears: Ear[] = []

async function whoIs(name: string): Promise<Somebody> {
  const known = people.get(name) ?? (await house.as(name))
  people.set(name, known)
  return known
}

/** Opens a table, by its name or by that of an old page, and waits until the server beats. */
async function sit(name: string, page: string, { base = '', server = house.server } = {}): Promise<Ear> {
  const { id, token } = await whoIs(name)
  const ear = await listenAt(server, `${base}/vxeSocket/${id}/${page}`, token)
  ears.push(ear)
  ear.say('{"type":"heart_beat","data":""}')
  await expect.poll(() => ear.heard).toHaveLength(1)
  ear.heard.length = 0
  return ear
}

const write = (ear: Ear, socketKey: string, row: unknown, stamp?: unknown) =>
  ear.say(JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, 'who', ...(stamp === undefined ? [] : [stamp])] } }))
/** Rows an ear was told of. */
const rows = (ear: Ear) => ear.heard.map((text) => JSON.parse(text).data.args[0])
/** Everything written before has been passed on: what is written now by somebody who may is heard. */
const settled = async (writer: Ear, hearer: Ear, table: string, row: Record<string, unknown>) => {
  write(writer, table, row)
  await expect.poll(() => rows(hearer).at(-1)).toEqual(row)
}

const remarks = tableName({ noun: 'paper', record: 'p1', field: 'remarks' })
const lines = tableName({ noun: 'bill', record: 'b1', field: 'bill-line' })
const history = tableName({ noun: 'visit', record: 'v1', field: 'history' })

beforeAll(async () => {
  house = await openHouse(product)
  const accounts = [
    { id: 'user.stranger', username: 'stranger', realname: 'Stranger', workNo: 'O1', phone: '13700000001', roles: ['admin'] },
  ]
  await openTenant(house.engine, product, { name: 'Other', accounts })
  boss = await whoIs('boss')
  const stranger = await whoIs('stranger')
  for (const call of [boss, stranger]) await call(at('POST', Paper, 'add'), { id: 'p1', title: 'one', shelf: 'a' })
  await boss(at('POST', Bill, 'add'), { id: 'b1', title: 'one', shelf: 'a' })
  await boss(at('POST', BillLine, 'add'), { id: 'l1', bill: 'b1', place: 1, item: 'rice', pieces: 1, price: 100 })
  await boss(at('POST', Visit, 'add'), { id: 'v1', title: 'seen' })
})
afterAll(async () => {
  for (const ear of ears) ear.close()
  await house?.close()
})

describe('the table socket', () => {
  test('takes the token as its sub-protocol, also below the old address, and answers each heart beat', async () => {
    const { id, token } = await whoIs('anna')
    for (const base of ['', '/jeecg-boot']) {
      const ear = await listenAt(house.server, `${base}/vxeSocket/${id}/${'0f'.repeat(16)}`, token)
      ears.push(ear)
      expect(ear.protocol).toBe(token)
      ear.say('{"type":"heart_beat","data":""}')
      ear.say('{"type":"heart_beat","data":""}')
      await expect.poll(() => ear.heard).toEqual(['{"type":"heart_beat","data":""}', '{"type":"heart_beat","data":""}'])
    }
    await expect(listenAt(house.server, `/vxeSocket/${id}/p`, 'nobodys')).rejects.toThrow('status 401')
    await expect(listenAt(house.server, `/vxeSocket/user.robert/p`, token)).rejects.toThrow('status 401')
  })

  test('tells a written cell to all who have the same table open, and not to whoever wrote it', async () => {
    const [anna, robert, elsewhere] = [await sit('anna', remarks), await sit('robert', remarks), await sit('robert', lines)]
    write(anna, remarks, { id: 'e1', said: 'hello' }, 7)
    await expect
      .poll(() => robert.heard)
      .toEqual([JSON.stringify({ type: 'update_vxe_table', data: { socketKey: remarks, args: [{ said: 'hello', id: 'e1' }, 'who', 7] } })])
    await settled(robert, anna, remarks, { said: 'heard', id: 'e1' })
    expect(rows(anna)).toEqual([{ said: 'heard', id: 'e1' }])
    expect(elsewhere.heard).toEqual([])
  })

  test('tells lines of a document by the right to the document', async () => {
    const [anna, robert] = [await sit('anna', lines), await sit('robert', lines)]
    await settled(anna, robert, lines, { pieces: 12, id: 'l1' })
  })

  test('is silent to those whose rows these are not, and to another house', async () => {
    const [anna, robert] = [await sit('anna', remarks), await sit('robert', remarks)]
    const deaf = [await sit('cathy', remarks), await sit('porter', remarks), await sit('stranger', remarks)]
    await settled(anna, robert, remarks, { said: 'between us', id: 'e1' })
    const overlooked = await sit('evelyn', remarks)
    await settled(anna, overlooked, remarks, { said: 'she looks on', id: 'e1' })
    expect(deaf.map(({ heard }) => heard)).toEqual([[], [], []])
  })

  test('takes nothing from those who may not write there, and says why', async () => {
    const [anna, robert] = [await sit('anna', remarks), await sit('robert', remarks)]
    const cases: readonly (readonly [who: string, table: string, row: unknown, code: string, stamp?: unknown])[] = [
      ['evelyn', remarks, { id: 'e1', said: 'x' }, 'access.denied'],
      ['cathy', remarks, { id: 'e1', said: 'x' }, 'record.gone'],
      ['porter', remarks, { id: 'e1', said: 'x' }, 'record.gone'],
      ['anna', 'paper~none~remarks', { id: 'e1', said: 'x' }, 'record.gone'],
      ['anna', 'paper~p1~title', { id: 'e1', said: 'x' }, 'noun.unknown'],
      ['anna', 'paper~p1~constructor', { id: 'e1', said: 'x' }, 'noun.unknown'],
      ['anna', 'bill~b1~paper', { id: 'e1', said: 'x' }, 'noun.unknown'],
      ['anna', 'credential', { id: 'e1', said: 'x' }, 'noun.unknown'],
      ['anna', `paper" where true --`, { id: 'e1' }, 'noun.unknown'],
      ['anna', remarks, { said: 'no id' }, 'input.invalid'],
      ['anna', remarks, { id: `'; drop`, said: 'x' }, 'input.invalid'],
      ['anna', remarks, ['e1'], 'input.invalid'],
      ['anna', remarks, { id: 'e1', said: 'x' }, 'input.invalid', 9e15],
      ['anna', remarks, { id: 'e1', said: 'x' }, 'input.invalid', 'late'],
    ]
    for (const [who, table, row, code, stamp] of cases) {
      const ear = await sit(who, 'some-page')
      write(ear, table, row, stamp)
      await expect
        .poll(() => ear.heard.map((text) => JSON.parse(text).data), { message: `${who} ${table}` })
        .toMatchObject([{ key: 'refused', args: [{ code }] }])
      ear.close()
    }
    await settled(anna, robert, remarks, { said: 'only this', id: 'e1' })
    expect(rows(robert)).toEqual([{ said: 'only this', id: 'e1' }])
  })

  test('passes on fields with values they can have, and nothing else', async () => {
    const [anna, robert] = [await sit('anna', remarks), await sit('robert', remarks)]
    const hostile = { __proto__: null, constructor: 'x', title: 'x', said: { a: 1 }, by: 'x'.repeat(300) }
    write(anna, remarks, { ...hostile, id: 'e1' })
    write(anna, remarks, { ...hostile, said: 'good', by: null, id: 'e1' })
    await expect.poll(() => rows(robert)).toEqual([{ said: 'good', by: null, id: 'e1' }])
  })

  test('leaves out what a hearer may not read', async () => {
    const [nurse, niece, porter] = [await sit('nurse', history), await sit('niece', history), await sit('porter', history)]
    await settled(nurse, niece, history, { text: 'cough', finding: 'fever', id: 'h1' })
    await expect.poll(() => rows(porter)).toEqual([{ text: 'cough', id: 'h1' }])
    write(nurse, history, { finding: 'measles', id: 'h1' })
    await settled(porter, niece, history, { text: 'he rests', id: 'h1' })
    expect(rows(porter)).toHaveLength(1)
    // What the porter may not read, the porter does not write either.
    write(porter, history, { finding: 'nothing', text: 'no', id: 'h1' })
    await expect.poll(() => rows(niece).at(-1)).toEqual({ text: 'no', id: 'h1' })
  })

  test('lets existing clients share whole rows of a noun under a page of any name, with the time of the server', async () => {
    const base = '/jeecg-boot'
    const [anna, robert] = [await sit('anna', '1a'.repeat(16), { base }), await sit('robert', '2b'.repeat(16), { base })]
    const cathy = await sit('cathy', '3c'.repeat(16), { base })
    write(anna, 'paper', { id: 'p1', title: 'new', shelf_dictText: 'A', number: 'secret', createTime: 'x' })
    write(anna, 'nothing-of-ours', { id: 'p1' })
    await expect.poll(() => rows(robert)).toEqual([{ title: 'new', id: 'p1' }])
    expect(JSON.parse(robert.heard[0] ?? '').data.args[2]).toBeGreaterThan(1_600_000_000_000)
    await settled(anna, robert, 'paper', { title: 'newer', id: 'p1' })
    expect([anna.heard, cathy.heard]).toEqual([[], []])
  })

  test('slows down who writes too much, ends who sends too much at once, and gives nobody too many', async () => {
    const [anna, robert] = [await sit('anna', remarks), await sit('robert', remarks)]
    for (let i = 0; i < 200; i++) write(anna, remarks, { id: 'e1', said: `${i}` })
    await expect.poll(() => anna.heard.some((text) => text.includes('input.slow-down'))).toBe(true)
    await expect.poll(() => rows(robert).length).toBeGreaterThanOrEqual(120)
    expect(rows(robert).length).toBeLessThan(200)
    for (const text of ['', '{', '[]', '{"type":1}', '{"type":"x"}', 'x'.repeat(3000)]) robert.say(text)
    robert.say('x'.repeat(7000))
    await expect.poll(robert.closed).toBe(1009)
    const many = await Promise.all(
      Array.from({ length: 41 }, () => whoIs('boss').then(({ id, token }) => listenAt(house.server, `/vxeSocket/${id}/x`, token))),
    )
    await expect.poll(() => many.map((ear) => ear.closed()).filter(Boolean)).toEqual([1013])
    for (const ear of many) ear.close()
  })

  test('ends with the sign-in', async () => {
    const robert = await house.as('robert')
    const ear = await listenAt(house.server, `/vxeSocket/${robert.id}/${remarks}`, robert.token)
    await robert('POST /sys/logout')
    await expect.poll(ear.closed).toBe(4401)
  })

  test('reaches those at another node', async () => {
    const node = await openNode(house, product)
    const [anna, robert] = [await sit('anna', remarks), await sit('robert', remarks, { server: node.server })]
    await settled(anna, robert, remarks, { said: '远方'.repeat(40), id: 'e1' })
    await settled(robert, anna, remarks, { said: 'and back', id: 'e1' })
    robert.close()
    await node.close()
  })
})
