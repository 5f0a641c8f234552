import { type Meal, meals, mealsOfPattern } from '../recipes/published/meal'
import type { MealAdjustment } from './sheet/meal-count'
import type { RollCall, RollChild } from './sheet/roll-call'
import { rollMeals } from './sheet/roll-meals'
import { isOpenSheet, sheetState } from './sheet/sheet-state'

const fields = { B: 'mealB', AS: 'mealAS', L: 'mealL', PS: 'mealPS', D: 'mealD' } as const satisfies Record<Meal, string>
type Counted = { readonly [Field in (typeof fields)[Meal]]: number | null }
export type KitchenSheet = Counted & {
  readonly date: string
  readonly status: string | null
  readonly mealAdjustments?: readonly MealAdjustment[] | null
}

/** Heads of a class at each meal. `firm`: its sheet of today is out; else an estimate, of the day `from`. */
export type KitchenLine = {
  readonly id: string
  readonly name: string
  readonly firm: boolean
  readonly from: string | undefined
  readonly heads: Readonly<Partial<Record<Meal, number>>> | undefined
}

/** `roll` is undefined for whoever counts heads without knowing children. `sheets` are those of the class. */
export type KitchenClass = {
  readonly id: string
  readonly name: string
  readonly sheets: readonly KitchenSheet[]
  readonly roll: RollCall<RollChild & { readonly mealPlan: string }> | undefined
}

const isCounted = (sheet: KitchenSheet): boolean => Object.values(fields).some((field) => typeof sheet[field] === 'number')
const isOut = (sheet: KitchenSheet | undefined): boolean => !isOpenSheet(sheetState(sheet))

/** Today's sheet, which holds what is to be expected while it is open; where the server has counted none yet, the latest earlier one. */
const bestOf = (sheets: readonly KitchenSheet[], today: string): KitchenSheet | undefined =>
  sheets
    .filter((sheet) => isCounted(sheet) && (sheet.date === today || (sheet.date < today && isOut(sheet))))
    .sort((one, two) => (one.date < two.date ? 1 : -1))[0]

const ofSheet = (sheet: KitchenSheet): Record<Meal, number> =>
  Object.fromEntries(meals.map((meal) => [meal, sheet[fields[meal]] ?? 0])) as Record<Meal, number>

function lineOf({ id, name, sheets, roll }: KitchenClass, today: string, pattern: string): KitchenLine {
  const ofToday = sheets.find((sheet) => sheet.date === today)
  const firm = isOut(ofToday)
  if (roll) return { id, name, firm, from: today, heads: rollMeals(roll, pattern, ofToday?.mealAdjustments) }
  const best = bestOf(sheets, today)
  return { id, name, firm: firm && best === ofToday, from: best?.date, heads: best && ofSheet(best) }
}

/** Meals served, in their order, and the heads of every class at each of them: from its children by whoever knows them, else as the server counted. */
export function kitchenLines(
  classes: readonly KitchenClass[],
  today: string,
  pattern: string,
): { readonly meals: readonly Meal[]; readonly lines: readonly KitchenLine[] } {
  return { meals: mealsOfPattern(pattern), lines: classes.map((one) => lineOf(one, today, pattern)) }
}

/** Heads of all classes at a meal. Undefined while no class has any figure. */
export const headsAt = (lines: readonly KitchenLine[], meal: Meal): number | undefined =>
  lines.some((line) => line.heads) ? lines.reduce((sum, line) => sum + (line.heads?.[meal] ?? 0), 0) : undefined

/** Heads at each meal of a day that is over, and the classes whose sheets they are from. */
export type KitchenPast = { readonly date: string; readonly classes: number; readonly heads: Readonly<Record<Meal, number>> }

/** What the kitchen cooked for on the days before one, as their sheets went out, the earliest first. */
export function kitchenPast(sheets: readonly KitchenSheet[], day: string): KitchenPast[] {
  const counted = sheets.filter((sheet) => sheet.date < day && isOut(sheet) && isCounted(sheet))
  return [...new Set(counted.map(({ date }) => date))].sort().map((date) => {
    const ofDay = counted.filter((sheet) => sheet.date === date).map(ofSheet)
    const heads = Object.fromEntries(meals.map((meal) => [meal, ofDay.reduce((sum, one) => sum + one[meal], 0)])) as Record<Meal, number>
    return { date, classes: ofDay.length, heads }
  })
}
