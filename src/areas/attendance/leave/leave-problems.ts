import type { Problems } from '../../../contract/check'
import { causeKind } from '../mark/cause-kind'

/** What is looked at of a leave or a trace, which may still be half filled in. */
type Leave = {
  readonly fromDate?: string | null
  readonly toDate?: string | null
  readonly type?: string | null
  readonly cause?: string | null
}
type Trace = { readonly firstDate?: string | null; readonly lastDate?: string | null }

/** What of a leave contradicts itself, by field: its days run backwards, or the cause is none of its kind. */
export function leaveProblems({ fromDate, toDate, type, cause }: Leave): Problems {
  const kind = causeKind(cause ?? '')
  return {
    ...(fromDate && toDate && toDate < fromDate ? { toDate: { code: 'field.order' } } : {}),
    ...(type === 'S' && kind === 'A' ? { cause: { code: 'mark.no-illness' } } : {}),
    ...(type === 'A' && kind === 'S' ? { cause: { code: 'mark.an-illness' } } : {}),
  }
}

/** What of a trace contradicts itself: it ends before it begins. */
export const traceProblems = ({ firstDate, lastDate }: Trace): Problems =>
  firstDate && lastDate && lastDate < firstDate ? { lastDate: { code: 'field.order' } } : {}
