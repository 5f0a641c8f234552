import { type Meal, mealsOfPattern } from '../../meal'
import { isOpenSheet, sheetState } from '../sheet-state'

const fields = { B: 'mealB', AS: 'mealAS', L: 'mealL', PS: 'mealPS', D: 'mealD' } as const satisfies Record<Meal, string>
type Counted = { readonly [Field in (typeof fields)[Meal]]: number | null }
export type KitchenSheet = Counted & { readonly classId: string; readonly date: string; readonly status: string | null }

/** Heads of a class at each meal. `firm`: from today's submitted sheet; else an estimate from the sheet of `from`, if there is one. */
export type KitchenLine = {
  readonly id: string
  readonly name: string
  readonly firm: boolean
  readonly from: string | undefined
  readonly heads: Readonly<Partial<Record<Meal, number>>> | undefined
}

const isCounted = (sheet: KitchenSheet): boolean => Object.values(fields).some((field) => typeof sheet[field] === 'number')
const isOut = (sheet: KitchenSheet): boolean => !isOpenSheet(sheetState(sheet))

/** Today's sheet once it is out, or opened again; otherwise the latest one of an earlier day; at worst today's unfinished one. */
function bestOf(sheets: readonly KitchenSheet[], today: string): KitchenSheet | undefined {
  const counted = sheets.filter(isCounted).sort((one, two) => (one.date < two.date ? 1 : -1))
  const ofToday = counted.find((sheet) => sheet.date === today)
  if (ofToday && ofToday.status !== 'DRAFT' && ofToday.status !== null) return ofToday
  return counted.find((sheet) => sheet.date < today && isOut(sheet)) ?? ofToday
}

/** Meals served, in their order, and the heads of every class at each of them. */
export function kitchenLines(
  classes: readonly { readonly id: string; readonly name: string }[],
  sheets: readonly KitchenSheet[],
  today: string,
  pattern: string,
): { readonly meals: readonly Meal[]; readonly lines: readonly KitchenLine[] } {
  const meals = mealsOfPattern(pattern)
  const lines = classes.map(({ id, name }): KitchenLine => {
    const sheet = bestOf(
      sheets.filter((one) => one.classId === id && one.date <= today),
      today,
    )
    const heads = sheet && Object.fromEntries(meals.map((meal) => [meal, sheet[fields[meal]] ?? 0]))
    return { id, name, firm: sheet?.date === today && isOut(sheet), from: sheet?.date, heads }
  })
  return { meals, lines }
}

/** Heads of all classes at a meal. Undefined while no class has any figure. */
export const headsAt = (lines: readonly KitchenLine[], meal: Meal): number | undefined =>
  lines.some((line) => line.heads) ? lines.reduce((sum, line) => sum + (line.heads?.[meal] ?? 0), 0) : undefined
