import type { Resource } from '../../../contract/resource'
import { Announcement } from '../../../contract/system/announcement'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { Department } from '../../../contract/system/department'
import type { Given } from '../../../server/seed/fill'
import { AbsenceTrace } from '../../attendance/absence-trace'
import { AttendanceRecord } from '../../attendance/attendance-record'
import { AttendanceSheet } from '../../attendance/attendance-sheet'
import { LeaveRequest } from '../../attendance/leave-request'
import { FridgeTemp } from '../../canteen/fridge-temp'
import { RetainedSample } from '../../canteen/retained-sample'
import { SampleDisposal } from '../../canteen/sample-disposal'
import { SampleException } from '../../canteen/sample-exception'
import { SampleFridge } from '../../canteen/sample-fridge'
import { Child } from '../../families/published/child'
import { ChildGuardian } from '../../families/published/child-guardian'
import { Enrolment } from '../../families/published/enrolment'
import { Guardian } from '../../families/published/guardian'
import { Grade } from '../../garden/grade'
import { holidays } from '../../garden/holidays'
import { Class } from '../../garden/published/class'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../garden/published/school-day'
import { type CalendarDay, schoolCalendar } from '../../garden/school-calendar'
import { SchoolYear } from '../../garden/school-year'
import { Term } from '../../garden/term'
import { Dish } from '../../recipes/published/dish'
import { MenuMeal } from '../../recipes/published/menu-meal'
import { WeekMenu } from '../../recipes/published/week-menu'
import { Staff } from '../../staff/published/staff'
import { StaffCertificate } from '../../staff/published/staff-certificate'
import { StaffFile } from '../../staff/staff-file'
import { demoClasses } from '../demo-classes'
import { demoSeed } from '../demo-seed'
import { random } from '../random'
import { type Span, termAround } from '../term-around'
import { attendanceRows } from './attendance-rows'
import { childRows } from './child-rows'
import { accountIds, demoAccounts } from './demo-accounts'
import { demoChildren } from './demo-children'
import { demoPictures } from './demo-pictures'
import { demoStaff, holdersOf } from './demo-staff'
import { departmentRows } from './department-rows'
import { familyRows } from './family-rows'
import { fridgeReadings, fridgeRows, tempRows } from './fridge-rows'
import { classRows, dayRows, gradeRows, profileRow, spanRows } from './garden-rows'
import { dishRows, menuRows } from './menu-rows'
import { noticeRows } from './notice-rows'
import { sampleRows } from './sample-rows'
import { staffRows } from './staff-rows'

/** Open days of the past of which samples and temperatures are recorded. */
const sampledDays = 14

/** Rows of one noun. */
export type Furniture = { readonly noun: Resource; readonly rows: readonly Given[] }

/** The calendar of the term. Whoever starts on a day off finds it open, with the reason: there is always something to do. */
const calendarOf = (term: Span, today: string): CalendarDay[] =>
  schoolCalendar(term.beginDate, term.endDate, holidays).map((day) =>
    day.date === today && !day.isOpen ? { ...day, isOpen: true, mealServed: true, reason: '演示开园日' } : day,
  )

/**
 * The demonstration kindergarten as it stands on the morning of `today` (`YYYY-MM-DD`, the kindergarten's day): twelve
 * classes, 360 children, sixty staff and a term of attendance. The same day and seed always give the same rows. Nouns come
 * in an order in which what is referred to comes first; accounts are not among them.
 */
export function demo(today: string, seed: number = demoSeed, pictures = demoPictures(seed, demoStaff(seed))): Furniture[] {
  const { year, term } = termAround(today)
  const calendar = calendarOf(term, today)
  const days = calendar.filter(({ isOpen }) => isOpen).map(({ date }) => date)
  const timeline = { days, today: days.indexOf(today) }
  const people = demoStaff(seed)
  const heads = new Map(demoClasses.map(({ id, at }) => [id, holdersOf(people, 'headTeacher')[at]?.name ?? '']))
  const all = demoChildren(seed, today, term.beginDate)
  const family = familyRows(seed, all)
  const { years, terms } = spanRows(year, term)
  const { staff, files, certificates } = staffRows(seed, today, people, accountIds(people))
  const { children, enrolments } = childRows(seed, today, term.beginDate, all, family.families)
  const menus = menuRows(today, days, people)
  const sampled = days.slice(Math.max(0, timeline.today - sampledDays), timeline.today)
  const readings = fridgeReadings(seed, sampled, people)
  const samples = sampleRows({ today, openDays: days, staff: people, readings, pictures, chance: random(seed, 'samples') }, sampled)
  const { notices, receipts } = noticeRows(today, demoAccounts(seed))
  const attendance = attendanceRows(seed, all, timeline, (classId) => heads.get(classId) ?? '')
  return [
    { noun: Department, rows: departmentRows() },
    { noun: KindergartenProfile, rows: [profileRow(today, people)] },
    { noun: SchoolYear, rows: years },
    { noun: Term, rows: terms },
    { noun: SchoolDay, rows: dayRows(calendar) },
    { noun: Staff, rows: staff },
    { noun: StaffFile, rows: files },
    { noun: StaffCertificate, rows: certificates },
    { noun: Grade, rows: gradeRows(people) },
    { noun: Class, rows: classRows(people) },
    { noun: Child, rows: children },
    { noun: Guardian, rows: family.guardians },
    { noun: ChildGuardian, rows: family.links },
    { noun: Enrolment, rows: enrolments },
    { noun: AttendanceSheet, rows: attendance.sheets },
    { noun: AbsenceTrace, rows: attendance.traces },
    { noun: LeaveRequest, rows: attendance.leaves },
    { noun: AttendanceRecord, rows: attendance.records },
    { noun: Dish, rows: dishRows() },
    { noun: WeekMenu, rows: menus.menus },
    { noun: MenuMeal, rows: menus.meals },
    { noun: SampleFridge, rows: fridgeRows(people) },
    { noun: FridgeTemp, rows: tempRows(readings) },
    { noun: SampleDisposal, rows: samples.disposals },
    { noun: RetainedSample, rows: samples.samples },
    { noun: SampleException, rows: samples.exceptions },
    { noun: Announcement, rows: notices },
    { noun: AnnouncementSend, rows: receipts },
  ]
}
