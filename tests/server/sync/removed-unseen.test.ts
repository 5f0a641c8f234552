import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Change, Reply } from '../../../src/contract/sync/exchange'
import { Conflict } from '../../../src/contract/system/conflict'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

const outcomes = (reply: Reply) => reply.settled.map((one) => one.code ?? one.outcome)
const rowOf = ({ changes }: { readonly changes: readonly Change[] }, id: string) => changes.find((change) => change.id === id)?.row

let papers = 0
/** A paper that Anna removes while Robert, who knows its first version, is away. */
async function removed() {
  const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
  const key = `gone${++papers}`
  await anna.send([anna.op('paper', key, 'add', { title: 'old', shelf: 'a', pages: 5, colour: 'red' })])
  await anna.send([anna.op('paper', key, 'remove', {}, { trunk: 1 })])
  return { anna, robert, key }
}

describe('a change of a row that somebody else removed unseen', () => {
  test.each([
    ['edit', { title: 'new' }, { title: 'new', pages: 5, state: 'open' }],
    ['adjust', { pages: -2 }, { title: 'old', pages: 3, state: 'open' }],
    ['close', { pages: 9 }, { title: 'old', pages: 9, state: 'closed' }],
    ['close', {}, { title: 'old', pages: 5, state: 'closed' }],
  ])('is held, be it %s of %o; deciding for it brings the row back with the change', async (verb, patch, expected) => {
    const { robert, key } = await removed()
    const intent = robert.op('paper', key, verb, patch, { trunk: 1 })
    const held = await robert.send([intent])
    expect(outcomes(held)).toEqual(['conflict'])
    expect(rowOf(held, key)).toBeNull()
    expect(rowOf(held, intent.id)).toMatchObject({
      reason: 'deleted',
      state: 'open',
      theirAuthor: 'anna',
      subject: 'title' in patch ? patch.title : 'old',
    })
    const decided = await robert.send([robert.op('conflict', intent.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
    expect(outcomes(decided)).toEqual(['applied'])
    expect(rowOf(decided, key)).toMatchObject({ ...expected, shelf: 'a', colour: 'red' })
  })

  test('is let go by keeping what is', async () => {
    const { robert, key } = await removed()
    const intent = robert.op('paper', key, 'edit', { title: 'new' }, { trunk: 1 })
    await robert.send([intent])
    const decided = await robert.send([robert.op('conflict', intent.id, 'resolve', { choice: 'keep' }, { trunk: 1 })])
    expect(outcomes(decided)).toEqual(['applied'])
    expect(rowOf(decided, key)).toBeNull()
  })

  test('is asked anew when the row has come back meanwhile', async () => {
    const { anna, robert, key } = await removed()
    const intent = robert.op('paper', key, 'edit', { title: 'new' }, { trunk: 1 })
    await robert.send([intent])
    await anna.send([anna.op('paper', key, 'add', { title: 'again', shelf: 'a' }, { trunk: 2 })])
    const decided = await robert.send([robert.op('conflict', intent.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
    expect(rowOf(decided, key)).toMatchObject({ title: 'again' })
    expect(rowOf(decided, intent.id)).toMatchObject({ state: 'open', theirs: '{"$gone":false,"title":"again"}' })
  })

  test('is refused where its author may not or cannot reach the row, or knew that it is gone', async () => {
    const { key, robert } = await removed()
    const [cathy, evelyn] = [await openDevice(house, 'cathy'), await openDevice(house, 'evelyn')]
    expect(outcomes(await cathy.send([cathy.op('paper', key, 'edit', { title: 'c' }, { trunk: 1 })]))).toEqual(['record.gone'])
    expect(outcomes(await evelyn.send([evelyn.op('paper', key, 'edit', { title: 'e' }, { trunk: 1 })]))).toEqual(['access.denied'])
    expect(outcomes(await robert.send([robert.op('paper', key, 'edit', { title: 'r' }, { trunk: 2 })]))).toEqual(['record.gone'])
    expect(outcomes(await robert.send([robert.op('paper', 'never', 'edit', { title: 'r' }, { trunk: 1 })]))).toEqual(['record.gone'])
    const boss = await house.as('boss')
    expect(await boss(at('GET', Conflict, `list?rowId=${key}`))).toMatchObject({ result: { total: 0 } })
  })

  test('is decided by nobody who may not write such rows today', async () => {
    const { key, robert } = await removed()
    const intent = robert.op('paper', key, 'edit', { title: 'new' }, { trunk: 1 })
    await robert.send([intent])
    const cathy = await house.as('cathy')
    expect(await cathy(at('POST', Conflict, 'resolve'), { id: intent.id, choice: 'mine' })).toMatchObject({ error: 'record.gone' })
  })

  test('a clash whose row is removed before it is decided brings the row back, once that was shown', async () => {
    const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
    await anna.send([anna.op('paper', 'late', 'add', { title: 'one', shelf: 'a', pages: 5 })])
    await anna.send([anna.op('paper', 'late', 'edit', { title: 'hers' }, { trunk: 1 })])
    const intent = robert.op('paper', 'late', 'edit', { title: 'his' }, { trunk: 1 })
    await robert.send([intent])
    await anna.send([anna.op('paper', 'late', 'remove', {}, { trunk: 2 })])
    const first = robert.op('conflict', intent.id, 'resolve', { choice: 'mine' }, { trunk: 1 })
    const asked = await robert.send([first])
    expect(rowOf(asked, intent.id)).toMatchObject({ state: 'open', reason: 'deleted', theirs: '{"title":null,"$gone":true}' })
    expect(rowOf(asked, 'late')).toBeNull()
    const again = robert.op(
      'conflict',
      intent.id,
      'resolve',
      { choice: 'mine' },
      { trunk: rowOf(asked, intent.id)?.rev ?? 0, prev: first.id },
    )
    expect(rowOf(await robert.send([again]), 'late')).toMatchObject({ title: 'his', pages: 5 })
  })
})

describe('a held removal', () => {
  /** A paper that Anna changed unseen by Robert, whose removal of it is held. */
  async function held() {
    const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
    const key = `kept${++papers}`
    await anna.send([anna.op('paper', key, 'add', { title: 'one', shelf: 'a', pages: 1 })])
    await anna.send([anna.op('paper', key, 'edit', { pages: 2 }, { trunk: 1 })])
    const intent = robert.op('paper', key, 'remove', {}, { trunk: 1 })
    const reply = await robert.send([intent])
    expect(reply.settled).toMatchObject([{ outcome: 'conflict', held: ['$gone'] }])
    expect(rowOf(reply, intent.id)).toMatchObject({ reason: 'deleted', mine: '{"$gone":true}' })
    return { anna, robert, key, intent }
  }
  const decide = (choice: string, answer: unknown = undefined) => ({
    choice,
    ...(answer !== undefined && { answer: JSON.stringify(answer) }),
  })

  test.each([decide('mine'), decide('edit', { $gone: true })])(
    'that is decided for by %o is asked anew when the row has changed again',
    async (patch) => {
      const { anna, robert, key, intent } = await held()
      await anna.send([anna.op('paper', key, 'edit', { colour: 'blue' }, { trunk: 2 })])
      const first = robert.op('conflict', intent.id, 'resolve', patch, { trunk: 1 })
      const asked = await robert.send([first])
      expect(rowOf(asked, key)).toMatchObject({ colour: 'blue' })
      const question = rowOf(asked, intent.id)
      expect(question).toMatchObject({ state: 'open', choice: null })
      expect(JSON.parse(String(question?.theirs))).toMatchObject({ $gone: false, colour: 'blue', pages: 2 })
      const again = robert.op('conflict', intent.id, 'resolve', patch, { trunk: question?.rev ?? 0, prev: first.id })
      expect(rowOf(await robert.send([again]), key)).toBeNull()
    },
  )

  test('of a row that is in use by now is refused', async () => {
    const boss = await openDevice(house, 'boss')
    await boss.send([boss.op('folder', 'f1', 'add', { name: 'one' })])
    const other = await openDevice(house, 'boss')
    await other.send([other.op('folder', 'f1', 'edit', { name: 'two' }, { trunk: 1 })])
    const intent = boss.op('folder', 'f1', 'remove', {}, { trunk: 0 })
    expect(outcomes(await boss.send([intent]))).toEqual(['conflict'])
    await other.send([other.op('paper', 'uses', 'add', { title: 'uses', shelf: 'a', folder: 'f1' })])
    const decided = await boss.send([boss.op('conflict', intent.id, 'resolve', decide('mine'), { trunk: 1 })])
    expect(outcomes(decided)).toEqual(['record.used'])
  })
})

describe('a removal that is offered again after a restore', () => {
  const before = { trunk: 7, epoch: 'before' }
  test('is done when the row is what its author saw, and held when it is not', async () => {
    const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
    const seen = { title: 'one', shelf: 'a', pages: 1, state: 'open' }
    for (const key of ['r1', 'r2', 'r3']) await anna.send([anna.op('paper', key, 'add', { title: 'one', shelf: 'a', pages: 1 })])
    await anna.send([anna.op('paper', 'r2', 'edit', { pages: 2 }, { trunk: 1 })])
    const ops = [
      robert.op('paper', 'r1', 'remove', {}, { ...before, base: seen }),
      robert.op('paper', 'r2', 'remove', {}, { ...before, base: seen }),
      robert.op('paper', 'r3', 'remove', {}, before),
    ]
    const reply = await robert.send(ops)
    expect(outcomes(reply)).toEqual(['applied', 'conflict', 'conflict'])
    expect(rowOf(reply, 'r1')).toBeNull()
    expect(rowOf(reply, 'r2')).toMatchObject({ pages: 2 })
  })

  test('is held where a secret stands that its author was never shown', async () => {
    const [anna, robert] = [await openDevice(house, 'anna'), await openDevice(house, 'robert')]
    await anna.send([anna.op('paper', 'r4', 'add', { title: 'one', shelf: 'a', number: '110101201801010011' })])
    const base = { title: 'one', shelf: 'a', state: 'open', number: null }
    expect(outcomes(await robert.send([robert.op('paper', 'r4', 'remove', {}, { ...before, base })]))).toEqual(['conflict'])
  })
})
