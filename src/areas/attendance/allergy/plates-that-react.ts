import { reactingTo } from '../../recipes/published/reacting'

type Special = { readonly meal: string; readonly allergens: readonly string[]; readonly severe: boolean; readonly heads: number }
type Sheet = { readonly date: string; readonly specialMeals?: readonly Special[] | null }

/**
 * How many plates of a day leave a dish out because of its allergens, as the sheets of that day say it without a child: of each class the meal
 * with most of them, for whoever eats two meals is one head.
 */
export function platesThatReact(dish: readonly string[], sheets: readonly Sheet[], date: string) {
  const counted = sheets
    .filter((sheet) => sheet.date === date)
    .flatMap(({ specialMeals }) => {
      const all = specialMeals ?? []
      const meals = [...new Set(all.map(({ meal }) => meal))]
      const byMeal = meals.map((meal) =>
        reactingTo(
          dish,
          all.filter((one) => one.meal === meal),
        ),
      )
      return byMeal.toSorted((one, two) => two.heads - one.heads).slice(0, 1)
    })
  return {
    heads: counted.reduce((sum, { heads }) => sum + heads, 0),
    severe: counted.reduce((sum, { severe }) => sum + severe, 0),
    allergens: dish.filter((one) => counted.some(({ allergens }) => allergens.includes(one))),
  }
}
