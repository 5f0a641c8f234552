import type { Catalogue } from '../contract/catalogue'
import type { Resource } from '../contract/resource'
import { AnnouncementSend } from '../contract/system/announcement-send'
import { Conflict } from '../contract/system/conflict'
import { Department } from '../contract/system/department'
import { Dict } from '../contract/system/dict'
import { DictItem } from '../contract/system/dict-item'
import { HandedOver } from '../contract/system/handed-over'
import { HouseSetting } from '../contract/system/house-setting'
import { AbsenceTrace } from './attendance/absence-trace'
import { AttendanceRecord } from './attendance/attendance-record'
import { AttendanceSheet } from './attendance/attendance-sheet'
import { leaveProblems, traceProblems } from './attendance/leave-problems'
import { LeaveRequest } from './attendance/leave-request'
import { recordProblems } from './attendance/record-problems'
import { FridgeTemp } from './canteen/fridge-temp'
import { RetainedSample } from './canteen/retained-sample'
import { SampleDisposal } from './canteen/sample-disposal'
import { SampleException } from './canteen/sample-exception'
import { SampleFridge } from './canteen/sample-fridge'
import { Child } from './families/child'
import { ChildGuardian } from './families/child-guardian'
import { Guardian } from './families/guardian'
import { flows } from './flows'
import { Class } from './garden/class'
import { Enrolment } from './garden/enrolment'
import { Grade } from './garden/grade'
import { KindergartenProfile } from './garden/kindergarten-profile'
import { SchoolDay } from './garden/school-day'
import { SchoolYear } from './garden/school-year'
import { Term } from './garden/term'
import type { GrantedVerb } from './grant'
import { type Noun, nouns } from './nouns'
import { Dish } from './recipes/dish'
import { MenuMeal } from './recipes/menu-meal'
import { WeekMenu } from './recipes/week-menu'
import { screens } from './screens'
import { Staff } from './staff/staff'

/** The definitions of the nouns whose rows lie on devices. Every phone fetches them before its first screen. */
export const deviceResources = {
  'absence-trace': AbsenceTrace,
  'announcement-send': AnnouncementSend,
  'attendance-record': AttendanceRecord,
  'attendance-sheet': AttendanceSheet,
  child: Child,
  'child-guardian': ChildGuardian,
  class: Class,
  conflict: Conflict,
  department: Department,
  dict: Dict,
  'dict-item': DictItem,
  dish: Dish,
  enrolment: Enrolment,
  'fridge-temp': FridgeTemp,
  grade: Grade,
  guardian: Guardian,
  'handed-over': HandedOver,
  'house-setting': HouseSetting,
  'kindergarten-profile': KindergartenProfile,
  'leave-request': LeaveRequest,
  'menu-meal': MenuMeal,
  'retained-sample': RetainedSample,
  'sample-disposal': SampleDisposal,
  'sample-exception': SampleException,
  'sample-fridge': SampleFridge,
  'school-day': SchoolDay,
  'school-year': SchoolYear,
  staff: Staff,
  term: Term,
  'week-menu': WeekMenu,
} satisfies Partial<Record<Noun, Resource>>

/** What a device has to know of the kindergarten before it can keep a row or an edit. Its menu comes from the server. */
export const deviceCatalogue: Catalogue = {
  resources: deviceResources,
  nouns,
  flows,
  // Evidence of food safety: a label names the record hash, and anybody can check it.
  chained: ['fridge-temp', 'retained-sample', 'sample-disposal', 'sample-exception'],
  modules: {},
  agreements: {
    'absence-trace': traceProblems,
    'attendance-record': recordProblems,
    'leave-request': leaveProblems,
  } satisfies Partial<Record<Noun, unknown>>,
  // A closed day stays closed: what comes late is let in by those who may open the day again.
  releases: {
    'attendance-record': { closed: 'attendance-sheet:reopen' },
    'attendance-sheet': { closed: 'attendance-sheet:reopen' },
  } satisfies Partial<Record<Noun, Readonly<Record<string, GrantedVerb>>>>,
  screens,
}
