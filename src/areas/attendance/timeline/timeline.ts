import { addDays } from '../../../contract/time'
import { isMark, type Mark } from '../mark/mark'

/** What somebody looks for among the days of a child. */
export const timelineKinds = ['mark', 'leave', 'trace', 'isolation', 'health', 'class', 'state'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** What a change made of a field, with the words the server has for its values. `isUnknown`: nobody kept what stood there before. */
export type HealthChange = {
  readonly field: string
  readonly isUnknown: boolean
  readonly before: unknown
  readonly beforeWords?: string
  readonly after: unknown
  readonly afterWords?: string
}

/** One thing that was with a child on a day. What is not known, or not to be read by whoever asks, is not there. */
export type TimelineEvent = {
  readonly id: string
  readonly kind: TimelineKind
  readonly what:
    | 'mark'
    | 'leave'
    | 'away'
    | 'call'
    | 'followUp'
    | 'back'
    | 'lastIsolated'
    | 'isolated'
    | 'isolationMoved'
    | 'isolationEnded'
    | 'health'
    | 'entered'
    | 'moved'
    | 'leftClass'
    | 'joined'
    | 'left'
  readonly day: string
  /** `HH:mm`. */
  readonly time?: string
  /** The row it is told by; none of the child's own. */
  readonly noun?: 'attendance-record' | 'leave-request' | 'absence-trace' | 'enrolment'
  readonly key?: string
  readonly mark?: Mark
  /** The last day of what lasts longer than one. */
  readonly until?: string
  /** A value of `leaveStatus`. */
  readonly state?: string
  /** A value of `absenceCause`. */
  readonly cause?: string
  /** Values of `symptom`. */
  readonly symptoms?: readonly string[]
  /** As somebody wrote it. */
  readonly text?: string
  readonly by?: string
  /** Names of classes. */
  readonly className?: string
  readonly fromClass?: string
  /** A value of `childLeaveType`. */
  readonly leaveType?: string
  /** Fields that somebody changed. */
  readonly changed?: readonly HealthChange[]
}

type Maybe<T> = T | null | undefined
type Known = {
  readonly child: {
    readonly id: string
    readonly entryDate?: Maybe<string>
    readonly leaveDate?: Maybe<string>
    readonly leaveType?: Maybe<string>
    readonly quarantineUntil?: Maybe<string>
  }
  readonly records: readonly {
    readonly id: string
    readonly date: string
    readonly status: Maybe<string>
    readonly cause?: Maybe<string>
    readonly symptoms?: Maybe<readonly string[]>
  }[]
  readonly leaves: readonly {
    readonly id: string
    readonly fromDate: string
    readonly toDate: string
    readonly status: Maybe<string>
    readonly cause?: Maybe<string>
  }[]
  readonly traces: readonly {
    readonly id: string
    readonly firstDate: string
    readonly cause?: Maybe<string>
    readonly actualReturn?: Maybe<string>
    readonly contactLog?: Maybe<readonly { readonly at: string; readonly by: string; readonly result: string }[]>
    readonly followUps?: Maybe<readonly { readonly date: string; readonly result: string }[]>
  }[]
  readonly enrolments: readonly {
    readonly id: string
    readonly classId: string
    readonly beginDate: string
    readonly endDate?: Maybe<string>
    readonly reason?: Maybe<string>
  }[]
  /** Names of classes by id. */
  readonly classes: ReadonlyMap<string, string>
}

/** What of these is there. */
function given<T extends object>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  const there = ([, value]: [string, unknown]) =>
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(values).filter(there)) as { [Name in keyof T]?: NonNullable<T[Name]> }
}

/** Days on which the child was not simply here. Being kept at home is told with the isolation it belongs to. */
const ofRecords = ({ records }: Known): TimelineEvent[] =>
  records.flatMap(({ id, date, status, cause, symptoms }) =>
    isMark(status) && status !== 'P' && status !== 'N'
      ? [
          {
            id,
            kind: status === 'H' ? 'isolation' : 'mark',
            what: 'mark',
            day: date,
            noun: 'attendance-record',
            key: id,
            mark: status,
            ...given({ cause, symptoms }),
          },
        ]
      : [],
  )

const ofLeaves = ({ leaves }: Known): TimelineEvent[] =>
  leaves.map(({ id, fromDate, toDate, status, cause }) => ({
    id,
    kind: 'leave',
    what: 'leave',
    day: fromDate,
    noun: 'leave-request',
    key: id,
    ...given({ cause, state: status, until: toDate === fromDate ? null : toDate }),
  }))

function ofTrace({ id, firstDate, cause, actualReturn, contactLog, followUps }: Known['traces'][number]): TimelineEvent[] {
  const its = { kind: 'trace', noun: 'absence-trace', key: id } as const
  return [
    { ...its, id, what: 'away', day: firstDate, ...given({ cause }) },
    ...(contactLog ?? []).map(({ at, by, result }, place) => ({
      ...its,
      id: `${id} call ${place}`,
      what: 'call' as const,
      day: at.slice(0, 10),
      time: at.slice(11, 16),
      ...given({ by, text: result }),
    })),
    ...(followUps ?? []).map(({ date, result }, place) => ({
      ...its,
      id: `${id} follow ${place}`,
      what: 'followUp' as const,
      day: date,
      ...given({ text: result }),
    })),
    ...(actualReturn ? [{ ...its, id: `${id} back`, what: 'back' as const, day: actualReturn }] : []),
  ]
}

/** From one class to the next where nothing lies between them; else in and out. */
function ofEnrolments({ enrolments, classes }: Known): TimelineEvent[] {
  const nameOf = (id: string) => classes.get(id) ?? ''
  return enrolments.flatMap(({ id, classId, beginDate, endDate, reason }): TimelineEvent[] => {
    const before = enrolments.find((one) => one.endDate === addDays(beginDate, -1))
    const isFollowed = Boolean(endDate) && enrolments.some((one) => one.beginDate === addDays(endDate ?? '', 1))
    const its = { kind: 'class', noun: 'enrolment', key: id, ...given({ className: nameOf(classId), text: reason }) } as const
    return [
      {
        ...its,
        id: `${id} in`,
        what: before ? 'moved' : 'entered',
        day: beginDate,
        ...given({ fromClass: before && nameOf(before.classId) }),
      },
      ...(endDate && !isFollowed ? [{ ...its, id: `${id} out`, what: 'leftClass' as const, day: endDate }] : []),
    ]
  })
}

function ofChild({ child }: Known): TimelineEvent[] {
  const { id, entryDate, leaveDate, leaveType, quarantineUntil } = child
  return [
    ...(quarantineUntil ? [{ id: `${id} isolated`, kind: 'isolation' as const, what: 'lastIsolated' as const, day: quarantineUntil }] : []),
    ...(entryDate ? [{ id: `${id} joined`, kind: 'state' as const, what: 'joined' as const, day: entryDate }] : []),
    ...(leaveDate ? [{ id: `${id} left`, kind: 'state' as const, what: 'left' as const, day: leaveDate, ...given({ leaveType }) }] : []),
  ]
}

/** Events, the newest first; of one day what has no hour comes last. */
export function newestFirst(events: readonly TimelineEvent[]): readonly TimelineEvent[] {
  const placeOf = ({ day, time = '', kind }: TimelineEvent) => `${day} ${time || ' '} ${timelineKinds.length - timelineKinds.indexOf(kind)}`
  return events
    .map((event) => ({ event, place: placeOf(event) }))
    .sort((one, two) => (one.place === two.place ? (one.event.id < two.event.id ? -1 : 1) : one.place < two.place ? 1 : -1))
    .map(({ event }) => event)
}

/** What was with a child from a day on. */
export function timeline(known: Known, from: string): readonly TimelineEvent[] {
  const all = [...ofRecords(known), ...ofLeaves(known), ...known.traces.flatMap(ofTrace), ...ofEnrolments(known), ...ofChild(known)]
  return newestFirst(all.filter(({ day }) => day >= from))
}

/** Events of the same day, days as they come. */
export function byDay(events: readonly TimelineEvent[]): readonly { readonly day: string; readonly events: readonly TimelineEvent[] }[] {
  const days = new Map<string, TimelineEvent[]>()
  for (const event of events) days.set(event.day, [...(days.get(event.day) ?? []), event])
  return [...days].map(([day, its]) => ({ day, events: its }))
}
