import type { AlarmLine, AlarmProps } from '../../../../app/home/alarm'
import { useTell } from '../../../../app/home/use-tell'
import { deadlinePage, deadlineSentence } from '../../deadline'
import { isOver, type Shown, useDeadlines } from './use-deadlines'

/** What has run out, a line each; what has time is on the card of deadlines. */
export const overdue = (all: readonly Shown[]): AlarmLine[] =>
  all.filter(isOver).map((one) => ({
    id: `${one.kind} ${one.row} ${one.certificate ?? ''}`,
    tone: 'bad',
    icon: 'calendar-days',
    said: deadlineSentence(one),
    values: { name: one.name, paper: one.paper ?? '', until: one.until ?? '' },
    since: one.until ?? '',
    to: deadlinePage(one),
  }))

/** Papers of staff and house that have run out, and a calendar that has ended. */
export function DeadlineAlarm({ tell }: AlarmProps) {
  const { data, frame, mayAct } = useDeadlines()
  useTell(tell, !mayAct ? [] : data ? overdue(data) : frame.state === 'loading' ? undefined : 'unknown')
  return null
}
