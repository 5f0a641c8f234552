import { date, ref } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineRecordReport } from '../../../contract/report/report'
import { rowsIfKnown, rowsOf } from '../../../contract/report/report-source'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { Class } from '../../garden/published/class'
import { columnWords } from '../column-words'
import { LeaveRequest } from '../leave/leave-request'
import { AttendanceRecord } from '../mark/attendance-record'
import { marks } from '../mark/mark'
import { AbsenceTrace } from '../sheet/absence-trace'
import { type TimelineEvent, timeline } from '../timeline/timeline'

/** Marks that are told: a child that was simply here is not. */
const told = marks.filter((mark) => mark !== 'P' && mark !== 'N')

/** What was with a child from a day on, as far as whoever asks may read of it. */
export const timelineReport = defineRecordReport(
  { name: 'attendance/timeline', label: label('时间线', 'Timeline'), path: Child.path, needs: 'child:list' },
  {
    params: { child: ref('child', '幼儿', 'Child'), from: date('从', 'From') },
    sources: ({ params: { child, from } }) => ({
      children: rowsOf(Child, { id: child }),
      classes: rowsIfKnown(Class),
      enrolments: rowsIfKnown(Enrolment, { childId: child }),
      records: rowsIfKnown(AttendanceRecord, { childId: child, date: { from }, status: told }),
      leaves: rowsIfKnown(LeaveRequest, { childId: child, toDate: { from } }),
      traces: rowsIfKnown(AbsenceTrace, { childId: child, firstDate: { from } }),
    }),
    compute({ params: { from }, rows }): readonly TimelineEvent[] {
      const [child] = rows.children
      if (!child) return []
      const { classes = [], enrolments = [], records = [], leaves = [], traces = [] } = rows
      return timeline({ child, enrolments, records, leaves, traces, classes: new Map(classes.map(({ id, name }) => [id, name])) }, from)
    },
    rows: (events) => events,
    idOf: ({ id }) => id,
    columns: () => [
      { name: 'day', kind: 'words', label: columnWords.day, value: ({ day }) => day },
      { name: 'state', kind: 'words', label: columnWords.state, dict: 'attStatus', value: ({ mark }) => mark ?? null },
      { name: 'cause', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ cause }) => cause ?? null },
    ],
  },
)
