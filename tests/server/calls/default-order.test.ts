import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LeaveRequest } from '../../../src/areas/attendance/leave/leave-request'
import { AttendanceRecord } from '../../../src/areas/attendance/mark/attendance-record'
import { AbsenceTrace } from '../../../src/areas/attendance/sheet/absence-trace'
import { AttendanceSheet } from '../../../src/areas/attendance/sheet/attendance-sheet'
import { FridgeTemp } from '../../../src/areas/canteen/fridge/fridge-temp'
import { RetainedSample } from '../../../src/areas/canteen/retained-sample'
import { Class } from '../../../src/areas/garden/published/class'
import { SchoolDay } from '../../../src/areas/garden/published/school-day'
import { MenuMeal } from '../../../src/areas/recipes/published/menu-meal'
import type { Resource, Row } from '../../../src/contract/resource'
import { Announcement } from '../../../src/contract/system/announcement'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { Conflict } from '../../../src/contract/system/conflict'
import { Device } from '../../../src/contract/system/device'
import { Escalation } from '../../../src/contract/system/escalation'
import { instant } from '../../../src/contract/time'
import { fill } from '../../../src/server/seed/fill'
import { localPage } from '../../kit/browser/local-page'
import { at } from '../../kit/every-noun'
import { tinyCatalogue, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

const today = '2026-03-04'
type Values = Readonly<Record<string, unknown>>
/** A list, and its rows by name in the order they are to be seen in; they are stored by name. */
type Seen = readonly [sentence: string, noun: Resource, rows: Readonly<Record<string, Values>>]

const seen: readonly Seen[] = [
  [
    'absence traces open with what is open, the latest absence first',
    AbsenceTrace,
    {
      d: { status: 'FOLLOWING', firstDate: '2026-03-04' },
      e: { status: 'OPEN', firstDate: '2026-03-04' },
      b: { status: 'OPEN', firstDate: '2026-02-20' },
      a: { status: 'HANDED_TO_CASE', firstDate: '2026-03-05' },
      c: { status: 'RETURNED', firstDate: '2026-03-01' },
    },
  ],
  [
    'attendance records open with today, class by class',
    AttendanceRecord,
    {
      c: { date: '2026-03-04', classId: 'class.1' },
      e: { date: '2026-03-04', classId: 'class.1' },
      b: { date: '2026-03-04', classId: 'class.2' },
      a: { date: '2026-03-03', classId: 'class.1' },
      d: { date: '2025-12-31', classId: 'class.1' },
    },
  ],
  [
    'attendance sheets open with the days that are not closed',
    AttendanceSheet,
    {
      b: { status: 'SUBMITTED', date: '2026-03-04', classId: 'class.1' },
      a: { status: 'DRAFT', date: '2026-03-04', classId: 'class.2' },
      d: { status: 'REOPENED', date: '2026-03-02', classId: 'class.1' },
      c: { status: 'CLOSED', date: '2026-03-03', classId: 'class.1' },
    },
  ],
  [
    'leave opens with what nobody has decided, the leave that begins first on top',
    LeaveRequest,
    {
      c: { status: 'PENDING', fromDate: '2026-03-05' },
      a: { status: 'PENDING', fromDate: '2026-03-09' },
      b: { status: 'APPROVED', fromDate: '2026-03-12' },
      d: { status: 'REJECTED', fromDate: '2026-03-01' },
    },
  ],
  [
    'samples open with those being kept, the one that may be disposed of next on top, and the others newest first',
    RetainedSample,
    {
      b: { status: 'KEEPING', dueDisposeTime: '2026-03-04 11:30:00', sampleTime: '2026-03-02 11:30:00' },
      d: { status: 'KEEPING', dueDisposeTime: '2026-03-06 07:30:00', sampleTime: '2026-03-04 07:30:00' },
      e: { status: 'KEEPING', dueDisposeTime: null, sampleTime: '2026-03-04 08:00:00' },
      a: { status: 'DISPOSED', dueDisposeTime: '2026-03-03 11:30:00', sampleTime: '2026-03-01 11:30:00' },
      f: { status: 'VOID', dueDisposeTime: '2026-03-02 11:30:00', sampleTime: '2026-02-28 11:30:00' },
      c: { status: 'DISPOSED', dueDisposeTime: '2026-02-27 11:30:00', sampleTime: '2026-02-25 11:30:00' },
    },
  ],
  [
    'fridge readings open with the last one',
    FridgeTemp,
    { b: { readTime: '2026-03-04 08:00:00' }, c: { readTime: '2026-03-03 16:00:00' }, a: { readTime: '2026-03-03 08:00:00' } },
  ],
  [
    'meals open with those of today and later in the order of the day, and then those that were, the last day first',
    MenuMeal,
    {
      e: { date: '2026-03-04', mealType: 'B' },
      b: { date: '2026-03-04', mealType: 'L' },
      d: { date: '2026-03-04', mealType: 'D' },
      f: { date: '2026-03-06', mealType: 'B' },
      c: { date: '2026-03-03', mealType: 'B' },
      a: { date: '2026-03-03', mealType: 'PS' },
      g: { date: '2026-03-01', mealType: 'B' },
    },
  ],
  [
    'the school calendar opens with today and goes on from there; days that are past follow, the last one first',
    SchoolDay,
    {
      c: { date: '2026-03-04' },
      a: { date: '2026-03-08' },
      d: { date: '2026-07-01' },
      b: { date: '2026-03-03' },
      e: { date: '2025-09-01' },
    },
  ],
  [
    'classes open with those of this year, the youngest first',
    Class,
    { b: { status: '1', gradeLevel: '1' }, a: { status: '1', gradeLevel: '2' }, c: { status: '2', gradeLevel: '1' } },
  ],
  [
    'notices open with those not published yet, and then the last published',
    Announcement,
    {
      b: { sendStatus: '0', createTime: '2026-03-02 08:00:00' },
      d: { sendStatus: '0', createTime: '2026-03-01 08:00:00' },
      a: { sendStatus: '1', sendTime: '2026-03-04 08:00:00' },
      e: { sendStatus: '2', sendTime: '2026-03-03 08:00:00' },
      c: { sendStatus: '1', sendTime: '2026-02-03 08:00:00' },
    },
  ],
  [
    'notices somebody received open with those not read',
    AnnouncementSend,
    {
      b: { readFlag: '0', sendTime: '2026-03-03 08:00:00' },
      a: { readFlag: '0', sendTime: '2026-03-01 08:00:00' },
      c: { readFlag: '1', sendTime: '2026-03-04 08:00:00' },
    },
  ],
  [
    'changes to decide open with those nobody has decided',
    Conflict,
    {
      b: { noun: 'paper', state: 'open', createTime: '2026-03-03 08:00:00' },
      c: { noun: 'paper', state: 'open', createTime: '2026-03-02 08:00:00' },
      a: { noun: 'paper', state: 'resolved', createTime: '2026-03-04 08:00:00' },
    },
  ],
  [
    'changes handed over open with those nobody has answered',
    Escalation,
    {
      c: { state: 'open', createTime: '2026-03-03 08:00:00' },
      a: { state: 'open', createTime: '2026-03-02 08:00:00' },
      b: { state: 'done', createTime: '2026-03-04 08:00:00' },
    },
  ],
  [
    'devices open with those that keep unsent work, the longest wait first',
    Device,
    {
      c: { about: '李老师的平板', oldestUnsent: '2026-03-01 08:00:00', lastSeen: '2026-03-02 08:00:00' },
      a: { about: '安 10', oldestUnsent: '2026-03-03 08:00:00', lastSeen: '2026-03-04 08:00:00' },
      d: { about: 'iPad', lastSeen: '2026-03-04 08:00:00' },
      b: { about: '安 9', lastSeen: '2026-02-04 08:00:00' },
    },
  ],
]

const nouns = seen.map(([, noun]) => noun)
const product = {
  ...tinyProduct,
  catalogue: {
    ...tinyCatalogue,
    resources: { ...tinyCatalogue.resources, ...Object.fromEntries(nouns.map((noun) => [noun.name, noun])) },
  },
}
const made = '2026-02-01 08:00:00'
const byName = (rows: Seen[2]) => Object.entries(rows).sort(([one], [two]) => (one < two ? -1 : 1))
/** The rows as a device holds them. */
const onDevice = (rows: Seen[2]) => byName(rows).map(([id, values]) => ({ id, rev: 1, createTime: made, ...values }))

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(product, () => instant(`${today} 09:00:00`))
  for (const [, noun, rows] of seen) {
    const given = byName(rows).map(([id, { createTime = made, ...values }]) => ({
      id,
      values,
      made: { by: 'ann', at: String(createTime) },
    }))
    await fill(house.engine, 1, noun, given)
  }
  boss = await house.as('boss')
})
afterAll(() => house.close())

async function listed(noun: Resource, query: string): Promise<string> {
  const answered = await boss(at('GET', noun, `list?${query}`))
  expect(answered, answered.message).toMatchObject({ success: true })
  return (answered.result as { records: Row[] }).records.map(({ id }) => id).join('')
}

describe.each(seen)('%s', (_, noun, rows) => {
  const wanted = Object.keys(rows).join('')

  test('when the server lists them, page after page', async () => {
    expect(await listed(noun, 'pageSize=100')).toBe(wanted)
    const pages = [1, 2, 3, 4].map((page) => listed(noun, `pageNo=${page}&pageSize=2`))
    expect((await Promise.all(pages)).join('')).toBe(wanted)
  })

  test('when they are read from the device', () => {
    const page = localPage(noun, onDevice(rows), { page: 1, size: 100, sorts: [], filters: {} }, today)
    expect(page.rows.map(({ id }) => id).join('')).toBe(wanted)
  })

  test('and a column somebody sorts by orders both alike, also where it is empty', async () => {
    const columns = new Set([...Object.values(rows).flatMap(Object.keys), 'createTime'])
    for (const column of columns)
      for (const order of ['asc', 'desc']) {
        const sorts = [{ column, descending: order === 'desc' }]
        const local = localPage(noun, onDevice(rows), { page: 1, size: 100, sorts, filters: {} }, today)
        expect(await listed(noun, `pageSize=100&column=${column}&order=${order}`), `${column} ${order}`).toBe(
          local.rows.map(({ id }) => id).join(''),
        )
      }
  })
})

test('a client that asks for the newest rows first, as those of the old base do, is given them', async () => {
  expect(await listed(Conflict, 'column=createTime&order=desc')).toBe('abc')
  expect(await listed(Conflict, 'column=createTime')).toBe('abc')
  expect(await listed(Conflict, 'order=asc')).toBe('cba')
  expect(await listed(Conflict, 'order=desc')).toBe('abc')
})
