import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import { overlap } from '../../../src/areas/attendance/leave/leave-days'
import { absenceRun, traceOf } from '../../../src/areas/attendance/mark/absence-run'
import { isAbsent } from '../../../src/areas/attendance/mark/mark'
import { leaveOn } from '../../../src/areas/attendance/mark/proposed-mark'
import { submittedToday } from '../../../src/areas/attendance/server/demo/submitted-today'
import { mealCount } from '../../../src/areas/attendance/sheet/meal-count'
import { rollCall } from '../../../src/areas/attendance/sheet/roll-call'
import { addDays, daysBetween, weekday } from '../../../src/contract/time'
import { house, someDays, type Values } from './house'

type Record = Values & {
  childId: string
  date: string
  classId: string
  status: string
  cause: string | null
  traceId: string | null
  leaveId: string | null
  inTime: string | null
  outTime: string | null
}
type Child = Values & { studentNo: string; status: string; mealPlan: string; quarantineUntil: string | null }
type Trace = Values & { childId: string; firstDate: string; status: string }
type Leave = Values & { childId: string; fromDate: string; toDate: string; type: string; cause: string; status: string }
type Enrolment = Values & { childId: string; classId: string; beginDate: string; endDate: null }

const group = <T extends Values>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}

describe.each(Object.entries(someDays))('on %s', (_, today) => {
  const { of } = house(today)
  const days = of('school-day')
  const open = days.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const past = open.filter((day) => day < today)
  const records = of('attendance-record') as readonly Record[]
  const sheets = of('attendance-sheet')
  const children = of('child') as readonly Child[]
  const traces = of('absence-trace') as readonly Trace[]
  const leaves = of('leave-request') as readonly Leave[]
  const enrolments = (of('enrolment') as readonly Enrolment[]).map((one) => ({ ...one, endDate: null }))
  const byChild = group(records, (record) => record.childId)
  const bySheet = group(records, (record) => `${record.date}.${record.classId}`)

  test('today is still in its morning: nobody has been fetched early', () => {
    expect(records.filter(({ date, outTime }) => date === today && outTime !== null)).toEqual([])
    expect(records.some(({ outTime }) => outTime !== null)).toBe(true)
  })

  test('the term and the school year hold today, and today is open', () => {
    const [term, year] = [of('term')[0], of('school-year')[0]]
    const [begin, end] = [String(term?.beginDate), String(term?.endDate)]
    expect(weekday(begin)).toBe(1)
    expect(daysBetween(begin, today)).toBeGreaterThanOrEqual(77)
    expect(daysBetween(begin, today)).toBeLessThanOrEqual(84)
    expect(daysBetween(today, end)).toBeGreaterThanOrEqual(53)
    expect(daysBetween(today, end)).toBeLessThanOrEqual(60)
    expect(String(year?.beginDate) <= begin && end <= String(year?.endDate)).toBe(true)
    expect(days.map(({ id }) => id)).toEqual(Array.from({ length: days.length }, (_, at) => addDays(begin, at)))
    expect(days.find(({ id }) => id === today)).toMatchObject({ isOpen: true, mealServed: true })
  })

  test('every open day before today is marked for every child and closed for every class', () => {
    expect(past.length).toBeGreaterThanOrEqual(45)
    expect(records.filter(({ date }) => date < today)).toHaveLength(past.length * 360)
    expect(sheets.filter(({ date }) => String(date) < today)).toHaveLength(past.length * 12)
    expect(new Set(records.map(({ date }) => date))).toEqual(new Set([...past, today]))
    expect(new Set(sheets.filter(({ date }) => String(date) < today).map(({ status }) => status))).toEqual(new Set(['CLOSED']))
  })

  test('today some classes have submitted, and the first has not been touched', () => {
    const now = sheets.filter(({ date }) => date === today)
    expect(now.map(({ classId, status }) => [classId, status])).toEqual(submittedToday.map((classId) => [classId, 'SUBMITTED']))
    expect(submittedToday).not.toContain('class.x1')
    expect(records.filter(({ date }) => date === today)).toHaveLength(submittedToday.length * 30)
  })

  test('the figures of every sheet follow from its marks', () => {
    for (const sheet of sheets) {
      const marked = bySheet.get(sheet.id) ?? []
      const pupils = children.filter(({ classId }) => classId === sheet.classId)
      const roll = rollCall({
        date: String(sheet.date),
        classId: String(sheet.classId),
        children: pupils,
        enrolments,
        records: marked,
        leaves: [],
      })
      const meals = mealCount(
        roll.tiles.map(({ child, record, mark }) => ({
          mealPlan: child.mealPlan,
          status: mark,
          inTime: record?.inTime ?? null,
          outTime: record?.outTime ?? null,
        })),
        String(of('kindergarten-profile')[0]?.mealPattern),
      )
      const { expected, present, late, sick, leave, unknown, quarantine, unmarked } = roll.counts
      expect(unmarked).toBe(0)
      expect(sheet).toMatchObject({ expected, present, late, sickAbs: sick, leaveAbs: leave, unknownAbs: unknown, quarantine })
      expect(sheet).toMatchObject({ mealB: meals.B, mealAS: meals.AS, mealL: meals.L, mealPS: meals.PS, mealD: meals.D })
      expect(present + sick + leave + unknown + quarantine).toBe(expected)
    }
  })

  test('about nineteen of twenty children come', () => {
    const share = records.filter(({ status }) => !isAbsent(status)).length / records.length
    expect(share).toBeGreaterThan(0.93)
    expect(share).toBeLessThan(0.965)
    for (const day of past) expect(records.filter((record) => record.date === day && !isAbsent(record.status)).length).toBeGreaterThan(300)
  })

  test('absences have a cause, and times belong to children who were here', () => {
    expect(records.filter(({ date, status, cause }) => date < today && isAbsent(status) && !cause)).toEqual([])
    expect(records.filter(({ date, status }) => date < today && status === 'U')).toEqual([])
    expect(records.filter(({ status, inTime, outTime }) => isAbsent(status) && (inTime || outTime))).toEqual([])
    expect(records.filter(({ status, inTime }) => status === 'L' && !inTime)).toEqual([])
  })

  test('every run of illness is traced once, as the rules have it', () => {
    const openDays = new Set(open)
    const used = new Set<string>()
    for (const [childId, own] of byChild) {
      for (const record of own.filter(({ status }) => isAbsent(status))) {
        const run = absenceRun(own, openDays, record.date)
        const trace = run?.needsTrace ? traceOf(run, childId, traces) : undefined
        expect(record.traceId ?? undefined).toBe(trace?.id)
        expect(run?.needsTrace).toBe(trace !== undefined)
        if (trace) used.add(trace.id)
      }
    }
    expect(traces.filter(({ id }) => !used.has(id))).toEqual([])
  })

  test('traces of children who came back say when; some of the others wait for a call', () => {
    for (const trace of traces.filter(({ status }) => status === 'RETURNED')) {
      const back = byChild.get(trace.childId)?.find(({ date }) => date === trace.actualReturn)
      // Who came back only today is here in a class that has not marked anybody yet.
      expect(back === undefined || !isAbsent(back.status)).toBe(true)
      expect(String(trace.actualReturn) > String(trace.lastDate)).toBe(true)
    }
    const waiting = traces.filter(({ status }) => status === 'OPEN')
    expect(waiting.length).toBeGreaterThanOrEqual(5)
    expect(waiting.filter(({ scope }) => scope === 'class/class.x1').length).toBeGreaterThanOrEqual(2)
    for (const trace of waiting) expect(isAbsent(byChild.get(trace.childId)?.at(-1)?.status)).toBe(true)
  })

  test('the teacher of the first class finds leave, quarantine and a request to answer', () => {
    const own = children.filter(({ classId }) => classId === 'class.x1')
    const roll = rollCall({
      date: today,
      classId: 'class.x1',
      children: own,
      enrolments,
      records: records.filter(({ classId }) => classId === 'class.x1'),
      leaves,
    })
    const offered = roll.tiles.map(({ proposed }) => proposed)
    expect(roll.counts.unmarked).toBe(30)
    expect(offered.filter((mark) => mark === 'H')).toHaveLength(1)
    expect(offered).toContain('A')
    expect(offered).toContain('S')
    expect(leaves.filter(({ status, scope }) => status === 'PENDING' && scope === 'class/class.x1')).toHaveLength(1)
    expect(leaves.filter(({ status, fromDate }) => status === 'PENDING' && fromDate <= today)).toEqual([])
  })

  test('the child in quarantine is followed, and expected back after its last day at home', () => {
    const [kept] = children.filter(({ quarantineUntil }) => quarantineUntil)
    const trace = traces.find(({ childId, status }) => childId === kept?.id && status === 'FOLLOWING')
    expect(kept?.quarantineUntil).toBe(addDays(today, 6))
    expect(trace?.expectedReturn).toBe(open.find((day) => day > addDays(today, 6)))
  })

  test('leave that was granted is what the marks say, whole days and one at a time', () => {
    const known = new Map(records.map((record) => [`${record.date}.${record.childId}`, record]))
    for (const leave of leaves.filter(({ status }) => status === 'APPROVED')) {
      for (const day of open.filter((date) => leave.fromDate <= date && date <= leave.toDate)) {
        const record = known.get(`${day}.${leave.childId}`)
        if (record) expect([record.leaveId, record.status]).toEqual([leave.id, leave.type])
        expect(leaveOn(leaves, leave.childId, day)?.id).toBe(leave.id)
      }
    }
  })

  test('four children of one class had hand, foot and mouth disease about three weeks ago', () => {
    const ill = traces.filter(({ diagnosis }) => diagnosis === '手足口病')
    expect(ill.map(({ scope, status }) => [scope, status])).toEqual(Array(4).fill(['class/class.d1', 'HANDED_TO_CASE']))
    const ago = ill.map(({ firstDate }) => daysBetween(firstDate, today))
    expect(Math.min(...ago)).toBeGreaterThanOrEqual(18)
    expect(Math.max(...ago)).toBeLessThanOrEqual(40)
    for (const { childId } of ill) expect(byChild.get(childId)?.filter(({ status }) => status === 'H').length).toBeGreaterThanOrEqual(1)
  })

  test('a wave of colds passed through the middle classes', () => {
    const sick = (from: number, to: number) => {
      const span = past.filter((day) => addDays(today, -from) <= day && day < addDays(today, -to))
      return (
        records.filter(({ date, status, classId }) => status === 'S' && classId.startsWith('class.z') && span.includes(date)).length /
        Math.max(1, span.length)
      )
    }
    expect(sick(42, 28)).toBeGreaterThan(1.8 * sick(84, 49))
  })

  test('no row contradicts itself, and no child has two leaves for one day', () => {
    for (const [noun, check] of Object.entries(catalogue.agreements ?? {}))
      expect((of(noun as 'leave-request') as readonly Values[]).filter((row) => Object.keys(check(row)).length > 0)).toEqual([])
    const granted = group(leaves, (leave) => leave.childId)
    for (const own of granted.values()) expect(own.filter((one) => own.some((two) => one !== two && overlap(one, two)))).toEqual([])
  })

  test('every day of leave says by its own cut-off whether its meals are paid for', () => {
    const days = leaves.flatMap(({ refunds }) => refunds as readonly { date: string; refunded: boolean }[])
    expect(days.some(({ refunded }) => refunded)).toBe(true)
    expect(days.some(({ refunded }) => !refunded)).toBe(true)
    for (const { refunds, fromDate, toDate, mealCutoffOk } of leaves) {
      const own = refunds as readonly { date: string; refunded: boolean }[]
      expect(own.map(({ date }) => date)).toEqual(open.filter((day) => fromDate <= day && day <= toDate))
      expect(own.every(({ refunded }) => refunded)).toBe(mealCutoffOk)
    }
  })

  test('nothing is recorded of days to come', () => {
    expect(records.filter(({ date }) => date > today)).toEqual([])
    expect(traces.filter(({ firstDate }) => firstDate > today)).toEqual([])
    expect(sheets.filter(({ submittedAt, closedAt }) => String(closedAt ?? submittedAt).slice(0, 10) > today)).toEqual([])
  })
})
