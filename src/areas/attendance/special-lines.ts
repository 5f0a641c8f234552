import type { Meal } from '../recipes/published/meal'

/** As a sheet holds it; a value the house added itself may be none of ours. */
type Special = {
  readonly meal: string
  readonly allergens: readonly string[]
  readonly taboos: readonly string[]
  readonly severe: boolean
  readonly heads: number
}
type Sheet = { readonly classId: string; readonly specialMeals?: readonly Special[] | null }
type Served = { readonly name: string; readonly allergens: readonly string[] | null }

/** Plates that leave something out, for the same reason: how many, of which classes, and the dishes that stay off them. */
export type SpecialLine = {
  readonly allergens: readonly string[]
  readonly taboos: readonly string[]
  readonly severe: boolean
  readonly heads: number
  readonly classes: readonly { readonly classId: string; readonly heads: number }[]
  /** Empty where a taboo alone asks for care: what is in a dish is known by allergens only. */
  readonly avoid: readonly string[]
}

/** What of a need this meal meets: allergens one of its dishes has, and every taboo. Of an allergy that nothing served has, nobody needs to know. */
function metBy({ allergens, taboos, severe, heads }: Special, dishes: readonly Served[]): Omit<SpecialLine, 'classes'> | undefined {
  const met = allergens.filter((one) => dishes.some((dish) => dish.allergens?.includes(one)))
  if (met.length + taboos.length === 0) return undefined
  const avoid = dishes.filter((dish) => met.some((one) => dish.allergens?.includes(one))).map(({ name }) => name)
  return { allergens: met, taboos, severe: severe && met.length > 0, heads, avoid }
}

/** Special plates of a meal by reason, severe ones first, then the most heads. A head is counted once, whatever its dishes have. */
export function specialLines(meal: Meal, sheets: readonly Sheet[], dishes: readonly Served[]): SpecialLine[] {
  const lines = new Map<string, SpecialLine>()
  for (const { classId, specialMeals } of sheets)
    for (const special of specialMeals?.filter((one) => one.meal === meal) ?? []) {
      const met = metBy(special, dishes)
      if (!met) continue
      const key = JSON.stringify([met.allergens, met.taboos, met.severe])
      const line = lines.get(key) ?? { ...met, heads: 0, classes: [] }
      const before = line.classes.find((one) => one.classId === classId)?.heads ?? 0
      const others = line.classes.filter((one) => one.classId !== classId)
      lines.set(key, { ...line, heads: line.heads + met.heads, classes: [...others, { classId, heads: before + met.heads }] })
    }
  return [...lines.values()].sort((one, two) => Number(two.severe) - Number(one.severe) || two.heads - one.heads)
}
