import { date, optional } from '../../../contract/field'
import { filled, type Label, label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import { rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { addDays } from '../../../contract/time'
import { hasMeals } from '../../garden/published/has-meals'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../garden/published/school-day'
import { type Meal, meals } from '../../recipes/published/meal'
import { attendance } from '../area'
import { columnWords } from '../column-words'
import { type KitchenLine, type KitchenPast, kitchenLines, kitchenPast } from '../kitchen-lines'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { rollSources, rollsOf, seenClasses } from './day-sources'

/** Heads at each meal of a day, class by class. `isServed`: the kindergarten is open and cooks. */
export type KitchenDay = {
  readonly date: string
  readonly isServed: boolean
  readonly meals: readonly Meal[]
  readonly lines: readonly KitchenLine[]
  /** The days before on which it cooked. */
  readonly past: readonly KitchenPast[]
}

/** How far back an earlier sheet is still worth an estimate. */
const oldest = 30

export const sureWords = {
  firm: label('已提交', 'Submitted'),
  estimate: label('暂估', 'Estimate'),
  estimateFrom: label('按 {day} 暂估', 'Estimated from {day}'),
  noFigure: label('无数据', 'No figure'),
}

/** What the heads of a class rest on: its sheet, which is out, or only what is to be expected. */
export function howSure({ firm, from }: Pick<KitchenLine, 'firm' | 'from'>, day: string): Label {
  if (firm) return sureWords.firm
  if (!from) return sureWords.noFigure
  return from === day ? sureWords.estimate : filled(sureWords.estimateFrom, { day: from.slice(5) })
}

type HeadColumn = Column<KitchenLine, 'class' | 'sure', Meal>
type PastColumn = Column<KitchenPast, 'date', Meal | 'classes'>
const columnsOf = ({ date: day, meals }: KitchenDay): readonly HeadColumn[] => [
  { name: 'class', kind: 'words', label: columnWords.className, value: ({ name }) => name },
  ...meals.map(
    (meal): HeadColumn => ({
      name: meal,
      kind: 'count',
      label: { dict: 'mealType', value: meal },
      value: ({ heads }) => heads?.[meal] ?? null,
    }),
  ),
  { name: 'sure', kind: 'words', label: columnWords.state, value: (line) => howSure(line, day) },
]

/** How many ate what before that day: what to cook and to buy for. A sum of days would be no number of heads. */
const past = sideTable({
  label: label('近期用餐人数', 'Heads of the last weeks'),
  rows: (day: KitchenDay) => day.past,
  idOf: ({ date: of }: KitchenPast) => of,
  columns: ({ meals }: KitchenDay): readonly PastColumn[] => [
    { name: 'date', kind: 'words', label: columnWords.day, value: ({ date: of }) => of.slice(5) },
    ...meals.map(
      (meal): PastColumn => ({
        name: meal,
        kind: 'count',
        label: { dict: 'mealType', value: meal },
        value: ({ heads }) => heads[meal],
        total: 'none',
      }),
    ),
    { name: 'classes', kind: 'count', label: columnWords.classesOut, value: ({ classes }) => classes, total: 'none' },
  ],
  chart: { kind: 'line', x: 'date', series: meals },
})

/** How many eat what on a day. */
export const kitchenReport = defineReport(attendance, 'attendance/kitchen', {
  params: { date: optional(date('日期', 'Day')) },
  sources: ({ params, today }) => {
    const day = params.date ?? today
    return {
      ...rollSources(day),
      sheets: rowsOf(AttendanceSheet, { date: { from: addDays(day, -oldest), to: day } }),
      calendar: rowsOf(SchoolDay, { date: { from: addDays(day, -oldest), to: day } }),
      profile: rowsOf(KindergartenProfile),
    }
  },
  compute({ params, today, user, rows }): KitchenDay {
    const day = params.date ?? today
    const rollOf = rollsOf(rows, day)
    const classes = seenClasses(rows, user).map(({ id, name }) => {
      const sheets = rows.sheets.filter(({ classId }) => classId === id)
      const ofDay = sheets.find((sheet) => sheet.date === day)
      return { id, name, sheets, roll: rollOf(id, ofDay) }
    })
    // A roll that was called counts heads, whether or not anybody cooked for them.
    const unserved = new Set(rows.calendar.filter((one) => !hasMeals(one)).map((one) => one.date))
    return {
      date: day,
      isServed: rows.calendar.some((one) => one.date === day && hasMeals(one)),
      ...kitchenLines(classes, day, rows.profile[0]?.mealPattern ?? ''),
      past: kitchenPast(
        classes.flatMap(({ sheets }) => sheets.filter((sheet) => !unserved.has(sheet.date))),
        day,
      ),
    }
  },
  rows: ({ isServed, lines }) => (isServed ? lines : []),
  idOf: ({ id }) => id,
  columns: columnsOf,
  sides: [past],
  paper: { title: label('用餐人数统计表', 'Meals of the day'), layout: 'portrait', charts: 'below' },
})
