import { addDays } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import { childrenPerClass, demoClasses } from '../../../demo/published/demo-classes'
import { demoNames } from '../../../demo/published/demo-names'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import { demoName, mealPattern } from '../../../demo/published/house'
import type { Span } from '../../../demo/published/term-around'
import { Class } from '../../published/class'
import { Grade } from '../../published/grade'
import { KindergartenProfile } from '../../published/kindergarten-profile'
import { SchoolDay } from '../../published/school-day'
import { SchoolYear } from '../../published/school-year'
import { Term } from '../../published/term'
import type { CalendarDay } from '../../school-calendar'

const yearId = 'year.now'

/** The kindergarten itself. The area 990000 of its code does not exist. */
export const profileRow = (today: string, staff: readonly DemoStaff[]): Given =>
  row(KindergartenProfile, 'profile', {
    name: demoName,
    shortName: '阳光幼儿园',
    orgType: 'public',
    socialCreditCode: '12990000000000001D',
    licenseNo: '演示-教民-0001',
    licenseValidTo: addDays(today, 900),
    foodPermitNo: '演示-JY-0001',
    foodPermitValidTo: addDays(today, 500),
    foodPermitItems: '热食类食品制售',
    fireCertDate: addDays(today, -800),
    canteenMode: 'own',
    mealPattern,
    address: `${demoNames.streets[13]}1号`,
    phone: '19900000000',
    principalName: holdersOf(staff, 'principal')[0]?.name ?? '',
    lngLat: '120.301234,30.419876',
    healthEvalNo: '演示-WS-0001',
    healthEvalDate: addDays(today, -160),
    buildYear: 2012,
    siteArea: 7800,
    buildingArea: 5200,
    outdoorArea: 2600,
    greenArea: 1900,
    designedClasses: 12,
    designedChildren: 360,
    insuranceNo: '演示-XF-0001',
    insuranceTo: addDays(today, 210),
    intro: '演示数据：园名、人名、电话与证号均为虚构。',
  })

/** The school year and the term that hold today. */
export const spanRows = (year: Span, term: Span) => ({
  years: [row(SchoolYear, yearId, year)],
  terms: [row(Term, 'term.now', { ...term, yearId })],
})

/** The calendar of the term. Its dates are the ids. */
export const dayRows = (days: readonly CalendarDay[]): Given[] => days.map((day) => row(SchoolDay, day.date, day))

const places: Readonly<Record<string, number>> = { 1: 30, 2: 30, 3: 35 }

/** Three grades, each led by the head teacher of its first class. */
export const gradeRows = (staff: readonly DemoStaff[]): Given[] =>
  demoClasses
    .filter(({ id }) => id.endsWith('1'))
    .map(({ id, at, level, name }) =>
      row(Grade, `grade.${id.slice(6, 7)}`, {
        gradeLevel: level,
        name: `${name.slice(0, 1)}班`,
        capacity: places[level] ?? childrenPerClass,
        leaderId: holdersOf(staff, 'headTeacher')[at]?.id,
      }),
    )

/** Twelve classes, each with a head teacher, a second teacher and a carer of its own. */
export function classRows(staff: readonly DemoStaff[]): Given[] {
  const [heads, teachers, aides] = [holdersOf(staff, 'headTeacher'), holdersOf(staff, 'teacher'), holdersOf(staff, 'nurseAide')]
  return demoClasses.map(({ at, id, level, name }) =>
    row(Class, id, {
      gradeLevel: level,
      name,
      yearId,
      headTeacherId: heads[at]?.id,
      teacherIds: teachers.slice(at, at + 1).map((teacher) => teacher.id),
      nurseAideId: aides[at]?.id,
      room: `${Math.floor(at / 4) + 1}0${(at % 4) + 1} ${demoNames.classNicknames[at]}`,
      capacity: places[level],
      status: '1',
    }),
  )
}
