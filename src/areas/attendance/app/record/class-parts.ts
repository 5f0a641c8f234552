import { Activity, CalendarDays, CalendarOff, ClipboardCheck } from 'lucide-react'
import { clockNow } from '../../../../app/clock/clock'
import { lazyPart } from '../../../../app/design/lazy-part'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { dayOf } from '../../../../contract/time'
import { boardAddress } from '../../board-address'
import { monthReport } from '../../reports/month-report'
import { words } from '../words'
import { ClassToday } from './ClassToday'
import { classWords } from './class-words'

/** What attendance has to say on the record of a class. */
export const classParts: PageAddition = {
  acts: [
    {
      name: 'board',
      order: 10,
      needs: 'attendance-record:edit',
      label: words.board,
      icon: ClipboardCheck,
      to: (row) => boardAddress(row.id, dayOf(clockNow())),
    },
  ],
  parts: [
    {
      name: 'today',
      order: 5,
      title: classWords.today,
      icon: Activity,
      needs: 'attendance-sheet:list',
      width: 'aside',
      height: 96,
      part: ClassToday,
    },
    {
      name: 'month',
      order: 15,
      title: classWords.month,
      icon: CalendarDays,
      needs: monthReport.needs,
      width: 'half',
      height: 280,
      part: lazyPart(() => import('./ClassMonth').then((file) => file.ClassMonth)),
    },
    {
      name: 'leave',
      order: 16,
      title: classWords.leave,
      icon: CalendarOff,
      needs: 'leave-request:list',
      width: 'half',
      height: 96,
      part: lazyPart(() => import('./LeaveThisWeek').then((file) => file.LeaveThisWeek)),
    },
  ],
}
