import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Settled } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { fill } from '../../../src/server/seed/fill'
import { openTenant } from '../../../src/server/seed/settle'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { dice } from '../../kit/dice'
import { Voucher } from '../../kit/product/numbered-catalogue'
import { numberedProduct, otherNumberedHouse } from '../../kit/product/numbered-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
/** In Shanghai it is the 23rd, ten minutes to midnight; by the world's clock still the afternoon. */
let clock: Date
beforeEach(async () => {
  clock = new Date('2026-11-23T15:50:00Z')
  house = await openHouse(numberedProduct, () => clock)
})
afterEach(() => house.close())

const numbers = async (noun: 'voucher' | 'slip', tenant = 1): Promise<string[]> =>
  (
    await sql<{
      number: string
    }>`select number from ${sql.table(noun)} where tenant_id = ${tenant} and number is not null order by number`.execute(
      house.engine.databases.owner,
    )
  ).rows.map(({ number }) => number)
const upTo = (lead: string, count: number, places: number): string[] =>
  Array.from({ length: count }, (_, at) => `${lead}${String(at + 1).padStart(places, '0')}`)
const said = (settled: readonly Settled[]) => settled.map((one) => one.code ?? one.outcome)
const grouped = (ops: readonly Op[]): Op[] => {
  const id = uuidv7()
  return ops.map((op, at) => ({ ...op, group: { id, at: at + 1, of: ops.length } }))
}
const booked = (device: OpenDevice, key: string, more: object = {}): Op[] => {
  const add = device.op('voucher', key, 'add', { about: key, ...more })
  return [add, device.op('voucher', key, 'book', {}, { prev: add.id })]
}

test('[E24] a draft has no number, what is booked has one from then on, and the one who made it is told', async () => {
  const device = await openDevice(house, 'anna')
  await device.send([device.op('voucher', 'v1', 'add', { about: 'draft' }), device.op('voucher', 'v2', 'add', { about: 'draft' })])
  expect(await numbers('voucher')).toEqual([])
  const book = device.op('voucher', 'v2', 'book', {}, { trunk: 1 })
  const { settled } = await device.send([book, device.op('voucher', 'v1', 'give-up', {}, { trunk: 1 })])
  expect(settled).toMatchObject([{ outcome: 'applied', rev: 2 }, { outcome: 'applied' }])
  expect((await device.snapshot()).find(({ id }) => id === 'v2')).toMatchObject({ row: { number: 'V-20261123-001', rev: 2 } })
  await device.send([device.op('voucher', 'v2', 'settle', {}, { trunk: 2 })])
  expect((await device.send([book])).settled).toMatchObject([{ outcome: 'applied', dup: true }])
  expect(await numbers('voucher')).toEqual(['V-20261123-001'])
})

test('[E24] nothing that is refused or held uses a number, whether alone, in a group or where only the rows themselves show it', async () => {
  const device = await openDevice(house, 'anna')
  const { settled } = await device.send([
    ...booked(device, 'first', { code: 'C1' }),
    ...booked(device, 'twin', { code: 'C1' }),
    ...grouped([...booked(device, 'half'), device.op('slip', 'half', 'add', { about: '' })]),
    ...booked(device, 'hold', { about: 'hold me' }),
    ...booked(device, 'last'),
  ])
  expect(said(settled).filter((word) => word === 'applied')).toHaveLength(4)
  expect([await numbers('voucher'), await numbers('slip')]).toEqual([['V-20261123-001', 'V-20261123-002'], []])
})

test('nobody writes a number, nor removes a row that may not be missing', async () => {
  const device = await openDevice(house, 'anna')
  const forged = { number: 'V-20261123-077', about: 'forged' }
  expect((await device.send([device.op('voucher', 'forged', 'add', forged)])).settled).toMatchObject([
    { outcome: 'rejected', problems: { number: { code: 'field.derived' } } },
  ])
  await device.send([...booked(device, 'kept'), device.op('slip', 's1', 'add', { about: 'one' })])
  const forge = device.op('voucher', 'kept', 'edit', { number: 'V-1' }, { trunk: 2 })
  expect((await device.send([forge])).settled).toMatchObject([{ problems: { number: { code: 'field.derived' } } }])
  const removals = ['voucher/kept', 'slip/s1'].map((place) => {
    const [noun = '', key = ''] = place.split('/')
    return device.op(noun, key, 'remove', {}, { trunk: 2 })
  })
  expect(said((await device.send([removals[0]])).settled)).toEqual(['record.numbered'])
  expect(said((await device.send([{ ...removals[1], trunk: 1 }])).settled)).toEqual(['applied'])
  // The number of a row that is gone is given to no other.
  await device.send([device.op('slip', 's2', 'add', { about: 'two' })])
  expect(await numbers('slip')).toEqual(['20261101', '20261102'])
})

test('who adds a row and removes it before hearing of its number is asked nothing', async () => {
  const device = await openDevice(house, 'anna')
  const add = device.op('slip', 'brief', 'add', { about: 'brief' })
  await device.send([add])
  expect(said((await device.send([device.op('slip', 'brief', 'remove', {}, { prev: add.id })])).settled)).toEqual(['applied'])
})

test("numbers begin anew at the kindergarten's midnight, and no two houses share them", async () => {
  await openTenant(house.engine, numberedProduct, otherNumberedHouse)
  const [device, other] = [await openDevice(house, 'anna'), await openDevice(house, 'other')]
  await device.send([...booked(device, 'a'), ...booked(device, 'b')])
  await other.send(booked(other, 'a'))
  clock = new Date('2026-11-23T16:00:00Z')
  await device.send([...booked(device, 'c'), device.op('slip', 's', 'add', { about: 's' })])
  clock = new Date('2026-11-30T16:00:01Z')
  await device.send([device.op('slip', 't', 'add', { about: 't' })])
  expect(await numbers('voucher')).toEqual(['V-20261123-001', 'V-20261123-002', 'V-20261124-001'])
  expect(await numbers('slip')).toEqual(['20261101', '20261201'])
  expect(await numbers('voucher', 2)).toEqual(['V-20261123-001'])
})

test('numbers go on after those a house begins with and after a restore, past the places they are written with', async () => {
  const began = ['V-20261123-998', 'V-20261123-x', 'V-20261122-5000'].map((number) => ({
    id: number,
    values: { number, about: 'earlier', state: 'booked' },
  }))
  await fill(house.engine, 1, Voucher, began)
  const device = await openDevice(house, 'anna')
  await device.send([...booked(device, 'a'), ...booked(device, 'b')])
  const file = `${house.engine.configuration.dataDir}/numbers.gz`
  await writeBackup(house.engine, await readKey(house.engine.configuration), file)
  await readBackup(house.engine, file)
  const again = await openDevice(house, 'anna')
  await again.send(booked(again, 'c'))
  expect(await numbers('voucher')).toEqual(['V-20261122-5000', ...['1000', '1001', '998', '999', 'x'].map((one) => `V-20261123-${one}`)])
})

/** Sends until every op has its outcome, whatever becomes of the connections meanwhile. */
async function insist(device: OpenDevice, ops: readonly Op[]): Promise<readonly Settled[]> {
  for (;;) {
    try {
      const { settled } = await device.send(ops)
      if (settled.length === ops.length && settled.every(({ outcome }) => outcome !== 'retry')) return settled
    } catch {
      // The house is busy: like a device, it tries again.
    }
    await sleep(5)
  }
}

/**
 * Ends transactions of the house at random moments until told to stop, and answers how many. Somebody gets through between two: on a machine on
 * which an exchange takes longer than the pause nobody ever would. `through`: how many have.
 */
function killTransactions(roll: (sides: number) => number, through: () => number): () => Promise<number> {
  let isOn = true
  let killed = 0
  let before = -1
  const work = (async () => {
    while (isOn) {
      await sleep(5 + roll(60))
      if (through() === before) continue
      const { rows } =
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like 'app_%'
        and xact_start is not null and state <> 'idle' order by random() limit 1`.execute(house.engine.databases.owner)
      if (rows.length > 0) before = through()
      killed += rows.length
    }
  })()
  return async () => {
    isOn = false
    await work
    return killed
  }
}

test.each([1, 2, 3])(
  'however many send at once, are refused and lose their connection: no gap and no twin (dice %i)',
  async (seed) => {
    const roll = dice(seed)
    await openTenant(house.engine, numberedProduct, otherNumberedHouse)
    const names = ['anna', 'robert', 'cathy', 'anna', 'other', 'other']
    const devices = await Promise.all(names.map(async (name) => ({ name, device: await openDevice(house, name) })))
    let through = 0
    const stop = killTransactions(roll, () => through)
    const given = new Map<string, string>()
    const one = async ({ name, device }: (typeof devices)[number], at: number) => {
      for (let round = 0; round < 12; round++) {
        const key = `${name}-${at}-${round}`
        const kinds = [
          () => booked(device, key),
          () => [...booked(device, key), device.op('slip', key, 'add', { about: key })],
          () => booked(device, key, { code: `C${roll(3)}` }),
          () => booked(device, key, { about: 'hold me' }),
          () => grouped([...booked(device, key), device.op('slip', key, 'add', { about: roll(2) === 0 ? '' : key })]),
          () => [...booked(device, key), ...booked(device, `${key}x`), device.op('slip', `${key}x`, 'add', {})],
        ]
        const ops = kinds[roll(kinds.length)]?.() ?? []
        const settled = await insist(device, ops)
        through += 1
        for (const [place, { outcome }] of settled.entries()) {
          const op = ops[place]
          if (op && (op.verb === 'book' || op.noun === 'slip') && outcome === 'applied')
            given.set(`${name === 'other' ? 2 : 1}/${op.noun}/${op.key}`, op.id)
        }
        // What comes again, as where an answer was lost, changes no number.
        if (roll(3) === 0) await insist(device, ops)
      }
    }
    await Promise.all(devices.map(one))
    expect(await stop()).toBeGreaterThan(0)
    for (const tenant of [1, 2]) {
      const count = (noun: string) => [...given.keys()].filter((key) => key.startsWith(`${tenant}/${noun}/`)).length
      expect(count('voucher')).toBeGreaterThan(5)
      expect(await numbers('voucher', tenant)).toEqual(upTo('V-20261123-', count('voucher'), 3))
      expect((await numbers('slip', tenant)).sort((a, b) => Number(a) - Number(b))).toEqual(upTo('202611', count('slip'), 2))
    }
  },
  120_000,
)
