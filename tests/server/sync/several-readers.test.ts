import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { concerns, type Poke } from '../../../src/server/live/pokes'
import { openDevice } from '../../kit/browser/open-device'
import { dice } from '../../kit/dice'
import { at } from '../../kit/every-noun'
import { Order, OrderLine, orderProduct } from '../../kit/order-product'
import { openWalk, people, type Walk, type Who, wrongAfter } from '../../kit/order-walk'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let walk: Walk
beforeAll(async () => {
  house = await openHouse(orderProduct, () => new Date('2026-03-02T08:00:00+08:00'))
  walk = await openWalk(house)
})
afterAll(() => house.close())

const boss = () => walk.device('boss')
const added = async (id: string, values: Record<string, unknown>) => {
  const { settled } = await boss().send([
    boss().op('order', id, 'add', { title: id, shelf: 'a', ...values }),
    boss().op('order-line', `${id}.1`, 'add', { order: id, place: 1, item: 'rice', pieces: 2 }),
    boss().op('parcel', `${id}.p`, 'add', { order: id, title: id }),
  ])
  expect(settled.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])
}
const edit = (id: string, patch: Record<string, unknown>) => boss().send([boss().op('order', id, 'edit', patch, { trunk: 999 })])
const seen = async (who: Who, id: string) => (await walk.listed(who)).filter((key) => key.split(' ')[1]?.split('.')[0] === id)

describe('a row that is read in several ways', () => {
  test('is read by each of its readers, with its lines and what follows it, and by nobody else', async () => {
    await added('one', { supplier: 's' })
    const all = ['order one', 'order-line one.1', 'parcel one.p']
    expect(await seen('anna', 'one')).toEqual(all)
    expect(await seen('sue', 'one')).toEqual(all)
    for (const who of ['cathy', 'sam', 'dora'] as const) expect(await seen(who, 'one')).toEqual([])
    expect(await walk.device('sam').call(at('GET', OrderLine, 'queryById?id=one.1'))).toMatchObject({ error: 'record.gone' })
    expect(await walk.device('sue').call(at('GET', OrderLine, 'queryById?id=one.1'))).toMatchObject({ success: true })
  })

  test('leaves one reader and stays with the other, and comes to the next', async () => {
    await added('two', { supplier: 's' })
    for (const who of people) await walk.news(who)
    await edit('two', { supplier: 't' })
    const told = async (who: Who) =>
      (await walk.news(who)).map(({ noun, id, row }) => `${noun} ${id} ${row ? 'is there' : 'is gone'}`).sort()
    expect(await told('sue')).toEqual(['order two is gone', 'order-line two.1 is gone', 'parcel two.p is gone'])
    expect(await told('sam')).toEqual(['order two is there', 'order-line two.1 is there', 'parcel two.p is there'])
    expect(await told('cathy')).toEqual([])
    await edit('two', { shelf: 'c' })
    expect(await told('anna')).toContain('order-line two.1 is gone')
    expect(await told('sam')).not.toContain('order-line two.1 is gone')
    expect(await told('sue')).toEqual([])
    expect(await seen('sam', 'two')).toHaveLength(3)
  })

  test('is seen of what only one role gives by the ways of that role alone', async () => {
    await added('three', { shelf: 'c', supplier: 's' })
    await added('four', { shelf: 'a', supplier: 't' })
    await added('five', { shelf: 'c', supplier: 't' })
    expect([...(await seen('dora', 'three')), ...(await seen('dora', 'four')), ...(await seen('dora', 'five'))]).toEqual([
      'order three',
      'order-line three.1',
      'order four',
      'order-line four.1',
      'parcel four.p',
      'order five',
      'order-line five.1',
      'parcel five.p',
    ])
  })

  test('is changed by whoever reads it in a way and may, and not into the hands of others', async () => {
    await added('six', { supplier: 's' })
    const device = walk.device('sue')
    const { settled } = await device.send([
      device.op('order', 'six', 'edit', { note: 'tomorrow' }, { trunk: 99 }),
      device.op('order', 'six', 'edit', { supplier: 't' }, { trunk: 99 }),
      device.op('order', 'four', 'edit', { note: 'mine' }, { trunk: 99 }),
    ])
    expect(settled.map((one) => one.code ?? one.outcome)).toEqual(['applied', 'access.denied', 'record.gone'])
  })

  test('wakes those who could read it before and those who can now, and nobody else', async () => {
    await added('eleven', { supplier: 's', shelf: 'b' })
    const pokes: Poke[] = []
    const stop = house.engine.pokes.listen((poke) => pokes.push(poke))
    await edit('eleven', { supplier: 't' })
    stop()
    const woken: Who[] = []
    for (const who of people) {
      const session = await house.engine.people.find(walk.device(who).call.token)
      if (session && pokes.some((poke) => concerns(poke, session.person))) woken.push(who)
    }
    expect(woken).toEqual(['boss', 'sue', 'sam', 'dora'])
  })

  test('brings what is held of it to those who read it, and to its author', async () => {
    await added('seven', { supplier: 's' })
    const device = walk.device('sue')
    const op = device.op('order', 'seven', 'edit', { title: 'hold me' }, { trunk: 99 })
    expect((await device.send([op])).settled[0]?.outcome).toBe('conflict')
    const holds = async (who: Who) => {
      const { records } = (await walk.device(who).call('GET /sys/conflict/list?pageSize=100')).result as { records: Row[] }
      return records.some(({ id }) => id === op.id)
    }
    const kept = async (who: Who) =>
      (await (await openDevice(house, who)).snapshot()).some(({ noun, id }) => noun === 'conflict' && id === op.id)
    for (const [who, expected] of [
      ['boss', true],
      ['anna', true],
      ['sue', true],
      ['sam', false],
      ['cathy', false],
    ] as const) {
      expect([who, await holds(who), await kept(who)]).toEqual([who, expected, expected])
    }
  })
})

describe('lines of a document', () => {
  test('are edited by whoever edits the document, without a right of their own', async () => {
    await added('eight', { supplier: 's' })
    const device = walk.device('sue')
    const { settled } = await device.send([
      device.op('order-line', 'eight.1', 'edit', { pieces: 7 }, { trunk: 99 }),
      device.op('order-line', 'eight.2', 'add', { order: 'eight', place: 2, item: 'oil', pieces: 1 }),
      device.op('order-line', 'four.1', 'edit', { pieces: 7 }, { trunk: 99 }),
      device.op('order-line', 'four.2', 'add', { order: 'four', place: 2, item: 'oil', pieces: 1 }),
    ])
    expect(settled.map((one) => one.code ?? one.outcome)).toEqual(['applied', 'applied', 'record.gone', 'access.denied'])
    const { result } = await device.call(at('GET', Order, 'queryById?id=eight'))
    expect(result).toMatchObject({ pieces: 8 })
    const { auth } = (await device.call('GET /sys/permission/getUserPermissionByToken')).result as { auth: { action: string }[] }
    expect(auth.map(({ action }) => action)).toEqual(expect.arrayContaining(['order-line:list', 'order-line:edit']))
  })

  test('are added by whoever adds documents to their own, with it, and to no other', async () => {
    await added('nine', { shelf: 'open' })
    const ned = await openDevice(house, 'ned')
    const line = (order: string) => ned.op('order-line', `${order}.n`, 'add', { order, place: 3, item: 'salt', pieces: 1 })
    const { settled } = await ned.send([ned.op('order', 'ten', 'add', { title: 'ten', shelf: 'open' }), line('ten'), line('nine')])
    expect(settled.map((one) => one.code ?? one.outcome)).toEqual(['applied', 'applied', 'access.denied'])
  })
})

test.each([1, 2, 3, 4])('devices keep what lists say, whatever moves: dice %i', async (seed) => {
  expect(await wrongAfter(walk, dice(seed), 25)).toEqual([])
})
