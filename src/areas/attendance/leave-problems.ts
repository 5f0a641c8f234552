import type { Problems } from '../../contract/check'
import { causeKind } from './cause-kind'

type Values = Readonly<Record<string, unknown>>

/** What of a leave contradicts itself, by field: its days run backwards, or the cause is none of its kind. */
export function leaveProblems({ fromDate, toDate, type, cause }: Values): Problems {
  const kind = causeKind(String(cause ?? ''))
  return {
    ...(fromDate && toDate && String(toDate) < String(fromDate) ? { toDate: { code: 'field.order' } } : {}),
    ...(type === 'S' && kind === 'A' ? { cause: { code: 'mark.no-illness' } } : {}),
    ...(type === 'A' && kind === 'S' ? { cause: { code: 'mark.an-illness' } } : {}),
  }
}

/** What of a trace contradicts itself: it ends before it begins. */
export const traceProblems = ({ firstDate, lastDate }: Values): Problems =>
  lastDate && String(lastDate) < String(firstDate) ? { lastDate: { code: 'field.order' } } : {}
