import type { ReportState } from '../report/use-report'
import { isSilence } from '../wire/wire-error'
import type { AlarmFindings, AlarmLine } from './alarm'
import type { CardState } from './CardFrame'

type Framed = { readonly state: CardState; readonly onAgain?: () => void; readonly heldFrom?: string }

/** How the frame of a card stands that shows a report. Without a network nothing is broken. */
export function frameOf(report: ReportState<unknown>): Framed {
  if (report.phase === 'part') return { state: 'part', heldFrom: report.heldFrom }
  if (report.phase !== 'error') return { state: report.phase }
  return isSilence(report.error) ? { state: 'offline' } : { state: 'error', onAgain: report.again }
}

/** What a report says, once it says anything. */
export const dataOf = <D>(report: ReportState<D>): D | undefined =>
  report.phase === 'ready' || report.phase === 'part' ? report.data : undefined

/** What an alarm finds in a report; undefined while that is worked out. */
export function foundBy<D>(report: ReportState<D>, linesOf: (data: D) => AlarmLine[]): AlarmFindings | undefined {
  const data = dataOf(report)
  return data === undefined ? (report.phase === 'error' ? 'unknown' : undefined) : linesOf(data)
}
