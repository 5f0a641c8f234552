import { afterAll, beforeAll, expect, test } from 'vitest'
import { optional, text } from '../../../src/contract/field'
import { type Change, limits, type Reply } from '../../../src/contract/sync/exchange'
import { sizeOf } from '../../../src/server/sync/fill-reply'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { Paper, tinyCatalogue, tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

const long = 20_000
/** A paper on which a whole essay may stand. */
const Essay = { ...Paper, fields: { ...Paper.fields, note: optional(text('正文', 'Note', { max: long })) } }

let house: OpenHouse
let boss: OpenDevice
let anna: OpenDevice
beforeAll(async () => {
  const resources = { ...tinyCatalogue.resources, paper: Essay }
  house = await openHouse({ ...tinyProduct, catalogue: { ...tinyCatalogue, resources } })
  boss = await openDevice(house, 'boss')
  anna = await openDevice(house, 'anna')
  await boss.send([])
})
afterAll(() => house.close())

const essay = (at: number) => ({ title: `essay ${at}`, shelf: 'a', note: String(at % 10).repeat(long) })
const keys = Array.from({ length: 40 }, (_, at) => `essay${String(at).padStart(2, '0')}`)

/** Sends ops ten at a time, as their size demands. */
async function sendAll(device: OpenDevice, ops: readonly unknown[]): Promise<void> {
  for (let at = 0; at < ops.length; at += 10) {
    const { settled } = await device.send(ops.slice(at, at + 10))
    expect(new Set(settled.map(({ outcome }) => outcome))).toEqual(new Set(['applied']))
  }
}

/** Replies one after the other, each asked for with what the one before said, until there is nothing more. */
async function repliesTo(device: OpenDevice, ask: Record<string, unknown>, next: (reply: Reply) => Record<string, unknown>) {
  const replies: Reply[] = []
  for (let asked = ask; replies.at(-1)?.more !== false; asked = next(replies.at(-1) as Reply)) replies.push(await device.send([], asked))
  return replies
}

const toldIn = ({ changes }: Reply) => changes.reduce((sum, change) => sum + sizeOf(change), 0)
/** What a device holds once it has taken these in. */
const heldAfter = (changes: readonly Change[], before: ReadonlyMap<string, unknown> = new Map()) => {
  const held = new Map(before)
  for (const { noun, id, row } of changes) {
    if (row === null) held.delete(`${noun}/${id}`)
    else held.set(`${noun}/${id}`, row)
  }
  return held
}

test('however long the texts are, a copy comes in replies that get through a slow network, each row once', async () => {
  await sendAll(
    boss,
    keys.map((key, at) => boss.op('paper', key, 'add', essay(at))),
  )
  const replies = await repliesTo(anna, { since: null, place: null }, ({ place }) => ({ since: null, place }))
  expect(replies.length).toBeGreaterThan(2)
  for (const reply of replies) expect(toldIn(reply)).toBeLessThan(limits.told + 1.1 * long)
  const copied = replies.flatMap(({ changes }) => changes).filter(({ noun }) => noun === 'paper')
  expect(copied.map(({ id }) => id)).toEqual(keys)
})

test('so do changes, and of what leaves its readers between two that come later they are told', async () => {
  const [before] = await Promise.all([anna.snapshot(), boss.catchUp()])
  const held = heldAfter(before)
  const away = keys[3] as string
  await sendAll(boss, [
    boss.op('paper', away, 'edit', { shelf: 'c' }, { trunk: 9 }),
    ...keys.slice(4).map((key, at) => boss.op('paper', key, 'edit', { note: String((at + 1) % 10).repeat(long) }, { trunk: 9 })),
    // Of this she hears nothing: it was never hers there.
    boss.op('paper', away, 'edit', { title: 'far away' }, { trunk: 9 }),
    boss.op('paper', keys[4] as string, 'edit', { title: 'once more' }, { trunk: 9 }),
  ])
  const since = (before[0] as Change).seq
  const replies = await repliesTo(anna, { since }, ({ next }) => ({ since: next }))
  expect(replies.length).toBeGreaterThan(2)
  for (const reply of replies) expect(toldIn(reply)).toBeLessThan(limits.told + 1.1 * long)
  const changed = heldAfter(
    replies.flatMap(({ changes }) => changes),
    held,
  )
  expect(changed.has(`paper/${away}`)).toBe(false)
  expect(changed).toEqual(heldAfter(await anna.snapshot()))
})
