import { describe, expect, test } from 'vitest'
import { classTiles, isHandedIn } from '../../../src/areas/attendance/app/home/class-tiles'
import { axisFrom } from '../../../src/areas/attendance/app/home/rate-axis'
import { runningClasses } from '../../../src/areas/attendance/reachable-classes'
import { recentDays } from '../../../src/areas/attendance/recent-days'
import { todayLines } from '../../../src/areas/attendance/today-lines'

const sheet = (date: string, status: string, present = 20, sickAbs = 2) => ({
  date,
  status,
  expected: present + sickAbs,
  present,
  sickAbs,
  late: 0,
  early: 0,
  leaveAbs: 0,
  unknownAbs: 0,
  quarantine: 0,
})

describe('the open days before', () => {
  const open = ['2026-11-16', '2026-11-18', '2026-11-21', '2026-11-23', '2026-11-24']

  test('are those of the calendar: a make-up Saturday is one, a closed weekday is not, the day itself and later ones are not', () => {
    expect(recentDays([], open, '2026-11-23').map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-18', '2026-11-21'])
  })

  test('are ten at most, the latest of them', () => {
    const many = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)

    expect(recentDays([], many, '2026-11-14').map(({ date }) => date)).toEqual(many.slice(3, 13))
  })

  test('count only sheets that are out; one opened again and one that is still called say nothing', () => {
    const sheets = [sheet('2026-11-16', 'CLOSED'), sheet('2026-11-16', 'SUBMITTED', 10, 0), sheet('2026-11-18', 'REOPENED')]

    expect(recentDays([...sheets, sheet('2026-11-21', 'DRAFT')], open, '2026-11-23')).toEqual([
      { date: '2026-11-16', classes: 2, expected: 32, present: 30, sick: 2 },
      { date: '2026-11-18', classes: 0, expected: 0, present: 0, sick: 0 },
      { date: '2026-11-21', classes: 0, expected: 0, present: 0, sick: 0 },
    ])
  })
})

const facts = { status: '1', headTeacherId: null, teacherIds: null, nurseAideId: null }
const classes = runningClasses([
  { ...facts, id: 'big', name: '大一班', gradeLevel: '3' },
  { ...facts, id: 'two', name: '小二班', gradeLevel: '1' },
  { ...facts, id: 'one', name: '小一班', gradeLevel: '1' },
])
const tilesOf = (sheets: Readonly<Record<string, object>>) =>
  classTiles({
    places: classes.map(({ id }) => id),
    lines: todayLines(
      classes.map(({ id, name }) => ({
        id,
        name,
        roll: undefined,
        sheet: sheets[id] && ({ ...sheet('2026-11-23', 'DRAFT'), submittedAt: null, submittedBy: null, ...sheets[id] } as never),
      })),
    ),
  })

describe('the tiles of the classes', () => {
  test('keep their places by grade and name, however urgent one is', () => {
    expect(tilesOf({ one: { status: 'SUBMITTED' } }).map(({ line }) => line.id)).toEqual(['one', 'two', 'big'])
  })

  test.each([
    ['one that is handed in is full', { status: 'SUBMITTED' }, 'out', 100, true],
    ['one that is being called is filled as far as it has come', { status: 'DRAFT', expected: 44 }, 'calling', 50, false],
    ['one nobody has begun is empty', { status: 'DRAFT', expected: 22, present: 0, sickAbs: 0 }, 'none', 0, false],
    ['one opened again was handed in, and is not chased', { status: 'REOPENED' }, 'again', 100, true],
    [
      'one whose children are all kept at home says so',
      { status: 'SUBMITTED', present: 0, sickAbs: 0, expected: 22, quarantine: 22 },
      'closed',
      100,
      true,
    ],
  ])('%s', (_, of, state, fill, isDone) => {
    const [tile] = tilesOf({ one: of })

    expect([tile?.state, tile?.fill, tile && isHandedIn(tile)]).toEqual([state, fill, isDone])
  })

  test('there is none for a class nobody is expected in', () => {
    expect(tilesOf({ two: { expected: 0, present: 0, sickAbs: 0 } }).map(({ line }) => line.id)).toEqual(['one', 'big'])
  })
})

test('the axis of rates begins at 90, or at the tens below the least', () => {
  expect([axisFrom([95.2, null, 99]), axisFrom([89.9]), axisFrom([null])]).toEqual([90, 80, 90])
})
