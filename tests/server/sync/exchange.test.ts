import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

describe('one exchange', () => {
  test('[E1] an op sent twice is applied once and answers the same', async () => {
    const device = await openDevice(house, 'anna')
    const op = device.op('paper', 'p1', 'add', { title: 'one', shelf: 'a' })
    const first = await device.send([op])
    const again = await device.send([op])
    expect(first.settled).toMatchObject([{ id: op.id, outcome: 'applied', rev: 1 }])
    expect(again.settled).toMatchObject([{ id: op.id, outcome: 'applied', rev: 1, dup: true }])
    expect(again.settled[0]?.seq).toBe(first.settled[0]?.seq)
  })

  test('what is kept to know an op again tells nobody what stood in it', async () => {
    const anna = await openDevice(house, 'anna')
    const op = anna.op('paper', 'printed', 'add', { title: 'guess me', shelf: 'a' })
    await anna.send([op])
    const { rows } = await sql<{ payload_hash: string }>`select payload_hash from sync_op where op_id = ${op.id}`.execute(
      house.engine.databases.owner,
    )
    const text = JSON.stringify([op.noun, op.key, op.verb, op.patch, op.prev, op.n])
    expect(rows).toEqual([{ payload_hash: house.engine.vault.print(text) }])
    expect(rows[0]?.payload_hash).not.toBe(createHash('sha256').update(text).digest('base64url'))
    expect((await anna.send([op])).settled).toMatchObject([{ outcome: 'applied', dup: true }])
  })

  test('an op id used for something else is refused, and somebody is told', async () => {
    const device = await openDevice(house, 'anna')
    const op = device.op('paper', 'p2', 'add', { title: 'two', shelf: 'a' })
    await device.send([op])
    const alarm = vi.spyOn(house.engine.log, 'error')
    const reused = await device.send([{ ...op, patch: { title: 'other', shelf: 'a' } }])
    expect(reused.settled).toMatchObject([{ outcome: 'rejected', code: 'op.reused' }])
    expect(alarm.mock.calls).toMatchObject([[{ op: op.id, replica: device.replica }, expect.any(String)]])
    alarm.mockRestore()
  })

  test('[E3] one refusal does not stop the next', async () => {
    const device = await openDevice(house, 'anna')
    const reply = await device.send([
      device.op('paper', 'p3', 'add', { title: '', shelf: 'a' }),
      device.op('nothing', 'p4', 'add', {}),
      device.op('paper', 'p5', 'fly', {}),
      device.op('paper', 'p6', 'add', { title: 'six', shelf: 'a' }),
    ])
    expect(reply.settled.map((one) => one.code ?? one.outcome)).toEqual(['input.invalid', 'noun.unknown', 'op.unknown', 'applied'])
  })

  test('an op nobody can read is refused under whatever it calls itself, and stops nothing', async () => {
    const device = await openDevice(house, 'anna')
    const op = device.op('paper', 'p16', 'add', { title: 'sixteen', shelf: 'a' })
    const names = ['a\0b', '\ud800', 'x'.repeat(1000), 7]
    const reply = await device.send([...names.map((id) => ({ ...op, id })), op])
    expect(reply.settled.map(({ id, code, outcome }) => [id, code ?? outcome])).toEqual([
      ['a\0b', 'input.malformed'],
      ['\ud800', 'input.malformed'],
      ['x'.repeat(64), 'input.malformed'],
      ['', 'input.malformed'],
      [op.id, 'applied'],
    ])
    expect(reply.changes.map(({ id }) => id)).toContain('p16')
  })

  test('[E13] changes of different fields merge, of the same field are held with both values', async () => {
    const anna = await openDevice(house, 'anna')
    const robert = await openDevice(house, 'robert')
    await anna.send([anna.op('paper', 'p7', 'add', { title: 'seven', shelf: 'a', pages: 1 })])
    const one = anna.op('paper', 'p7', 'edit', { pages: 2 }, { trunk: 1, base: { pages: 1 } })
    const other = robert.op('paper', 'p7', 'edit', { colour: 'red' }, { trunk: 1 })
    const clash = robert.op('paper', 'p7', 'edit', { pages: 3 }, { trunk: 1, base: { pages: 1 }, prev: other.id })
    await anna.send([one])
    const reply = await robert.send([other, clash])
    expect(reply.settled).toMatchObject([{ outcome: 'applied' }, { outcome: 'conflict', held: ['pages'] }])
    const held = reply.changes.find((change) => change.noun === 'conflict')?.row
    expect(held).toMatchObject({
      id: clash.id,
      fields: 'pages',
      theirs: '{"pages":2}',
      mine: '{"pages":3}',
      authorName: 'robert',
      state: 'open',
    })
    expect(reply.changes.find((change) => change.id === 'p7')?.row).toMatchObject({ pages: 2, colour: 'red' })
  })

  test('a held change is written when somebody decides for it', async () => {
    const robert = await openDevice(house, 'robert')
    const all = await robert.send([])
    const held = all.changes.find((change) => change.noun === 'conflict' && change.row?.rowId === 'p7')
    const reply = await robert.send([robert.op('conflict', held?.id ?? '', 'resolve', { choice: 'mine' }, { trunk: 1 })])
    expect(reply.settled).toMatchObject([{ outcome: 'applied' }])
    expect(reply.changes.find((change) => change.id === 'p7')?.row).toMatchObject({ pages: 3 })
    expect(reply.changes.find((change) => change.noun === 'conflict')?.row).toMatchObject({ state: 'resolved' })
  })

  test('[E12] nobody sees rows of another scope, and a row that leaves is told as gone to those who saw it only', async () => {
    const anna = await openDevice(house, 'anna')
    const cathy = await openDevice(house, 'cathy')
    const boss = await openDevice(house, 'boss')
    await anna.send([anna.op('paper', 'p8', 'add', { title: 'eight', shelf: 'a' })])
    await anna.catchUp()
    expect((await cathy.catchUp()).some((change) => change.id === 'p8')).toBe(false)
    await boss.send([boss.op('paper', 'p8', 'edit', { shelf: 'c' }, { trunk: 1 })])
    expect((await anna.catchUp()).find((change) => change.id === 'p8')).toMatchObject({ row: null })
    expect((await cathy.catchUp()).find((change) => change.id === 'p8')).toMatchObject({ row: { shelf: 'c' } })
    const stranger = await anna.send([anna.op('paper', 'p8', 'edit', { title: 'mine again' }, { trunk: 2 })])
    expect(stranger.settled).toMatchObject([{ outcome: 'rejected', code: 'record.gone' }])
  })

  test('an op waits for the one before it, and is blocked behind a refused one', async () => {
    const device = await openDevice(house, 'anna')
    const first = device.op('paper', 'p9', 'add', { title: 'nine', shelf: 'a' })
    const second = device.op('paper', 'p9', 'edit', { pages: 4 }, { prev: first.id })
    expect((await device.send([second])).settled).toMatchObject([{ outcome: 'retry', code: 'op.waits' }])
    expect((await device.send([first, second])).settled.map((one) => one.outcome)).toEqual(['applied', 'applied'])
    const bad = device.op('paper', 'p9', 'edit', { pages: -1 }, { prev: second.id, trunk: 2 })
    const behind = device.op('paper', 'p9', 'edit', { pages: 5 }, { prev: bad.id, trunk: 2 })
    expect((await device.send([bad, behind])).settled.map((one) => one.outcome)).toEqual(['rejected', 'blocked'])
  })

  test('[I8] additions from everywhere add up and never fall below the least', async () => {
    const anna = await openDevice(house, 'anna')
    const robert = await openDevice(house, 'robert')
    await anna.send([anna.op('paper', 'p10', 'add', { title: 'ten', shelf: 'a', pages: 5 })])
    await Promise.all(
      [anna, robert].flatMap((device) =>
        [1, 2, 3].map((by) => device.send([device.op('paper', 'p10', 'adjust', { pages: by }, { trunk: 1 })])),
      ),
    )
    const below = await anna.send([anna.op('paper', 'p10', 'adjust', { pages: -100 }, { trunk: 1 })])
    expect(below.settled).toMatchObject([{ outcome: 'rejected', problems: { pages: { code: 'field.small' } } }])
    expect(below.changes.filter((change) => change.id === 'p10').at(-1)?.row).toMatchObject({ pages: 17 })
  })

  test('removing a row somebody else changed meanwhile is held; deciding for it removes the row', async () => {
    const anna = await openDevice(house, 'anna')
    const robert = await openDevice(house, 'robert')
    await anna.send([anna.op('paper', 'p11', 'add', { title: 'eleven', shelf: 'a' })])
    await robert.send([robert.op('paper', 'p11', 'edit', { pages: 9 }, { trunk: 1 })])
    const removal = anna.op('paper', 'p11', 'remove', {}, { trunk: 1 })
    expect((await anna.send([removal])).settled).toMatchObject([{ outcome: 'conflict' }])
    const decided = await anna.send([anna.op('conflict', removal.id, 'resolve', { choice: 'mine' }, { trunk: 1 })])
    expect(decided.settled).toMatchObject([{ outcome: 'applied' }])
    expect(decided.changes.find((change) => change.id === 'p11')).toMatchObject({ row: null })
  })

  test('two rows with one unique value: the second is refused at its field', async () => {
    const device = await openDevice(house, 'anna')
    const reply = await device.send([
      device.op('paper', 'p12', 'add', { title: 'a', shelf: 'a', code: 'X1' }),
      device.op('paper', 'p13', 'add', { title: 'b', shelf: 'a', code: 'X1' }),
      device.op('paper', 'p14', 'add', { title: 'c', shelf: 'a', code: 'X2' }),
    ])
    expect(reply.settled.map((one) => one.outcome)).toEqual(['applied', 'rejected', 'applied'])
    expect(reply.settled[1]?.problems).toMatchObject({ code: { code: 'field.taken' } })
  })

  test('a new epoch answers nothing but itself', async () => {
    const device = await openDevice(house, 'anna')
    const op = device.op('paper', 'p15', 'add', { title: 'x', shelf: 'a' })
    const reply = await device.send([op], { epoch: 'another' })
    expect(reply).toMatchObject({ settled: [], changes: [], next: 0, more: true })
    expect((await device.send([op])).settled).toMatchObject([{ outcome: 'applied' }])
  })

  test("a replica is one person's", async () => {
    const anna = await openDevice(house, 'anna')
    await anna.send([])
    const robert = await house.as('robert')
    const answered = await robert('POST /sync', { epoch: null, replica: anna.replica, since: 0, scope: null, ops: [] })
    expect(answered).toMatchObject({ status: 403, error: 'replica.not-yours' })
  })
})
