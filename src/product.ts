import { attendanceRecordBehaviour } from './areas/attendance/server/attendance-record-behaviour'
import { attendanceSheetBehaviour } from './areas/attendance/server/attendance-sheet-behaviour'
import { childOnRoll, countsToday, enrolmentOnRoll, leaveOnRoll } from './areas/attendance/server/counts-today'
import { absenceTraceBehaviour, leaveRequestBehaviour } from './areas/attendance/server/leave-request-behaviour'
import { sheetsOfTheDay } from './areas/attendance/server/sheets-of-the-day'
import { uncalledClasses } from './areas/attendance/server/uncalled'
import { unreachedChildren } from './areas/attendance/server/unreached'
import { fridgeAlarms } from './areas/canteen/server/fridge-alarms'
import { fridgeTempBehaviour, sampleFridgeBehaviour } from './areas/canteen/server/fridge-temp-behaviour'
import { retainedSampleBehaviour } from './areas/canteen/server/retained-sample-behaviour'
import { sampleDisposalBehaviour } from './areas/canteen/server/sample-disposal-behaviour'
import { sampleExceptionBehaviour } from './areas/canteen/server/sample-exception-behaviour'
import { deadlineRoutes } from './areas/deadlines/server/deadline-routes'
import { tellDeadlines } from './areas/deadlines/server/tell-deadlines'
import { demoAccounts } from './areas/demo/server/demo-accounts'
import { furnish } from './areas/demo/server/furnish'
import { dictionaries } from './areas/dictionaries'
import { childBehaviour } from './areas/families/server/child-behaviour'
import { contactsOfTheDay } from './areas/families/server/contacts-of-the-day'
import { childGuardianBehaviour, guardianBehaviour } from './areas/families/server/guardian-behaviour'
import { classBehaviour } from './areas/garden/server/class-behaviour'
import { classesOfTheDay } from './areas/garden/server/classes-of-the-day'
import { enrolmentBehaviour } from './areas/garden/server/enrolment-behaviour'
import { followEnrolment } from './areas/garden/server/follow-enrolment'
import { reach, reachNouns } from './areas/garden/server/reach'
import { schoolDayBehaviour } from './areas/garden/server/school-day-behaviour'
import { spanBehaviour } from './areas/garden/server/span-behaviour'
import { termBehaviour } from './areas/garden/server/term-behaviour'
import { menuMealBehaviour } from './areas/recipes/server/menu-meal-behaviour'
import { weekMenuBehaviour } from './areas/recipes/server/week-menu-behaviour'
import { catalogue } from './areas/register'
import { roles } from './areas/roles'
import { staffBehaviour } from './areas/staff/server/staff-behaviour'
import { staffCertificateBehaviour } from './areas/staff/server/staff-certificate-behaviour'
import type { Product } from './server/product'

/** What each noun does beyond being stored. */
const behaviours = {
  'absence-trace': absenceTraceBehaviour,
  'attendance-record': attendanceRecordBehaviour,
  'attendance-sheet': attendanceSheetBehaviour,
  child: countsToday(childBehaviour(followEnrolment), childOnRoll),
  'child-guardian': childGuardianBehaviour,
  class: classBehaviour,
  enrolment: countsToday(enrolmentBehaviour, enrolmentOnRoll),
  'fridge-temp': fridgeTempBehaviour,
  guardian: guardianBehaviour,
  'leave-request': countsToday(leaveRequestBehaviour, leaveOnRoll),
  'menu-meal': menuMealBehaviour,
  'retained-sample': retainedSampleBehaviour,
  'sample-disposal': sampleDisposalBehaviour,
  'sample-exception': sampleExceptionBehaviour,
  'sample-fridge': sampleFridgeBehaviour,
  'school-day': schoolDayBehaviour,
  'school-year': spanBehaviour,
  staff: staffBehaviour,
  'staff-certificate': staffCertificateBehaviour,
  term: termBehaviour,
  'week-menu': weekMenuBehaviour,
}

/** The kindergarten, as the server's engine is given it. */
export const product: Product = {
  catalogue,
  behaviours,
  daily: [classesOfTheDay, contactsOfTheDay, sheetsOfTheDay],
  rounds: [fridgeAlarms, tellDeadlines, uncalledClasses, unreachedChildren],
  reach,
  reachNouns,
  routes: deadlineRoutes,
  dictionaries: Object.entries(dictionaries).map(([code, { zh, en, items }]) => ({
    code,
    name: { zh, en },
    items: items.map(({ value, ...text }) => ({ value, text })),
  })),
  roles: Object.entries(roles).map(([code, { name, dataScope, grants }]) => ({ code, name, dataScope, permissions: grants })),
  accounts: demoAccounts(),
  tenantName: '阳光实验幼儿园',
  furnish,
}
