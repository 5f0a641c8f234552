import { expect, test } from 'vitest'
import { inClasses } from '../../../src/areas/attendance/app/tracing/in-classes'
import { type Tracing, tracingReport } from '../../../src/areas/attendance/reports/tracing-report'
import { readParams } from '../../../src/contract/report/report'
import { rowsIn } from '../../../src/contract/report/report-source'
import { child } from './class-of-four'

const today = '2026-11-23'

test('lines stand by class in the order of the classes, those of other classes last, and none is lost', () => {
  const lines = ['二班', '毕业班', '一班', '二班'].map((className, id) => ({ className, id }))

  expect(inClasses(lines, ['一班', '二班', '三班']).map(([name, of]) => [name, of.map(({ id }) => id)])).toEqual([
    ['一班', [2]],
    ['二班', [0, 3]],
    ['毕业班', [1]],
  ])
})

test('the register of a chosen time tells of whoever was away in it; whom to call stays today’s', () => {
  const trace = (id: string, firstDate: string, more: object) => ({ id, childId: 'lan', firstDate, status: 'RETURNED', ...more })
  const rows: Record<string, readonly object[]> = {
    child: [child('lan', { classId: 'one' })],
    class: [{ id: 'one', name: '一班', gradeLevel: '1', status: '1' }],
    'school-day': ['2026-10-08', '2026-10-09', '2026-10-12', today].map((date) => ({ id: date, date, isOpen: true })),
    'attendance-record': [{ id: 'r', childId: 'lan', classId: 'one', date: today, status: 'S' }],
    'absence-trace': [
      trace('before', '2026-10-08', { actualReturn: '2026-10-09' }),
      trace('into', '2026-10-09', { actualReturn: '2026-10-12' }),
      trace('after', '2026-10-13', { lastDate: '2026-10-13' }),
      trace('open', today, { status: 'OPEN' }),
    ],
  }
  const told = (said: Record<string, string>) => {
    const params = readParams(tracingReport, said)
    const found = rowsIn(tracingReport.sources({ params, today }), ({ noun }) => (rows[noun.name] ?? []) as never)
    const given = { params, today, now: `${today} 09:00:00`, user: 'u', language: 'zh-CN' as const, rows: found as never }
    const { lines, calls }: Tracing = tracingReport.compute(given)
    return [lines.map(({ trace: { id }, daysAway }) => `${id} ${daysAway}`).toSorted(), calls.map(({ trace }) => trace.id)]
  }

  expect(told({ from: '2026-10-12', to: '2026-10-12' })).toEqual([['into 2'], ['open']])
  expect(told({ from: '2026-10-09', to: '2026-10-31' })).toEqual([['after 0', 'before 2', 'into 2'], ['open']])
  expect(told({})).toEqual([['open 1'], ['open']])
})
