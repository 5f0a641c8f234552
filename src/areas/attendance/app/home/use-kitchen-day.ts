import { dataOf, frameOf } from '../../../../app/home/frame-of'
import { useReport } from '../../../../app/report/use-report'
import { withExpected } from '../../meals/expected-heads'
import { kitchenReport } from '../../reports/kitchen-report'
import { useExpectedHeads } from '../kitchen/use-expected-heads'

/** The heads of a day. Of one to come whoever knows no children is told them by the server; without a network an earlier sheet suggests them. */
export function useKitchenDay(date: string | undefined) {
  const report = useReport(kitchenReport, date ? { date } : undefined)
  const day = dataOf(report)
  const expected = useExpectedHeads(date, day?.lines.some(({ from }) => from !== date) === true)
  return { day: day && date ? { ...day, lines: withExpected(day.lines, expected, date) } : day, frame: frameOf(report) }
}
