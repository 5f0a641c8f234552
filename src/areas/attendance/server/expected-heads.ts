import { dayOf } from '../../../contract/time'
import { systemPerson } from '../../../server/auth/system-person'
import { keptAnswer } from '../../../server/home/kept-answer'
import { answerReport } from '../../../server/report/answer-report'
import { completed } from '../../../server/report/completed-report'
import type { Asking } from '../../../server/report/read-source'
import { type ExpectedHeads, withExpected } from '../meals/expected-heads'
import { type KitchenDay, kitchenReport } from '../reports/kitchen-report'
import { AttendanceSheet } from '../sheet/attendance-sheet'

/** Whether somebody is told of the whole house, of which data rules leave some a part. */
export const isToldAll = ({ person: { narrowed } }: Pick<Asking, 'person'>): boolean => !narrowed?.has(AttendanceSheet.name)

/** Heads at each meal of a day to come, class by class, counted from all children. */
export const expectedHeads = ({ engine, person: { tenant }, language }: Asking, date: string): Promise<readonly ExpectedHeads[]> =>
  keptAnswer(engine.databases, `expected-heads ${tenant} ${date}`, engine.now(), async () => {
    const asking = { engine, person: systemPerson(tenant), language }
    const { lines } = (await answerReport(asking, kitchenReport, { date })) as KitchenDay
    return lines.map(({ id, heads }): ExpectedHeads => ({ id, heads }))
  })

/** The heads of a day, told alike whoever asks: of one to come they do not depend on which children somebody knows. */
export const kitchenForAll = completed(kitchenReport, async (asking, day) => {
  const isAhead = day.date > dayOf(asking.engine.now()) && day.lines.some(({ from }) => from !== day.date)
  return isAhead && isToldAll(asking) ? { ...day, lines: withExpected(day.lines, await expectedHeads(asking, day.date), day.date) } : day
})
