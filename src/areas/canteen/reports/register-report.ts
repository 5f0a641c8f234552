import type { Problems } from '../../../contract/check'
import { date, optional, text } from '../../../contract/field'
import { type Label, label } from '../../../contract/label'
import { defineReport } from '../../../contract/report/report'
import { rowsIfKnown, rowsOf } from '../../../contract/report/report-source'
import type { Column } from '../../../contract/report/report-table'
import { daysBetween } from '../../../contract/time'
import { SchoolDay } from '../../garden/published/school-day'
import { Staff } from '../../staff/published/staff'
import { canteen } from '../area'
import { SampleFridge } from '../fridge/sample-fridge'
import { type DishCount, daysWithoutMenu, dishCount, registerMeals } from '../register/register-meals'
import { isRegisterForm, registerText } from '../register/register-text'
import { type RegisterGroup, type RegisterRow, registerGroups, sampleRegister } from '../register/sample-register'
import { SampleDisposal } from '../sample-disposal'
import { menuOf, menuSources } from './menu-sources'
import { registerWords } from './register-words'

/** The register of some days. */
export type Register = {
  readonly groups: readonly RegisterGroup[]
  /** The dishes of meals that were served, and of those that are still to be. */
  readonly served: DishCount
  readonly ahead: DishCount
  /** Samples that count. */
  readonly boxes: number
  /** Open days nobody can tell of what is missing, for no menu is in force. */
  readonly withoutMenu: readonly string[]
  /** The first day this device knows of, where the register asks for earlier ones. */
  readonly heldFrom: string | null
  /** What it says as one text, in the form printed today; and in the form that was asked for. */
  readonly text: string
  readonly textOfForm: string
}

/** Most days of one register. */
const longest = 366

/** How a line stands: a value of `sampleStatus`, or words where it says more than that. */
export function stateOf({ kind, state }: RegisterRow): string | Label {
  if (kind === 'missing') return registerWords.lacking
  if (kind === 'exception' && state !== 'VOID') return registerWords.noSample
  return state === 'keeping' || state === 'due' || state === 'overdue' ? registerWords[state] : state
}

const words = (name: string, heading: Label, value: (row: RegisterRow) => string | readonly string[] | Label | null) =>
  ({ name, kind: 'words', label: heading, value }) as const

const columns: readonly Column<RegisterRow>[] = [
  words('no', registerWords.no, ({ no }) => no),
  words('date', label('日期', 'Day'), (row) => row.date),
  { ...words('meal', label('餐次', 'Meal'), ({ mealType }) => mealType), dict: 'mealType' },
  words('dish', registerWords.dish, ({ dish }) => dish),
  words('taken', registerWords.taken, ({ taken }) => taken),
  { name: 'weight', kind: 'count', label: label('重量（g）', 'Weight (g)'), value: ({ weightG }) => weightG ?? null, total: 'none' },
  words('sampler', registerWords.sampler, ({ sampler }) => sampler),
  words('place', label('冰箱 格位', 'Fridge, slot'), ({ place }) => place),
  { name: 'temp', kind: 'count', label: label('温度（℃）', 'Temperature (℃)'), value: ({ temp }) => temp ?? null, total: 'none' },
  words('read', label('测温时间', 'Read at'), ({ readAt }) => readAt),
  words('disposed', label('销毁时间', 'Disposed at'), ({ disposed }) => disposed),
  words('disposedBy', label('销毁人', 'Disposed by'), ({ disposedBy }) => disposedBy),
  { ...words('state', registerWords.state, stateOf), dict: 'sampleStatus' },
  { ...words('odd', label('异常', 'Odd'), ({ labels }) => labels), dict: 'sampleLabel' },
  // What people wrote is no value of the dictionary, and stays as they wrote it.
  { ...words('remarks', registerWords.remarks, ({ cause }) => cause), dict: 'sampleMiss' },
]

/** The register of retained samples: one line for each sample, void ones too, and for each dish without one. */
export const registerReport = defineReport(canteen, 'canteen/papers', {
  params: {
    from: date('从', 'From'),
    to: date('到', 'To'),
    /** The form of a paper that is held against it, see `registerText`. */
    form: optional(text('格式', 'Form', { max: 2 })),
  },
  agrees({ from, to, form }): Problems {
    if (to < from) return { to: { code: 'field.order' } }
    if (daysBetween(from, to) >= longest) return { from: { code: 'record.too-many', values: { max: longest } } }
    return form === null || isRegisterForm(form) ? {} : { form: { code: 'field.choice' } }
  },
  sources: ({ params: { from, to } }) => ({
    ...menuSources(from, to),
    disposals: rowsOf(SampleDisposal, { disposeTime: { from } }),
    fridges: rowsOf(SampleFridge),
    calendar: rowsOf(SchoolDay, { date: { from, to } }),
    staff: rowsIfKnown(Staff),
  }),
  compute({ params: { from, to, form }, today, now, language, rows, heldFrom }): Register {
    const { samples, exceptions, disposals, fridges, calendar, staff = [] } = rows
    const { dishes, menuOf: menu } = menuOf(rows, language)
    const namesOf = (of: readonly { readonly id: string; readonly name: string }[]) => new Map(of.map(({ id, name }) => [id, name]))
    const given = { samples, exceptions, menuOf: menu, from: heldFrom ?? from, to: [to, today].sort()[0] ?? to }
    const meals = registerMeals({ ...given, now })
    const names = { dish: namesOf(dishes), staff: namesOf(staff), fridge: namesOf(fridges) }
    const lines = sampleRegister({ samples, exceptions, disposals, from, to, now, meals, names })
    const said = { samples, exceptions, menuOf: menu, from, to }
    return {
      groups: registerGroups(meals, lines),
      served: dishCount(meals.filter(({ isServed }) => isServed)),
      ahead: dishCount(meals.filter(({ isServed }) => !isServed)),
      boxes: lines.filter(({ kind, state }) => kind === 'sample' && state !== 'VOID').length,
      withoutMenu: daysWithoutMenu(given, calendar, today),
      heldFrom: heldFrom ?? null,
      text: registerText({ ...said, form: '2' }),
      textOfForm: registerText({ ...said, form: form !== null && isRegisterForm(form) ? form : '2' }),
    }
  },
  rows: ({ groups }) => groups.flatMap(({ rows }) => rows),
  idOf: ({ no, kind, date: day, mealType, dish, cause }) => [day, mealType, kind, no, dish, cause].join(' '),
  columns: () => columns,
})
