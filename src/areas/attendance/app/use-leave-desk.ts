import { useCopiedRows } from '../../../app/offline/view/use-copied-rows'
import type { View } from '../../../app/offline/view/view'
import { SchoolDay } from '../../garden/published/school-day'
import { type LeaveDesk, leaveDesk } from '../leave/leave-desk'
import { LeaveRequest } from '../leave/leave-request'

export type LeaveView = View<typeof LeaveRequest>

/** Leave as it stands on a day. Undefined while loading. */
export function useLeaveDesk(today: string): LeaveDesk<LeaveView> | undefined {
  const leaves = useCopiedRows(LeaveRequest)
  const days = useCopiedRows(SchoolDay)
  const next = days
    ?.filter(({ isOpen, date }) => isOpen && date > today)
    .map(({ date }) => date)
    .sort()[0]
  return leaves && days && leaveDesk(leaves, today, next)
}
