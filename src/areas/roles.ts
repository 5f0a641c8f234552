import { type Label, label } from '../contract/label'
import type { Grant } from './grant'

/**
 * A role a new kindergarten starts with. `dataScope` says whose rows its holder sees: everybody's, or what is open to all, their own, and
 * those of their own classes.
 */
export type RoleFacts = {
  readonly name: Label
  readonly dataScope: 'all' | 'own'
  readonly grants: readonly Grant[]
}

/** What everybody who signs in needs in order to find their way, also without network. */
const everybody = [
  'dict:list',
  'dict-item:list',
  'kindergarten-profile:list',
  'school-year:list',
  'term:list',
  'school-day:list',
  'house-setting:list',
  'conflict:list',
  'handed-over:list',
  'handed-over:add',
  'announcement-send:list',
  'announcement-send:read',
  'push-subscription:list',
  'push-subscription:remove',
] as const

const classes = ['grade:list', 'class:list', 'enrolment:list', 'staff:list'] as const
const families = ['child:list', 'guardian:list', 'child-guardian:list'] as const
const attendance = ['attendance-sheet:list', 'attendance-record:list', 'leave-request:list', 'absence-trace:list'] as const
const looking = [...everybody, ...classes, ...families, ...attendance] as const

/** Colleagues who have to reach each other during the day. */
const calling = ['staff:contact'] as const

const marking = [
  ...looking,
  ...calling,
  'attendance-sheet:add',
  'attendance-sheet:edit',
  'attendance-sheet:submit',
  'attendance-sheet:trace',
  'attendance-record:add',
  'attendance-record:edit',
  'attendance-record:remove',
  'leave-request:add',
  'leave-request:edit',
  'leave-request:cancel',
  'absence-trace:add',
  'absence-trace:edit',
  'absence-trace:follow',
  'absence-trace:return',
] as const

const running = [
  ...looking,
  'kindergarten-profile:*',
  'school-year:*',
  'term:*',
  'school-day:*',
  'grade:*',
  'class:*',
  'enrolment:*',
  'child:*',
  'guardian:*',
  'child-guardian:*',
  'staff:*',
  'staff-file:*',
  'staff-certificate:*',
  'leave-request:*',
  'absence-trace:*',
  'department:list',
  'announcement:*',
] as const

const menus = ['dish:list', 'week-menu:list', 'menu-meal:list'] as const
const samples = ['retained-sample:list', 'sample-disposal:list', 'sample-exception:list', 'sample-fridge:list', 'fridge-temp:list'] as const
const food = [...menus, ...samples] as const
/** How many eat, class by class, without a child. */
const headcount = ['attendance-sheet:list', 'class:list', 'staff:list'] as const
const kitchen = [...everybody, ...headcount, ...food] as const

/** Whoever is told that a fridge is too warm, or was not read, reads it. */
const reading = ['fridge-temp:add'] as const

/** Records are added and corrected; to declare one void is for those who answer for the canteen. */
const sampling = [
  'retained-sample:add',
  'retained-sample:amend',
  'retained-sample:dispose',
  'sample-disposal:add',
  'sample-exception:add',
  ...reading,
] as const
const voiding = ['retained-sample:void', 'retained-sample:resolve', 'sample-exception:void', 'fridge-temp:void'] as const
const planning = [
  'dish:*',
  'menu-meal:*',
  'week-menu:add',
  'week-menu:edit',
  'week-menu:remove',
  'week-menu:check',
  'week-menu:change',
] as const

/** The roles of the kindergarten by their code. */
export const roles = {
  admin: { name: label('超级管理员', 'Administrator'), dataScope: 'all', grants: ['*'] },
  sysAdmin: {
    name: label('系统管理员', 'System administrator'),
    dataScope: 'all',
    grants: [
      ...everybody,
      'user:*',
      'role:*',
      'permission:*',
      'department:*',
      'dict:*',
      'dict-item:*',
      'announcement:*',
      'message:*',
      'message-template:*',
      'handed-over:*',
      'device:*',
      'salvage:*',
      'house-setting:*',
    ],
  },
  principal: {
    name: label('园长', 'Principal'),
    dataScope: 'all',
    grants: [
      ...running,
      'attendance-sheet:*',
      'attendance-record:*',
      'conflict:*',
      'user:list',
      'role:list',
      ...food,
      ...reading,
      ...voiding,
      ...planning,
      'sample-fridge:*',
      'week-menu:approve',
      'week-menu:publish',
      'week-menu:reject',
    ],
  },
  viceAdmin: {
    name: label('副园长/后勤主任', 'Vice principal'),
    dataScope: 'all',
    grants: [
      ...running,
      'attendance-sheet:edit',
      'attendance-record:resolve',
      'attendance-sheet:resolve',
      'user:list',
      'role:list',
      ...food,
      ...reading,
      ...voiding,
      ...planning,
      'sample-fridge:*',
    ],
  },
  doctor: {
    name: label('保健医/保健员', 'School doctor'),
    dataScope: 'all',
    grants: [
      ...looking,
      ...calling,
      'child:edit',
      'attendance-sheet:*',
      'attendance-record:*',
      'leave-request:*',
      'absence-trace:*',
      'staff-certificate:list',
      ...food,
      'week-menu:review',
      'week-menu:reject',
    ],
  },
  headTeacher: {
    name: label('班主任', 'Head teacher'),
    dataScope: 'own',
    grants: [
      ...marking,
      'attendance-sheet:close',
      'attendance-sheet:resolve',
      'attendance-record:resolve',
      'leave-request:approve',
      'leave-request:reject',
      'leave-request:resolve',
      'absence-trace:resolve',
    ],
  },
  teacher: { name: label('配班教师', 'Teacher'), dataScope: 'own', grants: marking },
  nurseAide: {
    name: label('保育员', 'Nursery carer'),
    dataScope: 'own',
    grants: [...everybody, ...classes, ...calling, 'child:list', ...attendance],
  },
  foodDirector: {
    name: label('食品安全总监', 'Food safety director'),
    dataScope: 'all',
    grants: [...kitchen, ...calling, ...reading, ...voiding],
  },
  foodOfficer: {
    name: label('食品安全员', 'Food safety officer'),
    dataScope: 'all',
    grants: [...kitchen, ...calling, ...reading, ...voiding],
  },
  canteenMgr: {
    name: label('食堂主管', 'Canteen manager'),
    dataScope: 'all',
    grants: [...kitchen, ...calling, ...sampling, ...voiding, ...planning, 'sample-fridge:*'],
  },
  cook: { name: label('厨师', 'Cook'), dataScope: 'all', grants: [...kitchen, ...sampling] },
  sampler: { name: label('留样员', 'Sample keeper'), dataScope: 'all', grants: [...kitchen, ...sampling] },
  buyer: { name: label('采购员', 'Buyer'), dataScope: 'all', grants: [...everybody, ...headcount, ...menus] },
  storekeeper: { name: label('仓管员', 'Storekeeper'), dataScope: 'all', grants: [...kitchen, ...reading] },
  inspectorIn: { name: label('验收员', 'Goods inspector'), dataScope: 'all', grants: [...everybody, 'staff:list', 'dish:list'] },
  // Marks, causes and leave of single children tell who is ill. What is paid for follows from how many ate.
  accountant: {
    name: label('会计', 'Accountant'),
    dataScope: 'all',
    grants: [...everybody, 'grade:list', ...headcount],
  },
  supplier: { name: label('供应商', 'Supplier'), dataScope: 'own', grants: everybody },
  guard: { name: label('门卫', 'Gatekeeper'), dataScope: 'all', grants: everybody },
  committee: { name: label('膳食委员会/家长代表', 'Meals committee'), dataScope: 'own', grants: [...everybody, ...menus] },
  // An inspector sees that the work is done, by figures and registers, and of no child whether it is ill.
  regulator: {
    name: label('督学/监管', 'Inspector'),
    dataScope: 'all',
    grants: [...everybody, 'school-year:list', 'grade:list', ...headcount, ...food],
  },
} as const satisfies Record<string, RoleFacts>

export type RoleCode = keyof typeof roles
