import { useNow } from '../../../../app/clock/use-now'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { useReport } from '../../../../app/report/use-report'
import { type ExpectedHeads, expectedHeadsPath, withExpected } from '../../meals/expected-heads'
import { kitchenReport } from '../../reports/kitchen-report'
import { AttendanceSheet } from '../../sheet/attendance-sheet'

/** The heads of a day. Of one to come whoever knows no children is told them by the server; without a network an earlier sheet suggests them. */
export function useKitchenDay(date: string | undefined) {
  const today = useNow().slice(0, 10)
  const report = useReport(kitchenReport, date ? { date } : undefined)
  const day = dataOf(report)
  const isAsked = date !== undefined && date > today && day?.lines.some(({ from }) => from !== date) === true
  const { data } = useCardAnswer<readonly ExpectedHeads[]>(
    { key: ['noun', AttendanceSheet.name, 'expected-heads', date], path: expectedHeadsPath, query: { date: date ?? '' } },
    isAsked,
  )
  return { day: day && date && isAsked ? { ...day, lines: withExpected(day.lines, data, date) } : day, frame: frameOf(report) }
}
