import { CalendarCheck, CalendarOff, History, PhoneCall, Utensils } from 'lucide-react'
import { lazyPart } from '../../../../app/design/lazy-part'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { childMealsReport } from '../../reports/child-meals-report'
import { timelineReport } from '../../reports/timeline-report'
import { AttendanceHeat } from '../heat/AttendanceHeat'
import { heatWords } from '../heat/heat-words'
import { IsolationTrace } from './IsolationTrace'
import { LeaveSheet } from './LeaveSheet'
import { mealWords } from './meals/meal-words'
import { TodaySign } from './TodaySign'
import { timelineWords } from './timeline/timeline-words'

/** What attendance has to say on the record of a child. */
export const childParts: PageAddition = {
  signs: [TodaySign],
  inBanners: { isolation: IsolationTrace },
  acts: [
    {
      name: 'leave',
      order: 20,
      needs: 'leave-request:add',
      label: label('请假', 'Leave'),
      icon: CalendarOff,
      sheet: LeaveSheet,
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
      part: AttendanceHeat,
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
      name: 'meals',
      order: 45,
      title: mealWords.title,
      icon: Utensils,
      needs: childMealsReport.needs,
      width: 'half',
      height: 200,
      part: lazyPart(() => import('./meals/MealsPart').then((file) => file.MealsPart)),
    },
    {
      name: 'leave',
      order: 50,
      title: label('请假', 'Leave'),
      icon: CalendarOff,
      needs: 'leave-request:list',
      width: 'half',
      height: 96,
      rows: { noun: 'leave-request', by: 'childId', show: [['fromDate', 'toDate'], 'type', 'cause', 'status'], first: 5, add: true },
    },
    {
      name: 'timeline',
      order: 110,
      title: timelineWords.title,
      icon: History,
      needs: timelineReport.needs,
      width: 'full',
      height: 240,
      part: lazyPart(() => import('./timeline/Timeline').then((file) => file.Timeline)),
    },
  ],
}
