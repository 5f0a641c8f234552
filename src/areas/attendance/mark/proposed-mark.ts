import type { Mark } from './mark'

/** What is looked at of a leave request. */
export type Leave = {
  readonly id: string
  readonly childId: string
  readonly fromDate: string
  readonly toDate: string
  readonly halfDay?: string | null
  readonly type: string
  readonly cause: string
  readonly symptoms?: readonly string[] | null
  readonly status: string | null
}

/** The approved leave of a child that covers a day; whole days before half ones. */
export function leaveOn(leaves: readonly Leave[], childId: string, date: string): Leave | undefined {
  const found = leaves.filter(
    (leave) => leave.childId === childId && leave.status === 'APPROVED' && leave.fromDate <= date && date <= leave.toDate,
  )
  return found.find((leave) => !leave.halfDay) ?? found[0]
}

/** The mark that is offered for a child nobody has marked. It is shown as an offer and never counted before it is saved. */
export function proposedMark(isQuarantined: boolean, leave: Leave | undefined): Mark | undefined {
  if (isQuarantined) return 'H'
  if (!leave) return undefined
  if (leave.halfDay === 'AM') return 'L'
  if (leave.halfDay === 'PM') return 'E'
  return leave.type === 'S' ? 'S' : 'A'
}
