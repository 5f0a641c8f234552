import { isAbsent, isPresent } from './mark'

/** What is looked at of a trace. */
export type Trace = { readonly id: string; readonly childId: string; readonly firstDate: string }

/** Days on which one child stayed away without having been here in between. */
export type AbsenceRun = { readonly dates: readonly string[]; readonly needsTrace: boolean }

type Marked = { readonly date: string; readonly status: string }

/**
 * The absent days around `date`, over weekends and holidays: only being here ends a run. An open day nobody has marked
 * proves nothing and neither ends it nor counts. Undefined when the child was not away on `date`.
 * Illness and not having been reached ask for a trace; leave and being kept at home alone do not.
 */
export function absenceRun(records: readonly Marked[], openDays: ReadonlySet<string>, date: string): AbsenceRun | undefined {
  const known = records.filter((record) => openDays.has(record.date)).sort((one, two) => (one.date < two.date ? -1 : 1))
  if (!known.some((record) => record.date === date && isAbsent(record.status))) return undefined
  const here = known.filter((record) => isPresent(record.status)).map((record) => record.date)
  const after = here.findLast((day) => day < date) ?? ''
  const before = here.find((day) => day > date)
  const run = known.filter((record) => isAbsent(record.status) && record.date > after && (before === undefined || record.date < before))
  return { dates: run.map((record) => record.date), needsTrace: run.some((record) => record.status === 'S' || record.status === 'U') }
}

/** The trace a run belongs to, if there is one: the first that begins within it, whatever its state. */
export function traceOf<T extends Trace>(run: AbsenceRun, childId: string, traces: readonly T[]): T | undefined {
  const [first = '', last = ''] = [run.dates[0], run.dates.at(-1)]
  return traces
    .filter((trace) => trace.childId === childId && first <= trace.firstDate && trace.firstDate <= last)
    .sort((one, two) => (one.firstDate < two.firstDate ? -1 : 1))[0]
}
