import type { Demo } from '../../../../server/seed/demo'
import { demoStaff } from '../../../demo/published/demo-staff'
import { Class } from '../../published/class'
import { demoCalendar } from '../../published/demo-calendar'
import { Grade } from '../../published/grade'
import { KindergartenProfile } from '../../published/kindergarten-profile'
import { SchoolDay } from '../../published/school-day'
import { SchoolYear } from '../../published/school-year'
import { Term } from '../../published/term'
import { classRows, dayRows, gradeRows, profileRow, spanRows } from './garden-rows'

/** The house, twelve classes and the calendar of a term. */
export const demo: Demo = ({ today, seed }) => {
  const { year, term, calendar } = demoCalendar(today)
  const people = demoStaff(seed)
  const { years, terms } = spanRows(year, term)
  return {
    furniture: [
      { noun: KindergartenProfile, rows: [profileRow(today, people)] },
      { noun: SchoolYear, rows: years },
      { noun: Term, rows: terms },
      { noun: SchoolDay, rows: dayRows(calendar) },
      { noun: Grade, rows: gradeRows(people) },
      { noun: Class, rows: classRows(people) },
    ],
  }
}
