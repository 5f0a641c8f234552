import { label } from '../../contract/label'
import { leading, type Menu, placed, sampling, teaching } from '../menu-groups'

const hub = '/attendance/today'
const buying = ['storekeeper', 'buyer', 'accountant'] as const

export const menu: Menu = {
  '/attendance/board': {
    group: 'today',
    order: 1,
    icon: 'clipboard-check',
    for: teaching,
    place: placed(teaching, 1),
    short: label('点名', 'Roll call'),
    lands: teaching,
    tabOf: hub,
  },
  '/attendance/tracing': {
    group: 'today',
    order: 2,
    icon: 'phone-call',
    label: label('缺勤追查', 'Tracing'),
    for: [...teaching, 'doctor'],
    place: placed([...teaching, 'doctor'], 2),
    short: label('追查', 'Tracing'),
    tabOf: hub,
  },
  'leave-request': {
    group: 'today',
    order: 3,
    icon: 'calendar-minus',
    label: label('请假', 'Leave'),
    for: [...teaching, 'doctor'],
    place: placed(teaching, 3),
    tabOf: hub,
  },
  [hub]: {
    group: 'today',
    order: 4,
    icon: 'activity',
    for: ['doctor', ...leading, 'regulator', 'admin'],
    place: { doctor: 3, ...placed([...leading, 'regulator', 'admin'], 2) },
    short: label('出勤', 'Classes'),
  },
  '/attendance/illness': { tabOf: hub, order: 7 },
  '/attendance/trend': { tabOf: hub, order: 8 },
  '/attendance/month': { group: 'today', order: 5, icon: 'calendar-range', for: teaching, tabOf: hub },
  '/attendance/kitchen': {
    group: 'today',
    order: 6,
    icon: 'utensils',
    for: [...sampling, 'foodDirector', 'foodOfficer', ...buying],
    place: { ...placed(sampling, 4), buyer: 2, accountant: 2 },
    short: label('人数', 'Meals'),
    tabOf: hub,
  },
}
