import type { HomeCard } from '../../../../app/home/home-card'
import { label } from '../../../../contract/label'
import { teaching } from '../../../menu-groups'
import type { RoleCode } from '../../../roles'

const full = (order: number) => ({ order, lane: 'full' }) as const
const side = (order: number) => ({ order, lane: 'side' }) as const
const main = (order: number) => ({ order, lane: 'main' }) as const

/** What attendance tells on the home of those who look after more than one class, or none. A teacher's home is the board itself. */
export const attendanceCards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'attendance/classes',
    title: label('各班点名', 'Roll by class'),
    icon: 'clipboard-check',
    needs: ['attendance-record:list'],
    for: { principal: full(10), viceAdmin: full(10), doctor: full(60), nurseAide: full(20) },
    to: '/attendance/today',
    height: 300,
    due: { load: () => import('./standing/classes-standing').then((file) => file.useClassesStanding) },
    load: () => import('./ClassesCard').then((file) => file.ClassesCard),
  },
  {
    name: 'attendance/allergies',
    title: label('今天不能吃的', 'Not on these plates'),
    icon: 'egg-off',
    needs: ['child:health', 'attendance-record:list', 'week-menu:list', 'menu-meal:list', 'dish:list'],
    for: { nurseAide: full(10) },
    to: '/garden/child',
    height: 160,
    load: () => import('./serving/AllergiesCard').then((file) => file.AllergiesCard),
  },
  {
    name: 'attendance/isolation',
    title: label('在家隔离的幼儿', 'Children kept at home'),
    icon: 'house',
    needs: ['child:health', 'attendance-record:list'],
    for: { nurseAide: side(25) },
    to: '/attendance/tracing',
    height: 120,
    load: () => import('./serving/IsolationCard').then((file) => file.IsolationCard),
  },
  {
    name: 'attendance/rate',
    title: label('今日出勤率', 'Attendance today'),
    icon: 'activity',
    needs: ['attendance-sheet:list'],
    for: { principal: main(20), viceAdmin: main(20), regulator: main(20) },
    to: '/attendance/today',
    height: 180,
    load: () => import('./RateCard').then((file) => file.RateCard),
  },
  {
    name: 'attendance/tracing',
    title: label('待联系的家庭', 'Families to call'),
    icon: 'heart-pulse',
    needs: ['absence-trace:list', 'child-guardian:contact'],
    for: { doctor: main(10), principal: main(70), viceAdmin: main(70) },
    to: '/attendance/tracing',
    height: 420,
    due: { load: () => import('./standing/calls-standing').then((file) => file.useCallsStanding), for: teaching },
    load: () => import('./CallsCard').then((file) => file.CallsCard),
  },
  {
    name: 'attendance/returns',
    title: label('隔离与返园', 'Isolation and return'),
    icon: 'stethoscope',
    needs: ['absence-trace:list', 'child:health'],
    for: { doctor: main(30) },
    to: '/attendance/tracing',
    height: 220,
    load: () => import('./ReturnsCard').then((file) => file.ReturnsCard),
  },
  {
    name: 'attendance/leave',
    title: label('请假', 'Leave'),
    icon: 'calendar-check',
    needs: ['leave-request:list'],
    for: { principal: main(40), viceAdmin: main(40), doctor: main(50) },
    to: '/attendance/leave-request',
    height: 200,
    due: { load: () => import('./standing/leave-standing').then((file) => file.useLeaveStanding), for: teaching },
    load: () => import('./LeaveCard').then((file) => file.LeaveCard),
  },
  {
    name: 'attendance/illness',
    title: label('今日病假', 'Ill today'),
    icon: 'thermometer',
    needs: ['attendance-record:list', 'attendance-record:health'],
    for: { doctor: side(20), principal: side(80), viceAdmin: side(80) },
    to: '/attendance/illness',
    height: 240,
    load: () => import('./illness/IllnessCard').then((file) => file.IllnessCard),
  },
]
