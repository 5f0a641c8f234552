import { Activity, ClipboardCheck } from 'lucide-react'
import { clockNow } from '../../../../app/clock/clock'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { dayOf } from '../../../../contract/time'
import { boardAddress } from '../../board-address'
import { words } from '../words'
import { ClassToday } from './ClassToday'

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
      title: label('今日出勤', 'Attendance today'),
      icon: Activity,
      needs: 'attendance-sheet:list',
      width: 'aside',
      height: 96,
      part: ClassToday,
    },
  ],
}
