import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Conflict } from '../../../src/contract/system/conflict'
import { openDevice } from '../../kit/browser/open-device'
import { snapshotOf } from '../../kit/device/snapshot'
import { at } from '../../kit/every-noun'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
const product = {
  ...tinyProduct,
  behaviours: {
    paper: {
      ...tinyProduct.behaviours.paper,
      before: (ctx: { hold: (reason: string) => undefined }, { after }: { after: Record<string, unknown> }) =>
        after.title === 'hold me' ? ctx.hold('held') : undefined,
    },
  },
}
beforeAll(async () => {
  house = await openHouse(product)
})
afterAll(() => house.close())

let papers = 0
/** A paper both Anna and Robert changed without having seen each other: Robert's change is held. */
async function clash(field: string, mine: unknown, theirs: unknown, base: unknown) {
  const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
  const key = `held${++papers}`
  await anna.send([anna.op('paper', key, 'add', { title: 'clash', shelf: 'a', [field]: base })])
  await anna.send([anna.op('paper', key, 'edit', { [field]: theirs }, { trunk: 1, base: { [field]: base } })])
  const intent = robert.op('paper', key, 'edit', { [field]: mine }, { trunk: 1, base: { [field]: base } })
  const { settled } = await robert.send([intent])
  expect(settled).toMatchObject([{ outcome: 'conflict', held: [field] }])
  return { id: intent.id, key, anna, robert }
}

describe('a held change', () => {
  test('is seen by those who see what it is about, and by nobody else', async () => {
    const { id, robert } = await clash('pages', 3, 2, 1)
    const [cathy, evelyn] = [await house.as('cathy'), await house.as('evelyn')]
    expect(await robert.call(at('GET', Conflict, `queryById?id=${id}`))).toMatchObject({
      success: true,
      result: { scope: 'shelf/a', mine: '{"pages":3}' },
    })
    expect(await cathy(at('GET', Conflict, `queryById?id=${id}`))).toMatchObject({ error: 'record.gone' })
    expect(await cathy(at('GET', Conflict, `list?id=${id}`))).toMatchObject({ result: { records: [], total: 0 } })
    expect((await snapshotOf(cathy, 'cathys-new')).filter((change) => change.noun === 'conflict')).toEqual([])
    expect(await cathy(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })).toMatchObject({ success: false, error: 'record.gone' })
    expect(await evelyn(at('GET', Conflict, 'list'))).toMatchObject({ status: 403 })
  })

  test('says who wrote the value that stands there, when and on which device, whoever changed another field since', async () => {
    const [anna, robert, boss] = [await openDevice(house, 'anna'), await openDevice(house, 'robert'), await openDevice(house, 'boss')]
    const key = `held${++papers}`
    await anna.send([anna.op('paper', key, 'add', { title: 'clash', shelf: 'a', pages: 1 })])
    const hers = anna.op('paper', key, 'edit', { pages: 2 }, { trunk: 1, base: { pages: 1 }, at: '2026-01-01 09:30:00' })
    await anna.send([hers])
    await boss.send([boss.op('paper', key, 'edit', { colour: 'red' }, { trunk: 2, at: '2026-01-01 10:00:00' })])
    const intent = robert.op('paper', key, 'edit', { pages: 3 }, { trunk: 1, base: { pages: 1 } })
    expect((await robert.send([intent])).settled).toMatchObject([{ outcome: 'conflict' }])
    const held = async () => (await robert.call(at('GET', Conflict, `queryById?id=${intent.id}`))).result
    const theirs = {
      theirAuthor: 'anna',
      theirAt: '2026-01-01 09:30:00',
      theirDevice: expect.stringContaining(`…${anna.replica.slice(-6)}`),
    }
    expect(await held()).toMatchObject({ ...theirs, authorName: 'robert', device: robert.replica })
    await boss.send([boss.op('paper', key, 'edit', { pages: 9 }, { trunk: 3, at: '2026-01-01 11:00:00' })])
    await robert.call(at('POST', Conflict, 'resolve'), { id: intent.id, choice: 'mine' })
    const anew = {
      state: 'open',
      theirs: '{"pages":9}',
      theirAuthor: 'boss',
      theirAt: '2026-01-01 11:00:00',
      theirDevice: expect.stringContaining(`…${boss.replica.slice(-6)}`),
    }
    expect(await held()).toMatchObject(anew)
  })

  test('stays with what it is about when it is asked anew', async () => {
    const { id, key, anna, robert } = await clash('pages', 3, 2, 1)
    await anna.send([anna.op('paper', key, 'edit', { pages: 9 }, { trunk: 2 })])
    const again = await robert.call(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })
    expect(again).toMatchObject({ success: true, result: { state: 'open', scope: 'shelf/a', theirs: '{"pages":9}' } })
  })

  test('is decided only by a decision that can be read, about what was held', async () => {
    const { id, key, robert } = await clash('pages', 3, 2, 1)
    const decide = (more: object) => robert.call(at('POST', Conflict, 'resolve'), { id, ...more })
    expect(await decide({})).toMatchObject({ success: false, problems: { choice: { code: 'field.required' } } })
    expect(await decide({ choice: 'perhaps' })).toMatchObject({ problems: { choice: { code: 'field.choice' } } })
    for (const answer of [undefined, '{"pages": ', '[]', '7', 'null'])
      expect(await decide({ choice: 'edit', answer })).toMatchObject({ success: false, problems: { answer: { code: 'input.malformed' } } })
    for (const answer of ['{"title":"other"}', '{"__proto__":{"a":1}}', '{"state":"closed"}'])
      expect(await decide({ choice: 'edit', answer })).toMatchObject({ success: false, error: 'record.changed' })
    expect(await decide({ choice: 'edit', answer: '{"pages":"many"}' })).toMatchObject({ problems: { pages: { code: 'field.number' } } })
    const op = robert.op('conflict', id, 'resolve', { choice: 'edit', answer: '{' }, { trunk: 1 })
    expect((await robert.send([op])).settled).toMatchObject([{ outcome: 'rejected', code: 'input.invalid' }])
    expect(await decide({ choice: 'edit', answer: '{"pages":7}' })).toMatchObject({ success: true, result: { state: 'resolved' } })
    expect((await robert.call(at('GET', Paper, `queryById?id=${key}`))).result).toMatchObject({ pages: 7 })
  })

  test('is not decided by an answer to another question, which is refused for good and stands in the way of no other', async () => {
    const { id, robert } = await clash('pages', 3, 2, 1)
    const decide = (more: object) => robert.op('conflict', id, 'resolve', { choice: 'edit', ...more }, { trunk: 1 })
    const { settled } = await robert.send([decide({ answer: '{"colour":"red"}' }), decide({ answer: '{"pages":8}' })])
    expect(settled.map(({ outcome, code }) => code ?? outcome)).toEqual(['record.changed', 'applied'])
    expect(settled[0]?.outcome).toBe('rejected')
  })

  test('that somebody else decided says who, when and what, until its author alone takes note of it', async () => {
    const { id, anna, robert } = await clash('pages', 3, 2, 1)
    expect((await anna.send([anna.op('conflict', id, 'resolve', { choice: 'keep' }, { trunk: 1 })])).settled).toMatchObject([
      { outcome: 'applied' },
    ])
    const seen = (await robert.call(at('GET', Conflict, `queryById?id=${id}`))).result as Record<string, unknown>
    expect(seen).toMatchObject({ state: 'resolved', choice: 'keep', decider: 'user.anna', deciderName: 'anna', told: null })
    expect(seen.decidedAt).toBe(seen.updateTime)
    const note = { told: true }
    expect((await anna.send([anna.op('conflict', id, 'acknowledge', note, { trunk: Number(seen.rev) })])).settled).toMatchObject([
      { outcome: 'rejected', code: 'access.denied' },
    ])
    const taken = robert.op('conflict', id, 'acknowledge', note, { trunk: Number(seen.rev) })
    expect((await robert.send([taken])).settled).toMatchObject([{ outcome: 'applied' }])
    const elsewhere = await openDevice(house, 'robert')
    const again = elsewhere.op('conflict', id, 'acknowledge', note, { trunk: Number(seen.rev) })
    expect((await elsewhere.send([again])).settled).toMatchObject([{ outcome: 'applied' }])
    expect(await robert.call(at('GET', Conflict, `queryById?id=${id}`))).toMatchObject({ result: { state: 'resolved', told: true } })
  })

  test("that is open is nobody's to take note of, and asked anew it is decided by nobody", async () => {
    const { id, key, anna, robert } = await clash('pages', 3, 2, 1)
    const early = robert.op('conflict', id, 'acknowledge', { told: true }, { trunk: 1 })
    expect((await robert.send([early])).settled).toMatchObject([{ outcome: 'rejected', code: 'record.state' }])
    await anna.send([anna.op('paper', key, 'edit', { pages: 9 }, { trunk: 2 })])
    expect(await anna.call(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })).toMatchObject({
      result: { state: 'open', decider: null, deciderName: null, decidedAt: null },
    })
  })

  test('is not kept for somebody who may not write there at all', async () => {
    const anna = await openDevice(house, 'anna')
    const intent = anna.op('paper', 'beyond', 'add', { title: 'hold me', shelf: 'c' })
    expect((await anna.send([intent])).settled).toMatchObject([{ outcome: 'rejected', code: 'access.denied' }])
    const boss = await house.as('boss')
    expect(await boss(at('GET', Conflict, `list?rowId=beyond`))).toMatchObject({ result: { total: 0 } })
    const own = anna.op('paper', 'within', 'add', { title: 'hold me', shelf: 'a' })
    expect((await anna.send([own])).settled).toMatchObject([{ outcome: 'conflict' }])
  })
})

describe('a secret', () => {
  const [first, second, third] = ['110101201801010011', '110101201801010022', '110101201801010033']

  async function isInDatabase(text: string): Promise<string[]> {
    const { rows: tables } = await sql<{
      relname: string
    }>`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(house.engine.databases.owner)
    const found: string[] = []
    for (const { relname } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(relname)} t where strpos(t::text, ${text}) > 0 limit 1`.execute(
        house.engine.databases.owner,
      )
      if (rows.length > 0) found.push(relname)
    }
    return found
  }

  test('comes masked, is kept when its mask comes back, and is checked as it was typed', async () => {
    const boss = await house.as('boss')
    const added = await boss(at('POST', Paper, 'add'), { id: 'secret1', title: 's', number: first })
    expect(added).toMatchObject({ success: true, result: { number: '110***********0011' } })
    expect(await boss(at('PUT', Paper, 'edit'), { id: 'secret1', title: 't', number: '110***********0011' })).toMatchObject({
      result: { number: '110***********0011', title: 't' },
    })
    expect(await boss(at('PUT', Paper, 'edit'), { id: 'secret1', number: 'x'.repeat(31) })).toMatchObject({
      problems: { number: { code: 'field.long' } },
    })
    expect(await boss(at('PUT', Paper, 'edit'), { id: 'secret1', number: '' })).toMatchObject({ result: { number: null } })
  })

  test('that was held is written when somebody decides for it', async () => {
    const { id, key, robert } = await clash('number', third, second, first)
    expect(await robert.call(at('POST', Conflict, 'resolve'), { id, choice: 'mine' })).toMatchObject({
      success: true,
      result: { state: 'resolved' },
    })
    expect((await robert.call(at('GET', Paper, `queryById?id=${key}`))).result).toMatchObject({ number: '110***********0033' })
  })

  test('stands nowhere in the database as it was typed', async () => {
    for (const text of [first, second, third]) expect(await isInDatabase(text)).toEqual([])
    expect(await isInDatabase('secret1')).not.toEqual([])
  })
})
