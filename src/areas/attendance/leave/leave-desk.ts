/** What is looked at of a leave request. */
export type AskedLeave = {
  readonly id: string
  readonly fromDate: string
  readonly toDate: string
  readonly status: string | null
}

/** Leave to decide about, leave that is over before anybody decided, and approved leave that begins today or on the next open day. */
export type LeaveDesk<L extends AskedLeave> = {
  readonly pending: readonly L[]
  readonly expired: readonly L[]
  readonly beginning: readonly L[]
}

const byStart = (one: AskedLeave, two: AskedLeave) => one.fromDate.localeCompare(two.fromDate) || (one.id < two.id ? -1 : 1)

/** Sorts leave for whoever decides. `next`: the next open day; what begins on the closed days before it begins with it. */
export function leaveDesk<L extends AskedLeave>(leaves: readonly L[], today: string, next: string | undefined): LeaveDesk<L> {
  const sorted = [...leaves].sort(byStart)
  const asked = sorted.filter(({ status }) => (status ?? 'PENDING') === 'PENDING')
  return {
    pending: asked.filter(({ toDate }) => toDate >= today),
    expired: asked.filter(({ toDate }) => toDate < today),
    beginning: sorted.filter(({ status, fromDate }) => status === 'APPROVED' && fromDate >= today && fromDate <= (next ?? today)),
  }
}
