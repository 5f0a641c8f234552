import { add, edit, type Intent, move } from '../../../../contract/sync/intent'
import { isReached } from '../../call-results'
import { absenceRun, traceOf } from '../../mark/absence-run'
import { AbsenceTrace } from '../../sheet/absence-trace'

/** One try to reach a family. `at` is a moment of the kindergarten. */
export type FamilyCall = { readonly at: string; readonly by: string; readonly method: string; readonly result: string }
export type TraceView = {
  readonly id: string
  readonly childId: string
  readonly firstDate: string
  readonly contactLog: readonly FamilyCall[] | null
  readonly status: string | null
}
type Marked = { readonly childId: string; readonly date: string; readonly status: string; readonly traceId?: string | null }

/** A child's absence around a day: since when it is away, and the trace of it as far as this device knows. */
export type Absence<T extends TraceView = TraceView> = {
  readonly childId: string
  readonly date: string
  readonly firstDate: string
  readonly trace: T | undefined
}

export function absenceOf<T extends TraceView>(
  childId: string,
  date: string,
  known: { readonly records: readonly Marked[]; readonly openDays: ReadonlySet<string>; readonly traces: readonly T[] },
): Absence<T> {
  const own = known.records.filter((record) => record.childId === childId)
  const tied = own.find((record) => record.date === date)?.traceId
  const run = absenceRun(own, known.openDays, date)
  const trace = known.traces.find((one) => one.id === tied) ?? (run && traceOf(run, childId, known.traces))
  return { childId, date, firstDate: run?.dates[0] ?? date, trace }
}

/**
 * The intent to note a call. A trace that only waits begins to be followed by it. Where the server has not opened one yet, it is
 * opened under the id the server will use, so that both meet in one. A call nobody answered follows nobody.
 */
export function callIntent({ childId, date, firstDate, trace }: Absence, call: FamilyCall): Intent {
  const contactLog = [...(trace?.contactLog ?? []), call]
  if (!trace) return add(AbsenceTrace, `trace.${date}.${childId}`.slice(0, 64), { childId, firstDate, contactLog })
  const isNew = (trace.status ?? 'OPEN') === 'OPEN' && isReached(call)
  return isNew ? move(AbsenceTrace, trace.id, 'follow', { contactLog }) : edit(AbsenceTrace, trace.id, { contactLog })
}

/** The intent to write into a trace why the child is away. */
export const causeIntent = (trace: TraceView, cause: string): Intent => edit(AbsenceTrace, trace.id, { cause })
