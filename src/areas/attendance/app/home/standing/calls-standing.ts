import { dataOf } from '../../../../../app/home/frame-of'
import type { CardStanding } from '../../../../../app/home/home-card'
import { useReport } from '../../../../../app/report/use-report'
import { lastWeeks, type Tracing, tracingReport } from '../../../reports/tracing-report'
import { callWords } from '../../tracing/call-words'

export function callsStanding({ isOpen, calls, uncalled }: Tracing): CardStanding {
  if (!isOpen) return { as: 'none' }
  if (calls.length > 0) return { as: 'due', said: callWords.some, values: { count: calls.length } }
  return uncalled > 0 ? { as: 'calm' } : { as: 'well', said: callWords.none }
}

/** How the families to call stand, wherever one is. */
export function useCallsStanding(): CardStanding | undefined {
  const data = dataOf(useReport(tracingReport, lastWeeks))
  return data && callsStanding(data)
}
