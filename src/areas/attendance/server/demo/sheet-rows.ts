import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import { mealPattern } from '../../../demo/published/house'
import { padded } from '../../../demo/published/padded'
import { classScope } from '../../../garden/published/class-scope'
import { sheetKey } from '../../keys'
import { AttendanceSheet } from '../../sheet/attendance-sheet'
import { mealCount } from '../../sheet/meal-count'
import { sheetFigures } from '../../sheet/sheet-figures'
import { tally } from '../../sheet/tally'
import type { Marked } from './record-rows'

/** The figures of a sheet, from the marks of its class. */
function figures(marked: readonly Marked[]) {
  const counts = tally(
    marked.map(({ mark }) => mark),
    'SUBMITTED',
  )
  const meals = mealCount(
    marked.map(({ child, mark, inTime, outTime }) => ({ mealPlan: child.mealPlan, status: mark, inTime, outTime })),
    mealPattern,
  )
  return {
    ...sheetFigures(counts),
    mealB: meals.B,
    mealAS: meals.AS,
    mealL: meals.L,
    mealPS: meals.PS,
    mealD: meals.D,
  }
}

type Day = {
  readonly classId: string
  readonly date: string
  readonly teacher: string
  readonly minute: number
  readonly isClosed: boolean
}

/** The sheet of a class and day: submitted before nine by its head teacher, and closed after pick-up unless the day is still on. */
export function sheetRow({ classId, date, teacher, minute, isClosed }: Day, marked: readonly Marked[]): Given {
  const at = (hour: string) => `${date} ${hour}:${padded(minute, 2)}:00`
  const step = (what: string, hour: string) => ({ at: at(hour), by: teacher, what, text: null })
  const closed = isClosed ? { closedBy: teacher, closedAt: at('17') } : {}
  const values = {
    classId,
    date,
    ...figures(marked),
    status: isClosed ? 'CLOSED' : 'SUBMITTED',
    submittedBy: teacher,
    submittedAt: at('08'),
    offlineSubmitted: false,
    history: [step('SUBMITTED', '08'), ...(isClosed ? [step('TRACED', '10'), step('CLOSED', '17')] : [])],
    ...closed,
  }
  return row(AttendanceSheet, sheetKey({ classId, date }), values, classScope(classId))
}
