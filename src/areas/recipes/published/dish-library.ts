import dishes from '../data/dishes.json' with { type: 'json' }
import weeks from '../data/menus.json' with { type: 'json' }
import type { Meal } from './meal'

/** A dish that comes with the product. Grams are raw and edible, for one child of 4 to 5 years. */
export type LibraryDish = {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly type: string
  readonly method: string
  readonly meals: readonly string[]
  readonly ingredients: readonly { readonly food: string; readonly gramsNet: number; readonly isMain: boolean }[]
  readonly seasonings: readonly { readonly food: string; readonly grams: number }[]
  readonly allergens: readonly string[]
}
/** Numbers of the dishes of each meal of a day. */
export type LibraryDay = Readonly<Record<Meal, readonly string[]>>

export const dishLibrary: readonly LibraryDish[] = dishes
/** Four weeks of five days, Monday first. */
export const libraryWeeks: readonly (readonly LibraryDay[])[] = weeks
