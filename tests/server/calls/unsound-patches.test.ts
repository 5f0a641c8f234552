import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import type { Resource } from '../../../src/contract/resource'
import { limits, type Settled } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { everyNoun } from '../../kit/every-noun'
import { endlessText, unkeptTexts } from '../../kit/hostile'
import { make } from '../../kit/make'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

/** Values that break whoever makes a text, a number or a list of them before looking at them. */
const poisons = [{ toString: 'x' }, [{ toString: 'x', valueOf: 'x' }], [null], null, 1e308] as const
/** Texts that are none, or longer than most fields. */
const texts = [...unkeptTexts, endlessText(1000)]

let dicts = 0
let house: OpenHouse
let device: OpenDevice
let other: OpenDevice
let failed: ReturnType<typeof vi.spyOn>
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  device = await openDevice(house, 'boss')
  other = await openDevice(house, 'boss')
})
afterAll(() => house.close())
beforeEach(() => {
  failed = vi.spyOn(house.engine.log, 'error').mockClear()
})

const verbsOf = ({ name, verbs }: Resource) => [...verbs, ...Object.keys(catalogue.flows[name]?.moves ?? {})]

/** Some verbs of a noun with every field poisoned, in what is asked for and in what was seen. */
const poisoned = (by: OpenDevice, noun: Resource, key: string, verbs: readonly string[], choose: (n: number) => unknown): Op[] =>
  Object.keys(noun.fields).flatMap((field, at) =>
    verbs.map((verb, n) => {
      const values = { [field]: choose(at + n) }
      return by.op(noun.name, key, verb, values, { base: values })
    }),
  )

/** Sends ops beside a good one. Answers what became of them; the good one must have been done. */
async function sendAll(by: OpenDevice, ops: readonly Op[]): Promise<Settled[]> {
  const settled: Settled[] = []
  for (let at = 0; at < ops.length; at += limits.ops - 1) {
    const good = by.op('dict', uuidv7(), 'add', { dictName: 'x', dictCode: `c${++dicts}` })
    const { settled: all } = await by.send([...ops.slice(at, at + limits.ops - 1), good])
    expect(all.find(({ id }) => id === good.id)).toMatchObject({ outcome: 'applied' })
    settled.push(...all.filter(({ id }) => id !== good.id))
  }
  return settled
}

/** No failure of ours: everything is decided, and nobody had to look into the log. */
function expectDecided(settled: readonly Settled[]): void {
  expect(settled.filter(({ code }) => code === 'server.failed')).toEqual([])
  expect(failed.mock.calls).toEqual([])
}

describe.each(everyNoun)('%s', (_, noun) => {
  test('an edit that holds a value of no kind is refused alone, and fails neither the server nor its batch', async () => {
    const known = noun.verbs.includes('add') ? await make(device.call, noun) : undefined
    const worst = () => poisons[0]
    const ops = poisoned(device, noun, 'unsound', ['add', 'edit'], worst)
    if (known) ops.push(...poisoned(device, noun, known.id, verbsOf(noun), worst))
    if (known) ops.push(...poisoned(device, noun, known.id, ['edit'], (n) => poisons[n % poisons.length]))
    if (known) ops.push(...poisoned(device, noun, known.id, ['edit'], (n) => texts[n % texts.length]))
    expectDecided(await sendAll(device, ops))
    // The row was changed meanwhile, unseen by another device: what it asks is held, or refused.
    if (known) expectDecided(await sendAll(other, poisoned(other, noun, known.id, ['edit', 'remove'], worst)))
  })
})

test('a decision that holds a value of no kind is refused', async () => {
  const { rows } = await sql<{ id: string; fields: string }>`select id, fields from conflict where state = 'open'`.execute(
    house.engine.databases.tenant(1),
  )
  const values = [...poisons, ...texts]
  const answers = rows.slice(0, 80).map(({ id, fields }, at) => {
    const [field = ''] = fields.split(',')
    return [id, JSON.stringify({ [field]: values[at % values.length] })] as const
  })
  const decisions = answers.map(([id, answer]) => device.op('conflict', id, 'resolve', { choice: 'edit', answer }, { trunk: 1_000 }))
  expect(decisions.length).toBeGreaterThan(20)
  expectDecided(await sendAll(device, decisions))
})
