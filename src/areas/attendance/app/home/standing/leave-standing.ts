import { useNow } from '../../../../../app/clock/use-now'
import type { CardStanding } from '../../../../../app/home/home-card'
import { useCan } from '../../../../../app/session/use-can'
import { label } from '../../../../../contract/label'
import type { LeaveDesk } from '../../../leave/leave-desk'
import { type LeaveView, useLeaveDesk } from '../../use-leave-desk'

/** What is said of leave as a whole. */
export const leaveWords = {
  someToDecide: label('{count} 条请假待批', '{count} {count:request|requests} of leave to decide'),
  none: label('没有待批的请假', 'No leave to decide'),
} as const

/** How leave stands for somebody who decides it, or does not. */
export function leaveStanding({ pending, expired, beginning }: LeaveDesk<LeaveView>, mayDecide: boolean): CardStanding {
  const count = pending.length + expired.length
  if (mayDecide && count > 0) return { as: 'due', said: leaveWords.someToDecide, values: { count } }
  return beginning.length > 0 ? { as: 'calm' } : { as: 'well', said: leaveWords.none }
}

/** How leave stands, wherever one is. */
export function useLeaveStanding(): CardStanding | undefined {
  const mayDecide = useCan()('leave-request:approve')
  const desk = useLeaveDesk(useNow().slice(0, 10))
  return desk && leaveStanding(desk, mayDecide)
}
