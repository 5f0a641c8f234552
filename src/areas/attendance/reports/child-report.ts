import type { Problems } from '../../../contract/check'
import { date, ref } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineRecordReport } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { daysBetween } from '../../../contract/time'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { SchoolDay } from '../../garden/published/school-day'
import { type ChildDay, type ChildDays, childDays } from '../child-days'
import { columnWords } from '../column-words'
import { figureWords } from '../figure-words'
import { AttendanceRecord } from '../mark/attendance-record'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { sumOfTallies } from '../sheet/tally'

/** Most days of one answer: a school year and its holidays. */
const longest = 400

const counted = label('是', 'Yes')
const apart = label('否，尚未提交', 'No, not handed in')

const columns: readonly Column<ChildDay>[] = [
  { name: 'day', kind: 'words', label: columnWords.day, value: (day) => day.date },
  {
    name: 'state',
    kind: 'words',
    label: columnWords.state,
    dict: 'attStatus',
    value: ({ cell }) => (cell === 'unmarked' ? figureWords.unmarked : cell),
  },
  { name: 'counted', kind: 'words', label: label('计入合计', 'In the sums'), value: ({ isCounted }) => (isCounted ? counted : apart) },
  { name: 'cause', kind: 'words', label: columnWords.illness, dict: 'absenceCause', value: ({ cause }) => cause },
]

/** How the days of one child went, in whatever classes it was. */
export const childReport = defineRecordReport(
  { name: 'attendance/child', label: label('幼儿出勤', 'Attendance of a child'), path: Child.path, needs: 'attendance-record:list' },
  {
    params: { child: ref('child', '幼儿', 'Child'), from: date('从', 'From'), to: date('到', 'To') },
    agrees({ from, to }): Problems {
      if (to < from) return { to: { code: 'field.order' } }
      return daysBetween(from, to) >= longest ? { from: { code: 'record.too-many', values: { max: longest } } } : {}
    },
    sources: ({ params: { child, from, to } }) => {
      const days = { from, to }
      return {
        children: rowsOf(Child, { id: child }),
        enrolments: rowsOf(Enrolment, { childId: child }),
        records: rowsOf(AttendanceRecord, { childId: child, date: days }),
        sheets: rowsOf(AttendanceSheet, { date: days }),
        calendar: rowsOf(SchoolDay, { date: days }),
      }
    },
    compute({ today, heldFrom = '', rows }): ChildDays {
      const [child] = rows.children
      if (!child) return { days: [], counts: sumOfTallies([]), rate: null }
      const { id, studentNo, status } = child
      // Days nobody here knows anything of are no days without marks.
      const calendar = rows.calendar.filter((day) => day.date >= heldFrom).map((day) => ({ date: day.date, isOpen: day.isOpen === true }))
      return childDays({ ...rows, calendar, today, child: { id, studentNo, status } })
    },
    rows: ({ days }) => days.filter(({ cell }) => cell !== 'closed' && cell !== 'ahead' && cell !== 'outside'),
    idOf: (day) => day.date,
    columns: () => columns,
  },
)
