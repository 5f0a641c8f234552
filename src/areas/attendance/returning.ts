import { compareWords } from '../../contract/list/word-order'
import { addDays } from '../../contract/time'
import { isInfectiousTrace, isOpenTrace } from './call-list'
import { isAbsent, isPresent, type Mark } from './mark/mark'
import type { Isolated, TraceLine, Tracing } from './reports/tracing-report'

/** How far ahead the end of an isolation is announced, in days. */
const ahead = 7

/** `here`: marked present today. `away`: marked absent. `uncalled`: its class has not marked it. `later`: it is not to be back yet. */
export type ReturnState = 'here' | 'away' | 'uncalled' | 'later'

/** A child that is to come back. `due`: the day on which it may, as far as that is known. `traceId`: undefined of one that is only isolated. */
export type Returning = {
  readonly childId: string
  readonly traceId: string | undefined
  readonly name: string
  readonly className: string
  readonly state: ReturnState
  readonly due: string | undefined
  /** It had something infectious, and nothing shows yet that it may be among others. */
  readonly needsCertificate: boolean
}

function stateOf(mark: Mark | undefined, due: string | undefined, today: string): ReturnState {
  if (isPresent(mark)) return 'here'
  if (due === undefined || due > today) return 'later'
  return isAbsent(mark) ? 'away' : 'uncalled'
}

/** The later of the day a child is expected and the first after its isolation. */
function dueOf(expected: string | null, until: string | null): string | undefined {
  const free = until === null ? undefined : addDays(until, 1)
  return [expected ?? undefined, free]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

function ofTrace({ trace, name, className, mark, quarantineUntil }: TraceLine, today: string): Returning[] {
  if (!isOpenTrace(trace)) return []
  const needsCertificate = isInfectiousTrace(trace) && !trace.hasCertificate
  const isExpected = trace.expectedReturn !== null && trace.expectedReturn <= today
  const isolation = quarantineUntil !== null && today <= quarantineUntil ? quarantineUntil : null
  if (!(isExpected || needsCertificate || (isolation !== null && isolation <= addDays(today, ahead)))) return []
  const due = dueOf(trace.expectedReturn, isolation)
  return [{ childId: trace.childId, traceId: trace.id, name, className, state: stateOf(mark, due, today), due, needsCertificate }]
}

const ofIsolated = ({ childId, name, className, until, mark }: Isolated, today: string): Returning[] => {
  if (until > addDays(today, ahead)) return []
  const due = addDays(until, 1)
  return [{ childId, traceId: undefined, name, className, state: stateOf(mark, due, today), due, needsCertificate: false }]
}

const order: readonly ReturnState[] = ['here', 'away', 'uncalled', 'later']

/** The children who are to come back now or soon: who is here already first, then by the day they may. */
export function returning({ lines, isolated, date }: Pick<Tracing, 'lines' | 'isolated' | 'date'>): Returning[] {
  const found = [...lines.flatMap((line) => ofTrace(line, date)), ...isolated.flatMap((one) => ofIsolated(one, date))]
  return found.sort(
    (one, two) =>
      order.indexOf(one.state) - order.indexOf(two.state) ||
      (one.due ?? '9').localeCompare(two.due ?? '9') ||
      compareWords(one.name, two.name),
  )
}
