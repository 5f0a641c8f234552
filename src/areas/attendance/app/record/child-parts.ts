import { CalendarCheck, CalendarOff, PhoneCall } from 'lucide-react'
import { earlyPart } from '../../../../app/design/early-part'
import type { PageAddition, PartProps } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { heatWords } from '../heat/heat-words'

/** What attendance has to say on the record of a child. */
export const childParts: PageAddition = {
  signs: [earlyPart<PartProps>(() => import('./TodaySign').then((file) => file.TodaySign))],
  acts: [
    {
      name: 'leave',
      order: 20,
      needs: 'leave-request:add',
      label: label('请假', 'Leave'),
      icon: CalendarOff,
      sheet: earlyPart(() => import('./LeaveSheet').then((file) => file.LeaveSheet)),
    },
  ],
  parts: [
    {
      name: 'attendance',
      order: 20,
      title: heatWords.title,
      icon: CalendarCheck,
      needs: 'attendance-record:list',
      width: 'full',
      height: 320,
      part: earlyPart<PartProps>(() => import('../heat/AttendanceHeat').then((file) => file.AttendanceHeat)),
    },
    {
      name: 'tracing',
      order: 30,
      title: label('缺勤追踪', 'Absence traces'),
      icon: PhoneCall,
      needs: 'absence-trace:list',
      width: 'half',
      height: 96,
      rows: { noun: 'absence-trace', by: 'childId', show: ['firstDate', 'cause', 'status', 'actualReturn'], first: 5, add: true },
    },
    {
      name: 'leave',
      order: 50,
      title: label('请假', 'Leave'),
      icon: CalendarOff,
      needs: 'leave-request:list',
      width: 'half',
      height: 96,
      rows: { noun: 'leave-request', by: 'childId', show: ['fromDate', 'toDate', 'type', 'cause', 'status'], first: 5, add: true },
    },
  ],
}
