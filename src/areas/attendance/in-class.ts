/** What is looked at of a child's time in a class, and of the child. */
export type ClassTime = { readonly childId: string; readonly classId: string; readonly beginDate: string; readonly endDate: string | null }
export type Pupil = { readonly id: string; readonly status: string }

const attending = '20'
const notYetOrOnLeave = ['10', '30']

/** Whether an enrolment covers a day; its first and last day are included. */
const covers = (time: ClassTime, date: string): boolean => time.beginDate <= date && (time.endDate === null || date <= time.endDate)

/**
 * Whether a child is expected in a class on a day. A child who has left was expected as long as its enrolment ran:
 * its state is that of now, so it says nothing of the past.
 */
export function isInClass(child: Pupil, times: readonly ClassTime[], classId: string, date: string): boolean {
  const time = times.find((one) => one.childId === child.id && one.classId === classId && covers(one, date))
  if (!time || notYetOrOnLeave.includes(child.status)) return false
  return child.status === attending || time.endDate !== null
}
