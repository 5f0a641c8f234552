import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordKey, sheetKey } from '../../../../src/areas/attendance/keys'
import type { Row } from '../../../../src/contract/resource'
import { addDays, addMinutes, dayOf, instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { openDevice } from '../../../kit/browser/open-device'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'

let house: OpenHouse
let teacher: Awaited<ReturnType<typeof openDevice>>
let doctor: Awaited<ReturnType<typeof openDevice>>
let rows: Row[]
let children: Row[]
let classId: string
const today = dayOf(quietNow())
let now = `${today} 09:00:00`

beforeAll(async () => {
  house = await openHouse(product, () => instant(now))
  teacher = await openDevice(house, 'teacher')
  doctor = await openDevice(house, 'doctor')
  const changes = await teacher.snapshot()
  rows = changes.flatMap(({ noun, row }) => (row ? [{ ...row, noun }] : []))
  children = rows.filter((row) => row.noun === 'child')
  classId = String(children[0]?.classId)
})
afterAll(() => house.close())

const mark = (device: typeof teacher, child: Row | undefined, patch: Record<string, unknown>, more = {}) => {
  const key = recordKey({ date: today, childId: String(child?.id) })
  return device.op('attendance-record', key, 'add', { childId: child?.id, date: today, classId, ...patch }, more)
}
const sheet = () => sheetKey({ date: today, classId })
const sheetNow = async () =>
  (await doctor.call(`GET /business-system/intk/attendance/attendance-sheet/queryById?id=${sheet()}`)).result as Row

describe('a day of a class', () => {
  test("a teacher's device holds her own class and nobody else's children", () => {
    expect(children).toHaveLength(30)
    expect(new Set(children.map((child) => child.classId))).toEqual(new Set([classId]))
    expect(children.every((child) => !('idNo' in child))).toBe(true)
  })

  test('a whole class is marked, counted and its meals follow', async () => {
    const [first, second, third, ...others] = children
    const reply = await teacher.send([
      ...others.map((child) => mark(teacher, child, { status: 'P' })),
      mark(teacher, first, { status: 'S', cause: '01', symptoms: ['fever'] }),
    ])
    expect(new Set(reply.settled.map((one) => one.code ?? one.outcome))).toEqual(new Set(['applied']))
    await teacher.send([mark(teacher, second, { status: 'A', cause: '31' }), mark(teacher, third, { status: 'U' })])
    const found = await sheetNow()
    expect(found).toMatchObject({ expected: 30, present: 27, leaveAbs: 1, unknownAbs: 1, status: 'DRAFT' })
    expect(Number(found.mealL)).toBeGreaterThan(20)
    expect(Number(found.mealL)).toBeLessThanOrEqual(27)
  })

  test('submitting locks the sheet; what the rules no longer allow is held for a person', async () => {
    const submitted = await teacher.send([teacher.op('attendance-sheet', sheet(), 'submit', {}, { trunk: 100 })])
    expect(submitted.settled).toMatchObject([{ outcome: 'applied' }])
    expect(await sheetNow()).toMatchObject({
      status: 'SUBMITTED',
      submittedBy: expect.any(String),
      submittedAt: expect.stringContaining(today),
    })
    const [, , late, present] = children
    // By now the kitchen has begun with it.
    now = addMinutes(now, 11)
    const held = await teacher.send([mark(teacher, present, { status: 'A', cause: '31' }, { trunk: 100 })])
    expect(held.settled).toMatchObject([{ outcome: 'conflict' }])
    const allowed = await teacher.send([mark(teacher, late, { status: 'L', inTime: '10:05' }, { trunk: 100 })])
    expect(allowed.settled).toMatchObject([{ outcome: 'applied' }])
    expect(await sheetNow()).toMatchObject({ present: 28, late: 1, unknownAbs: 0 })
    const conflict = (await doctor.snapshot()).find((change) => change.noun === 'conflict' && change.row?.reason === 'locked')
    expect(conflict?.row).toMatchObject({ state: 'open', mine: expect.stringContaining('"A"'), theirs: expect.stringContaining('"P"') })
    // Whoever decides reads whom it is about, not an id.
    expect(conflict?.row).toMatchObject({ subject: present?.name })
    const decided = await doctor.send([doctor.op('conflict', String(conflict?.id), 'resolve', { choice: 'mine' }, { trunk: 1 })])
    expect(decided.settled).toMatchObject([{ outcome: 'applied' }])
    expect(await sheetNow()).toMatchObject({ present: 27, leaveAbs: 2 })
  })

  test('absences that ask for it are traced as soon as the sheet is out', async () => {
    const traces = (await doctor.snapshot()).filter((change) => change.noun === 'absence-trace' && change.row?.childId === children[0]?.id)
    expect(traces.some(({ row }) => row?.status === 'OPEN')).toBe(true)
  })

  test('the sheet closes when every absence has a cause, and only doctor or principal open it again, with a reason', async () => {
    await teacher.send([teacher.op('attendance-sheet', sheet(), 'trace', {}, { trunk: 100 })])
    expect((await sheetNow()).status).toBe('TRACED')
    const cleared = await teacher.send([mark(teacher, children[0], { status: 'S', cause: null }, { trunk: 100 })])
    expect(cleared.settled).toMatchObject([{ outcome: 'applied' }])
    const untraced = await teacher.send([teacher.op('attendance-sheet', sheet(), 'close', {}, { trunk: 100 })])
    expect(untraced.settled).toMatchObject([{ outcome: 'rejected', code: 'sheet.untraced', values: { count: 1 } }])
    await teacher.send([mark(teacher, children[0], { status: 'S', cause: '01' }, { trunk: 100 })])
    await teacher.send([teacher.op('attendance-sheet', sheet(), 'close', {}, { trunk: 100 })])
    expect((await sheetNow()).status).toBe('CLOSED')
    const closed = await teacher.send([mark(teacher, children[5], { status: 'E', outTime: '15:00' }, { trunk: 100 })])
    expect(closed.settled).toMatchObject([{ outcome: 'conflict' }])
    const denied = await teacher.send([teacher.op('attendance-sheet', sheet(), 'reopen', { reopenReason: 'x' }, { trunk: 100 })])
    expect(denied.settled).toMatchObject([{ outcome: 'rejected', code: 'access.denied' }])
    const wordless = await doctor.send([doctor.op('attendance-sheet', sheet(), 'reopen', {}, { trunk: 100 })])
    expect(wordless.settled).toMatchObject([{ outcome: 'rejected', problems: { reopenReason: { code: 'field.required' } } }])
    const reopened = await doctor.send([doctor.op('attendance-sheet', sheet(), 'reopen', { reopenReason: '补登' }, { trunk: 100 })])
    expect(reopened.settled).toMatchObject([{ outcome: 'applied' }])
  })

  test('the sheet remembers every step, by whom and why, and nobody writes the reason anew', async () => {
    for (const [device, verb, patch] of [
      [teacher, 'submit', {}],
      [doctor, 'reopen', { reopenReason: '家长来电' }],
    ] as const)
      await device.send([device.op('attendance-sheet', sheet(), verb, patch, { trunk: 100 })])
    const { history, submittedBy, reopenReason } = await sheetNow()
    const by = String(submittedBy)
    expect(history).toMatchObject([
      { what: 'SUBMITTED', by, text: null, at: expect.stringContaining(today) },
      { what: 'TRACED', by },
      { what: 'CLOSED', by },
      { what: 'REOPENED', by: expect.not.stringMatching(by), text: '补登' },
      { what: 'SUBMITTED', by },
      { what: 'REOPENED', text: '家长来电' },
    ])
    expect(reopenReason).toBe('家长来电')
    for (const verb of ['edit', 'add']) {
      const edited = teacher.op('attendance-sheet', sheet(), verb, { classId, date: today, reopenReason: '' }, { trunk: 100 })
      expect((await teacher.send([edited])).settled).toMatchObject([{ outcome: 'rejected', problems: { reopenReason: {} } }])
    }
    expect(await sheetNow()).toMatchObject({ history, reopenReason: '家长来电' })
  })
})

describe('what cannot be marked', () => {
  const codes = async (device: typeof teacher, op: object) => (await device.send([op])).settled[0]

  test('a closed day, a day to come, another class, a child who is not in the class', async () => {
    const child = children[7]
    const on = (date: string, cls = classId, childId = String(child?.id)) =>
      teacher.op('attendance-record', recordKey({ date, childId }), 'add', { childId, date, classId: cls, status: 'P' })
    const days = rows
      .filter((row) => row.noun === 'school-day' && !row.isOpen && String(row.date) < today)
      .map((row) => String(row.date))
      .sort()
    expect(await codes(teacher, on(days.at(-1) ?? ''))).toMatchObject({ outcome: 'rejected', code: 'day.closed' })
    expect(await codes(teacher, on(addDays(today, 1)))).toMatchObject({ outcome: 'rejected', code: 'day.future' })
    const other = (await doctor.snapshot()).find((change) => change.noun === 'child' && change.row && change.row.classId !== classId)?.row
    expect(await codes(teacher, on(today, classId, String(other?.id)))).toMatchObject({ outcome: 'rejected' })
    expect(await codes(teacher, on(today, String(other?.classId), String(other?.id)))).toMatchObject({ outcome: 'rejected' })
  })

  test('a record whose id is not its day and child', async () => {
    const odd = teacher.op('attendance-record', 'something-else', 'add', { childId: children[8]?.id, date: today, classId, status: 'P' })
    expect(await codes(teacher, odd)).toMatchObject({ outcome: 'rejected', problems: { id: { code: 'field.choice' } } })
  })
})
