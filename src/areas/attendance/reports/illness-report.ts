import type { Problems } from '../../../contract/check'
import { date, optional } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineReport } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import { addDays } from '../../../contract/time'
import { Class } from '../../garden/published/class'
import { SchoolDay } from '../../garden/published/school-day'
import { attendance } from '../area'
import { countedIll, illnessOf } from '../illness-days'
import { AttendanceRecord } from '../mark/attendance-record'
import { runningClasses } from '../reachable-classes'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { againstUsual, byCause, byClass, bySymptom, type IllnessOfHouse } from './illness-tables'

/** How far back open days are looked for: as far as a device keeps marks. */
const oldest = 30

/** Who was ill on the last open days, class by class, cause by cause and symptom by symptom. */
export const illnessReport = defineReport(attendance, 'attendance/illness', {
  params: { from: optional(date('从', 'From')), to: optional(date('到', 'To')) },
  agrees: ({ from, to }): Problems => (from && to && to < from ? { to: { code: 'field.order' } } : {}),
  sources: ({ params, today }) => {
    const to = params.to ?? today
    const span = { from: params.from ?? addDays(to, -oldest), to }
    return {
      classes: rowsOf(Class),
      records: rowsOf(AttendanceRecord, { date: span }),
      sheets: rowsOf(AttendanceSheet, { date: span }),
      calendar: rowsOf(SchoolDay, { date: span }),
    }
  },
  compute({ params, today, rows: { classes, records, sheets, calendar } }): IllnessOfHouse {
    const to = params.to ?? today
    const openDays = calendar.filter(({ isOpen }) => isOpen).map((one) => one.date)
    const counted = countedIll({ records, sheets, openDays, from: params.from, to, today })
    const { days, counts } = illnessOf(counted)
    const { ill, out } = counted
    const begun = new Set(records.filter((one) => one.date === today).map(({ classId }) => classId))
    const isKnown = (classId: string, day: string) => out.has(`${day} ${classId}`) || (day === today && begun.has(classId))
    const countOf = (classId: string, day: string) =>
      isKnown(classId, day)
        ? counts.filter((one) => one.classId === classId && one.date === day).reduce((sum, { count }) => sum + count, 0)
        : null
    const seen = new Set([...sheets, ...records].map(({ classId }) => classId))
    // A class of another year stands below, where it has something to say: by class and by cause add up to the same.
    const running = runningClasses(classes).filter(({ id }) => seen.has(id))
    const others = classes.filter(({ id }) => counts.some((one) => one.classId === id) && !running.some((one) => one.id === id))
    const symptomsOf = ({ symptoms }: (typeof ill)[number]) => (symptoms && symptoms.length > 0 ? symptoms : [''])
    const withSymptom = (symptom: string, day?: string) =>
      ill.filter((one) => (!day || one.date === day) && symptomsOf(one).includes(symptom)).length
    const symptoms = [...new Set(ill.flatMap(symptomsOf))]
    const isDayKnown = (day: string) => [...running, ...others].some(({ id }) => isKnown(id, day))
    return {
      days,
      counts,
      date: to,
      isOpen: openDays.includes(to),
      isDone: running.every(({ id }) => out.has(`${to} ${id}`)),
      classes: [...running, ...others].map(({ id, name }) => ({ id, name, counts: days.map((day) => countOf(id, day.date)) })),
      symptoms: symptoms
        .sort((one, two) => withSymptom(two) - withSymptom(one) || (one < two ? -1 : 1))
        .map((symptom) => ({
          symptom,
          counts: days.map((day) => (isDayKnown(day.date) ? withSymptom(symptom, day.date) : null)),
        })),
    }
  },
  rows: ({ classes }) => classes,
  idOf: ({ id }) => id,
  columns: byClass.columns,
  chart: byClass.chart,
  sides: [againstUsual],
  paper: {
    title: label('病假统计表', 'Illness by class'),
    layout: 'landscape',
    charts: 'below',
    // What a screen shows one after the other lies side by side on paper.
    sides: [byCause, bySymptom, againstUsual],
  },
})
