import { useCardAnswer } from '../../../../app/home/use-card-answer'
import { useCan } from '../../../../app/session/use-can'
import { type Deadline, deadlineFacts } from '../../deadline'

/** A deadline as it is shown; `paper`: what its certificate is called. */
export type Shown = Deadline & { readonly paper?: string }

/** Whether its last day has gone by. */
export const isOver = ({ left = 0 }: Shown): boolean => left < 0

/** The deadlines the person looks after. Without any to look after nothing is asked. */
export function useDeadlines() {
  const can = useCan()
  const mayAct = Object.values(deadlineFacts).some(({ needs }) => can(needs))
  const { data, frame } = useCardAnswer<readonly Shown[]>(
    { key: ['noun', 'deadlines'], path: '/business-system/intk/garden/deadlines' },
    mayAct,
  )
  return { data, frame, mayAct }
}
