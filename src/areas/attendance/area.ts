import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as flows from './flows'
import * as nouns from './nouns'
import { sheetsOfDay } from './sheet/begun-sheet'
import { tones } from './sheet/tones'

/** Who is here and who is away, and why. */
export const attendance = defineArea({
  name: 'attendance',
  nouns,
  tones,
  flows,
  errors,
  reasons: {
    locked: label('考勤已提交，提交后的修改需要有人确认。', 'Attendance had been submitted; a change made after that has to be confirmed.'),
    closed: label('当日考勤已关闭，修改需要有人确认。', 'The day is closed; a change to it has to be confirmed.'),
  },
  ties: [sheetsOfDay],
  modules: { attendance: { label: label('考勤', 'Attendance'), icon: 'clipboard-check' } },
  screens: [
    {
      path: '/attendance/board',
      component: 'attendance/board',
      label: label('今日点名', 'Roll call'),
      icon: 'clipboard-check',
      module: 'attendance',
      needs: 'attendance-record:edit',
    },
    {
      path: '/attendance/today',
      component: 'attendance/today',
      label: label('全园出勤', 'All classes today'),
      icon: 'activity',
      module: 'attendance',
      needs: 'attendance-sheet:list',
    },
    {
      path: '/attendance/tracing',
      component: 'attendance/tracing',
      label: label('因病缺勤追踪', 'Absences followed'),
      icon: 'phone-call',
      module: 'attendance',
      needs: 'absence-trace:list',
    },
    {
      path: '/attendance/illness',
      component: 'attendance/illness',
      label: label('病假分析', 'Illness'),
      icon: 'heart-pulse',
      module: 'attendance',
      needs: 'attendance-record:health',
    },
    {
      path: '/attendance/month',
      component: 'attendance/month',
      label: label('出勤月表', 'Month table'),
      icon: 'calendar-days',
      module: 'attendance',
      needs: 'attendance-record:list',
    },
    {
      path: '/attendance/trend',
      component: 'attendance/trend',
      label: label('出勤趋势', 'Attendance over time'),
      icon: 'calendar-range',
      module: 'attendance',
      needs: 'attendance-sheet:list',
    },
    {
      path: '/attendance/kitchen',
      component: 'attendance/kitchen',
      label: label('用餐人数', 'Meals today'),
      icon: 'utensils',
      module: 'attendance',
      needs: 'attendance-sheet:list',
    },
  ],
})
