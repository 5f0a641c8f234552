import { compareWords } from '../../contract/list/word-order'
import { addMinutes } from '../../contract/time'
import { isReached } from './call-results'
import { unknownCause } from './mark/cause-kind'
import { isAbsent, isMark, type Mark } from './mark/mark'
import { type Leave, leaveOn } from './mark/proposed-mark'
import { isOpenSheet, sheetState } from './sheet/sheet-state'

/** What is looked at of a trace. What the person may not read of it is empty. */
export type CalledTrace = {
  readonly id: string
  readonly childId: string
  readonly firstDate: string
  readonly status: string | null
  readonly cause: string | null
  readonly isInfectious: boolean | null
  readonly expectedReturn: string | null
  readonly contactLog: readonly { readonly at: string; readonly result: string }[] | null
  readonly followUps: readonly { readonly date: string }[] | null
}
type Child = { readonly id: string; readonly name: string; readonly status: string; readonly classId: string | null }
type Marked = { readonly childId: string; readonly date: string; readonly classId: string; readonly status: string }
type Sheet = { readonly classId: string; readonly date: string; readonly status: string | null }

/**
 * Why a family is to be called. `unknown`: the child is missing and nobody knows why. `first`: nobody has reached the family yet.
 * `followUp`: an infectious illness is asked after every day. `overdue`: the child was to be back by now.
 */
export type CallReason = 'unknown' | 'first' | 'followUp' | 'overdue'

/**
 * A family to call. `daysAway`: open days since the first, both counted. `isLate`: the first call was due on an earlier day. `tries`: vain calls of
 * today. `isTried`: somebody called in vain within the last half hour, so others are called first.
 */
export type ToCall<T extends CalledTrace = CalledTrace> = {
  readonly trace: T
  readonly name: string
  readonly classId: string
  readonly mark: Mark | undefined
  readonly why: CallReason
  readonly daysAway: number
  readonly isLate: boolean
  readonly tries: number
  readonly isTried: boolean
}

export type CallList<T extends CalledTrace = CalledTrace> = {
  readonly calls: readonly ToCall<T>[]
  /** Children who would be called about if their class had called its roll. */
  readonly uncalled: number
}

type Given<T extends CalledTrace> = {
  readonly date: string
  /** The moment looked from. */
  readonly now: string
  /** Every open day of the calendar that is known. On a day that is none of them nobody is called. */
  readonly openDays: readonly string[]
  readonly traces: readonly T[]
  readonly children: readonly Child[]
  /** Ids of the classes of the present school year. */
  readonly classes: readonly string[]
  readonly records: readonly Marked[]
  readonly sheets: readonly Sheet[]
  readonly leaves: readonly Leave[]
}

const attending = '20'
const infectious = ['11', '12']
/** Fever and rash come before other causes: they spread. */
const spreading = ['01', '05']

export const isOpenTrace = ({ status }: Pick<CalledTrace, 'status'>): boolean =>
  status === null || status === 'OPEN' || status === 'FOLLOWING'
export const isInfectiousTrace = ({ isInfectious, cause }: Pick<CalledTrace, 'isInfectious' | 'cause'>): boolean =>
  isInfectious === true || (cause !== null && infectious.includes(cause))

/** Open days from one day to another, both counted. */
export const openDaysBetween = (openDays: readonly string[], from: string, to: string): number =>
  openDays.filter((day) => from <= day && day <= to).length

const callsOf = ({ contactLog }: CalledTrace, date: string) => (contactLog ?? []).filter(({ at }) => at.slice(0, 10) === date)
/** Minutes for which nobody calls again who was called in vain. */
const pause = 30
const isTriedJustNow = ({ contactLog }: CalledTrace, now: string): boolean => {
  const last = contactLog?.at(-1)
  return last !== undefined && !isReached(last) && last.at >= addMinutes(now, -pause)
}
/** Nobody of the family has been spoken to since the child is away. */
const isUnreached = (trace: CalledTrace): boolean => trace.status !== 'FOLLOWING' || !(trace.contactLog ?? []).some(isReached)

/** Why there is something to ask about a child that is away today; undefined where everything was asked. */
function reasonOf(trace: CalledTrace, date: string, isExplained: boolean): CallReason | undefined {
  if (isUnreached(trace) && !isExplained) return 'first'
  const isAskedToday = callsOf(trace, date).some(isReached)
  const isFollowed = (trace.followUps ?? []).some((one) => one.date === date)
  if (trace.status === 'FOLLOWING' && isInfectiousTrace(trace) && !isFollowed) return 'followUp'
  if (trace.expectedReturn !== null && trace.expectedReturn <= date && !isAskedToday) return 'overdue'
  return undefined
}

/** Sooner ones have smaller numbers, compared one after the other. */
const urgency = ({ why, trace, daysAway, isTried }: ToCall): readonly number[] => [
  isTried ? 1 : 0,
  why === 'unknown' ? 0 : 1,
  why === 'unknown' ? -daysAway : 0,
  isInfectiousTrace(trace) ? 0 : 1,
  spreading.includes(trace.cause ?? '') ? 0 : 1,
  -daysAway,
]

function inOrder(one: ToCall, two: ToCall): number {
  const others = urgency(two)
  const first = urgency(one)
    .map((value, at) => value - (others[at] ?? 0))
    .find((difference) => difference !== 0)
  return first ?? compareWords(one.name, two.name)
}

/** Which families are to be called today, the most urgent first, and for how many children that cannot be said yet. */
export function callList<T extends CalledTrace>(given: Given<T>): CallList<T> {
  const { date, now, openDays, traces, children, classes, records, sheets, leaves } = given
  if (!openDays.includes(date)) return { calls: [], uncalled: 0 }
  const calls: ToCall<T>[] = []
  let uncalled = 0
  for (const trace of traces.filter(isOpenTrace)) {
    const child = children.find((one) => one.id === trace.childId)
    const record = records.find((one) => one.childId === trace.childId && one.date === date)
    // A child marked in another class that day stands there.
    const classId = record?.classId ?? child?.classId
    if (child?.status !== attending || !classId || !classes.includes(classId)) continue
    const mark = isMark(record?.status) ? record.status : undefined
    const isOut = !isOpenSheet(sheetState(sheets.find((one) => one.classId === classId && one.date === date)))
    const leave = leaveOn(leaves, child.id, date)
    // Whoever was to be away for half a day has said nothing of the other half.
    const isExplained = leave?.type === 'S' && !leave.halfDay && !!leave.cause && leave.cause !== unknownCause
    const asked = reasonOf(trace, date, isExplained)
    const isMissing =
      (mark === 'U' || (isOut && mark === undefined)) && !(trace.status === 'FOLLOWING' && callsOf(trace, date).some(isReached))
    const why = isMissing ? 'unknown' : isAbsent(mark) ? asked : undefined
    if (mark === undefined && !isOut && asked) uncalled += 1
    if (!why) continue
    calls.push({
      trace,
      name: child.name,
      classId,
      mark,
      why,
      daysAway: openDaysBetween(openDays, trace.firstDate, date),
      isLate: why === 'first' && trace.firstDate < date,
      tries: callsOf(trace, date).filter((one) => !isReached(one)).length,
      isTried: isTriedJustNow(trace, now),
    })
  }
  return { calls: calls.sort(inOrder), uncalled }
}
