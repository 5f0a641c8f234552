import { earlyPart } from '../../../app/design/early-part'
import { show } from '../../../app/shell/shown-area'
import { label } from '../../../contract/label'
import { attendance } from '../area'

export const shownAttendance = show(
  attendance,
  {
    'attendance/board': earlyPart(() => import('./AttendanceBoard').then((file) => file.AttendanceBoard)),
    'attendance/today': earlyPart(() => import('./TodayScreen').then((file) => file.TodayScreen)),
    'attendance/month': earlyPart(() => import('./MonthScreen').then((file) => file.MonthScreen)),
    'attendance/kitchen': earlyPart(() => import('./KitchenScreen').then((file) => file.KitchenScreen)),
  },
  {
    reasons: {
      locked: label(
        '考勤已提交，提交后的修改需要有人确认。',
        'Attendance had been submitted; a change made after that has to be confirmed.',
      ),
      closed: label('当日考勤已关闭，修改需要有人确认。', 'The day is closed; a change to it has to be confirmed.'),
    },
  },
)
