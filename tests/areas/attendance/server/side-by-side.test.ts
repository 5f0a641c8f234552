import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from '../../../../src/contract/sync/exchange'
import { type ClassRows, makeClass } from '../../../kit/browser/make-class'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow, quietProduct } from '../../../kit/server/quiet-house'

const day = '2026-03-02'
let house: OpenHouse
let one: OpenDevice
let two: OpenDevice
let office: OpenDevice
let suns: ClassRows
let moons: ClassRows

beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  ;[one, two, office] = [await openDevice(house, 'boss'), await openDevice(house, 'boss'), await openDevice(house, 'boss')]
  suns = await makeClass(one.call, one.call.id, day)
  moons = await makeClass(one.call, 'user.nobody', day)
})
afterAll(() => house.close())

/** Keeps a row of a table for itself, so that a batch that writes it stands still with all that it holds. Answers how to let go. */
async function stall(table: string, id: string): Promise<() => Promise<void>> {
  let free = () => {}
  const until = new Promise<void>((resolve) => {
    free = resolve
  })
  let held = () => {}
  const isHeld = new Promise<void>((resolve) => {
    held = resolve
  })
  const done = house.engine.databases.owner.transaction().execute(async (db) => {
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(db)
    held()
    await until
  })
  await isHeld
  return async () => {
    free()
    await done
  }
}

/** Waits until as many statements of other connections wait for a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{
        n: number
      }>`select count(*) n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        house.engine.databases.owner,
      )
      return Number(rows[0]?.n)
    })
    .toBeGreaterThanOrEqual(count)

const outcomes = ({ settled }: Reply) => settled.map((done) => done.code ?? done.outcome)
const recordOf = (rows: ClassRows) => String(rows['attendance-record'].id)
const revOf = async (address: string): Promise<number> =>
  ((await one.call(`GET /business-system/intk/${address}`)).result as { rev: number }).rev
async function late(device: OpenDevice, rows: ClassRows, inTime: string): Promise<Reply> {
  const trunk = await revOf(`attendance/attendance-record/queryById?id=${recordOf(rows)}`)
  return device.send([device.op('attendance-record', recordOf(rows), 'edit', { status: 'L', inTime }, { trunk })])
}
const turnDay = (isOpen: boolean) => office.call('PUT /business-system/intk/garden/school-day/edit', { id: day, isOpen })

/** Takes back all marks of the day, and what was counted of them. */
async function uncalled(): Promise<void> {
  const { owner } = house.engine.databases
  await sql`update attendance_record set status = null where date = ${day}`.execute(owner)
  await sql`update attendance_sheet set present = 0, late = 0 where date = ${day}`.execute(owner)
}

describe('marks of two classes on one day', () => {
  let letGo: (() => Promise<void>) | undefined
  afterEach(async () => {
    await letGo?.()
    letGo = undefined
    expect(await turnDay(true)).toMatchObject({ success: true })
  })

  test('are applied side by side: neither batch waits for the other', async () => {
    letGo = await stall('attendance_record', recordOf(suns))
    const slow = late(one, suns, '09:10')
    await waiting(1)
    expect(outcomes(await late(two, moons, '09:11'))).toEqual(['applied'])
    await letGo()
    expect(outcomes(await slow)).toEqual(['applied'])
  })

  test('are all in before anybody closes the day, who waits for them and then finds that the roll was called', async () => {
    await uncalled()
    letGo = await stall('attendance_record', recordOf(suns))
    const slow = late(one, suns, '09:20')
    await waiting(1)
    let isClosed = false
    const closing = turnDay(false).then((answered) => {
      isClosed = true
      return answered
    })
    await waiting(2)
    expect(isClosed).toBe(false)
    await letGo()
    expect(outcomes(await slow)).toEqual(['applied'])
    expect(await closing).toMatchObject({ success: false, message: expect.stringContaining('1 张考勤单') })
    expect(outcomes(await late(two, moons, '09:21'))).toEqual(['applied'])
  })

  test('wait for a day that is being closed, and are refused then', async () => {
    await uncalled()
    letGo = await stall('school_day', day)
    const closing = turnDay(false)
    await waiting(1)
    const marks = [late(one, suns, '09:30'), late(two, moons, '09:31')]
    await waiting(3)
    await letGo()
    expect(await closing).toMatchObject({ success: true })
    expect((await Promise.all(marks)).map(outcomes)).toEqual([['day.closed'], ['day.closed']])
  })
})

const mark = (inTime: string) => two.op('attendance-record', recordOf(moons), 'edit', { status: 'L', inTime }, { trunk: 99 })
const closeDay = async () => {
  const trunk = await revOf(`garden/school-day/queryById?id=${day}`)
  return two.op('school-day', day, 'edit', { isOpen: false }, { trunk })
}

test('a batch that has marked somebody cannot close the day itself', async () => {
  await uncalled()
  const reply = await two.send([mark('10:01'), await closeDay(), mark('10:02')])
  expect(outcomes(reply)).toEqual(['applied', 'day.called', 'applied'])
})

test('a batch that closes the day itself marks nobody from there on', async () => {
  await uncalled()
  expect(outcomes(await two.send([await closeDay(), mark('10:03')]))).toEqual(['applied', 'day.closed'])
})
