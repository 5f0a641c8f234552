import { addDays } from '../../../contract/time'
import type { Dish } from '../published/dish'
import type { Meal } from '../published/meal'
import { foodRules, seasonOf } from './food-rules'
import { type Cell, mealAt, type PlannedMeal, type WeekPlan } from './planned-meal'
import type { WeekDay } from './week-days'

export type WarnedDish = Pick<
  Dish,
  'id' | 'dishType' | 'cookMethod' | 'ingredients' | 'allergens' | 'spicy' | 'texture' | 'enabled' | 'meals' | 'seasons'
>
/** A child as far as its food is concerned; only who may read its health has it. */
export type Eater = { readonly name: string; readonly allergies: readonly string[] }

/** What speaks against a menu. `bad`: the rules forbid it; `care`: somebody should look. */
export type Warning = {
  readonly kind: WarningKind
  readonly tone: 'bad' | 'care'
  readonly cells: readonly Cell[]
  readonly dish?: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Values of the dictionary of allergens. */
  readonly allergens?: readonly string[]
  /** The child that cannot bear it. */
  readonly eater?: string
}
export type WarningKind =
  | 'forbidden'
  | 'cold'
  | 'raw'
  | 'allergy'
  | 'repeated'
  | 'fried'
  | 'choking'
  | 'spicy'
  | 'disabled'
  | 'wrongMeal'
  | 'season'
  | 'noFruit'
  | 'noMilk'
  | 'noSoy'
  | 'fewFoods'
  | 'emptyMeal'
  | 'late'

export type WarnedMenu = {
  readonly plan: WeekPlan
  readonly days: readonly WeekDay[]
  readonly rows: readonly Meal[]
  readonly dishes: ReadonlyMap<string, WarnedDish>
  readonly eaters: readonly Eater[]
  readonly monday: string
  readonly isPublished: boolean
  /** The moment, on the kindergarten's clock. */
  readonly now: string
}

/** Kinds of dish that are the main thing of a meal: the same one twice within five days is dull. */
const main: readonly string[] = ['meat', 'mixed', 'egg', 'vegetable', 'soup']
/** Different foods of a week below which the variety is poor. */
const fewFoods = 25

const foodsOf = (dish: WarnedDish | undefined) => (dish?.ingredients ?? []).map(({ food }) => food)
const cellOf = ({ date, meal }: PlannedMeal): Cell => ({ date, meal })

type Served = { readonly cell: Cell; readonly dish: WarnedDish }

/** What a dish itself has against it, at the meal where it stands. */
function ofDish({ cell, dish }: Served): readonly Warning[] {
  const found: Warning[] = []
  const warn = (kind: WarningKind, tone: Warning['tone'], more: Partial<Warning> = {}) =>
    found.push({ kind, tone, cells: [cell], dish: dish.id, ...more })
  const foods = foodsOf(dish)
  const forbidden = foods.filter((food) => foodRules.forbidden.test(food))
  if (forbidden.length > 0) warn('forbidden', 'bad', { values: { food: forbidden.join(' ') } })
  if (dish.cookMethod === 'toss' && main.includes(dish.dishType)) warn('cold', 'bad')
  if (dish.cookMethod === 'none' && main.includes(dish.dishType)) warn('raw', 'bad')
  const choking = foods.filter((food) => foodRules.choking.test(food))
  if (choking.length > 0) warn('choking', 'care', { values: { food: choking.join(' ') } })
  if (dish.spicy) warn('spicy', 'care')
  if (!dish.enabled) warn('disabled', 'care')
  if (dish.meals && dish.meals.length > 0 && !dish.meals.includes(cell.meal)) warn('wrongMeal', 'care')
  if (dish.seasons && dish.seasons.length > 0 && !dish.seasons.includes(seasonOf(cell.date))) warn('season', 'care')
  return found
}

/** What a child cannot bear of all that is served: one warning a child, however often it is served. */
function ofEater({ name, allergies }: Eater, served: readonly Served[]): readonly Warning[] {
  const hit = served.filter(({ dish }) => dish.allergens?.some((one) => allergies.includes(one)))
  const allergens = allergies.filter((one) => hit.some(({ dish }) => dish.allergens?.includes(one)))
  const cells = hit.map(({ cell }) => cell)
  return hit.length > 0 ? [{ kind: 'allergy', tone: 'care', cells, allergens, eater: name, values: { count: hit.length } }] : []
}

/** Warnings of one kind about one dish are one, with every cell it stands in. */
function joined(warnings: readonly Warning[]): Warning[] {
  const found = new Map<string, Warning>()
  for (const one of warnings) {
    const key = `${one.kind} ${one.dish ?? ''}`
    const known = found.get(key)
    found.set(key, known ? { ...known, cells: [...known.cells, ...one.cells] } : one)
  }
  return [...found.values()]
}

function ofWeek(served: readonly Served[], { plan, days, rows, monday, isPublished, now }: WarnedMenu): readonly Warning[] {
  const open = days.filter(({ isServed }) => isServed).map(({ date }) => date)
  const found: Warning[] = []
  const isFilled = (cell: Cell) => mealAt(plan, cell).dishes.length > 0
  const cellsOf = (id: string) => served.filter(({ dish }) => dish.id === id).map(({ cell }) => cell)
  for (const id of new Set(served.filter(({ dish }) => main.includes(dish.dishType)).map(({ dish }) => dish.id))) {
    const cells = cellsOf(id)
    if (cells.length > 1) found.push({ kind: 'repeated', tone: 'care', dish: id, cells, values: { count: cells.length } })
  }
  const fried = served.filter(({ dish }) => dish.cookMethod === 'deepFry')
  if (fried.length > 1) found.push({ kind: 'fried', tone: 'care', cells: fried.map(({ cell }) => cell), values: { count: fried.length } })
  const empty = open.flatMap((date) => rows.map((meal): Cell => ({ date, meal })).filter((cell) => !isFilled(cell)))
  if (served.length === 0) return found
  if (empty.length > 0) found.push({ kind: 'emptyMeal', tone: 'care', cells: empty, values: { count: empty.length } })
  const full = open.filter((date) => rows.every((meal) => isFilled({ date, meal })))
  const lacking = (kind: WarningKind, has: (dish: WarnedDish) => boolean) => {
    const without = full.filter((date) => !served.some(({ cell, dish }) => cell.date === date && has(dish)))
    const cells = without.map((date): Cell => ({ date, meal: rows[0] ?? 'L' }))
    if (without.length > 0) found.push({ kind, tone: 'care', cells, values: { days: without.map((day) => day.slice(5)).join(' ') } })
  }
  lacking('noFruit', (dish) => dish.dishType === 'fruit')
  lacking('noMilk', (dish) => foodsOf(dish).some((food) => foodRules.milk.test(food)))
  lacking('noSoy', (dish) => foodsOf(dish).some((food) => foodRules.soy.test(food)))
  const foods = new Set(served.flatMap(({ dish }) => foodsOf(dish)))
  if (full.length === open.length && open.length > 4 && foods.size < fewFoods)
    found.push({ kind: 'fewFoods', tone: 'care', cells: [], values: { count: foods.size, least: fewFoods } })
  // Families read next week's menu on Friday.
  const due = `${addDays(monday, -4)} 16:00:00`
  if (!isPublished && now > due && now < addDays(monday, 5))
    found.push({ kind: 'late', tone: 'care', cells: [], values: { due: due.slice(0, 16) } })
  return found
}

/** What speaks against a week's menu, as far as the records tell: what is forbidden first. */
export function menuWarnings(menu: WarnedMenu): readonly Warning[] {
  const served = [...menu.plan.values()].flatMap((meal) =>
    meal.dishes.flatMap((id): Served[] => {
      const dish = menu.dishes.get(id)
      return dish ? [{ cell: cellOf(meal), dish }] : []
    }),
  )
  const all = [...joined(served.flatMap(ofDish)), ...menu.eaters.flatMap((eater) => ofEater(eater, served)), ...ofWeek(served, menu)]
  return [...all.filter(({ tone }) => tone === 'bad'), ...all.filter(({ tone }) => tone !== 'bad')]
}
