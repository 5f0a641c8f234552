import { date, optional } from '../../../contract/field'
import { type Label, label } from '../../../contract/label'
import { defineReport, sideTable } from '../../../contract/report/report'
import type { Column } from '../../../contract/report/report-table'
import { addDays } from '../../../contract/time'
import type { Meal } from '../../recipes/published/meal'
import { canteen } from '../area'
import type { MealLine } from '../sample-completeness'
import { type SampleDay, sampleDay } from '../sample-day'
import { menuOf, menuSources } from './menu-sources'

type Line = MealLine<never, never>
/** A dish of a meal: whether it was sampled, what is odd about its samples (values of `sampleLabel`), or why there is none. */
type DishState = { readonly dishId: string; readonly name: string; readonly state: 'sampled' | 'excused' | 'missing' } & {
  readonly odd: readonly (readonly string[])[]
  /** A value of `sampleMiss`. */
  readonly cause: string | null
}
/** A meal and whether its samples are whole. `total = sampled + excused + missing`. */
export type MealState = {
  readonly meal: Meal
  readonly light: Line['light']
  readonly total: number
  readonly sampled: number
  readonly excused: number
  readonly missing: number
  readonly dishes: readonly DishState[]
}
type DayTotal = { readonly date: string; readonly total: number; readonly missing: number }

/** The samples of a day, meal by meal, and how the days before today stand. */
export type Completeness = {
  readonly date: string
  readonly isRed: boolean
  readonly done: number
  readonly total: number
  readonly missing: number
  readonly meals: readonly MealState[]
  readonly days: readonly DayTotal[]
}

/** Days before today that are looked at. */
const daysBack = 6

/** What of samples and reasons without one is looked at here. */
type Sample = Parameters<typeof sampleDay>[0]['samples'][number] & { readonly labels: readonly string[] | null }
type Exception = Parameters<typeof sampleDay>[0]['exceptions'][number] & { readonly cause: string }

function mealState({ meal, light, missing, tiles }: SampleDay<Sample, Exception>['meals'][number]): MealState {
  const count = (state: string) => tiles.filter((tile) => tile.state === state).length
  const dishes = tiles.map(({ dishId, name, state, samples, exception }) => ({
    dishId,
    name,
    state,
    odd: samples.flatMap(({ labels }) => (labels?.length ? [labels] : [])),
    cause: state === 'excused' ? (exception?.cause ?? null) : null,
  }))
  return { meal, light, total: tiles.length, sampled: count('sampled'), excused: count('excused'), missing, dishes }
}

const counts = {
  total: label('应留样', 'To be sampled'),
  sampled: label('已留样', 'Sampled'),
  excused: label('说明原因', 'With a reason'),
  missing: label('缺少', 'Missing'),
  rate: label('完整率', 'Complete'),
}
const count = (name: 'total' | 'sampled' | 'excused' | 'missing', heading: Label): Column<MealState> => ({
  name,
  kind: 'count',
  label: heading,
  value: (meal) => meal[name],
})
const columns: readonly Column<MealState>[] = [
  { name: 'meal', kind: 'words', label: label('餐次', 'Meal'), dict: 'mealType', value: ({ meal }) => meal },
  count('total', counts.total),
  count('sampled', counts.sampled),
  count('excused', counts.excused),
  count('missing', counts.missing),
  {
    name: 'rate',
    kind: 'rate',
    label: counts.rate,
    value: ({ total, missing }) => ({ part: total - missing, whole: total }),
  },
  {
    name: 'without',
    kind: 'words',
    label: label('缺少的菜品', 'Dishes without'),
    value: ({ dishes }) => dishes.filter(({ state }) => state === 'missing').map(({ name }) => name),
  },
]

const byDay = sideTable({
  label: label('近几日完整情况', 'The last days'),
  rows: ({ days }: Completeness) => [...days].reverse(),
  idOf: ({ date: day }: DayTotal) => day,
  columns: (): readonly Column<DayTotal, 'day', 'accounted' | 'missing' | 'rate'>[] => [
    { name: 'day', kind: 'words', label: label('日期', 'Day'), value: ({ date: day }) => day.slice(5) },
    {
      name: 'accounted',
      kind: 'count',
      label: label('已留样或说明', 'Sampled or with a reason'),
      tone: 'good',
      value: ({ total, missing }) => total - missing,
    },
    { name: 'missing', kind: 'count', label: counts.missing, tone: 'bad', value: ({ missing }) => missing },
    { name: 'rate', kind: 'rate', label: counts.rate, value: ({ total, missing }) => ({ part: total - missing, whole: total }) },
  ],
  chart: { kind: 'stacked', x: 'day', series: ['accounted', 'missing'] },
})

/** Whether every dish of a day has its sample, or a reason why not. */
export const completenessReport = defineReport(canteen, 'canteen/completeness', {
  params: { date: optional(date('日期', 'Day')) },
  sources({ params, today }) {
    const days = [params.date ?? today, addDays(today, -daysBack), today].sort()
    return menuSources(days[0] ?? today, days.at(-1) ?? today)
  },
  compute({ params, today, now, language, rows }): Completeness {
    const { dishes, menuOf: menu } = menuOf(rows, language)
    const dayOf = (day: string) =>
      sampleDay<Sample, Exception>({ date: day, now, menu: menu(day), dishes, samples: rows.samples, exceptions: rows.exceptions })
    const { meals, ...chosen } = dayOf(params.date ?? today)
    const before = Array.from({ length: daysBack + 1 }, (_, back) => addDays(today, -back))
    return {
      date: params.date ?? today,
      isRed: chosen.isRed,
      done: chosen.done,
      total: chosen.total,
      missing: chosen.missing,
      meals: meals.map(mealState),
      days: before
        .map((day) => {
          const { total, missing } = dayOf(day)
          return { date: day, total, missing }
        })
        .filter((day) => day.date === today || day.total > 0),
    }
  },
  rows: ({ meals }) => meals,
  idOf: ({ meal }) => meal,
  columns: () => columns,
  sides: [byDay],
  paper: { title: label('留样完整性检查表', 'Samples of the day'), layout: 'portrait', charts: 'below' },
})
