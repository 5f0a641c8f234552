import type { Problems } from '../../../../../contract/check'

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

/** What is wrong with a change of class before anybody is asked. */
export function changeProblems(asked: { readonly classId: string; readonly beginDate: string }, before: Row | undefined): Problems {
  const { classId, beginDate } = asked
  return {
    ...(classId === ''
      ? { classId: { code: 'field.required' } }
      : classId === before?.classId
        ? { classId: { code: 'enrolment.same' } }
        : {}),
    ...(beginDate === ''
      ? { beginDate: { code: 'field.required' } }
      : before && beginDate <= text(before.beginDate)
        ? { beginDate: { code: 'field.order' } }
        : {}),
  }
}
