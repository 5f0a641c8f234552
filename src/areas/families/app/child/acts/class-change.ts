import type { Problems } from '../../../../../contract/check'
import { hasLeft } from '../../../published/child-states'

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly rev: number }
/** Values of `childStatus` of a child that is a child of the house now: it may leave. One that never came has nothing to leave. */
const here: readonly string[] = ['20', '30']

/** Whether a child in this state may leave now. */
export const mayLeave = (status: string): boolean => here.includes(status)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The time in a class that covers a day or, where none does, the next to come; undefined of a child that is in no class. */
export function presentTime<R extends Row>(times: readonly R[], today: string): R | undefined {
  const open = times
    .filter(({ endDate }) => (text(endDate) || '9999') >= today)
    .toSorted((one, two) => (text(one.beginDate) < text(two.beginDate) ? -1 : 1))
  return open[0]
}

/** What is asked of all who go to another class. */
export type Asked = { readonly classId: string; readonly beginDate: string }

/** Why a child does not go: it has left, is in that class already, or came to its own only on that day or after. */
export type Staying = 'left' | 'same' | 'later'

/** A child and its time in the class it is in now. `why`: why it stays there. */
export type Changing<C extends Row = Row, T extends Row = Row> = {
  readonly child: C
  readonly before: T | undefined
  readonly why: Staying | undefined
}

function whyNot(child: Row, before: Row | undefined, { classId, beginDate }: Asked): Staying | undefined {
  if (hasLeft(text(child.status))) return 'left'
  if (classId !== '' && before?.classId === classId) return 'same'
  return before && beginDate !== '' && beginDate <= text(before.beginDate) ? 'later' : undefined
}

/** What becomes of each child that is sent to another class. */
export const changesOf = <C extends Row, T extends Row>(
  children: readonly C[],
  times: readonly T[],
  asked: Asked,
  today: string,
): readonly Changing<C, T>[] =>
  children.map((child) => {
    const own = times.filter(({ childId }) => childId === child.id)
    const before = presentTime(own, today)
    return { child, before, why: whyNot(child, before, asked) }
  })

/** Fields that are still to be filled in. */
export const askedProblems = (asked: Asked): Problems =>
  Object.fromEntries(
    (['classId', 'beginDate'] as const).flatMap((name) => (asked[name] === '' ? [[name, { code: 'field.required' }] as const] : [])),
  )

/** How many children a class will have on that day, with those that come. */
export const headsIn = (times: readonly Row[], { classId, beginDate }: Asked, coming: number): number =>
  coming +
  times.filter((time) => time.classId === classId && text(time.beginDate) <= beginDate && (text(time.endDate) || '9999') >= beginDate)
    .length
