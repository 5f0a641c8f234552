/** What of a child or a plate must not meet a dish. */
type Reacting = { readonly allergens: readonly string[]; readonly severe: boolean; readonly heads: number }

/** How many react to a dish, how many of these severely, and to which of its allergens. A head is counted once, whatever of the dish it must not have. */
export function reactingTo(dish: readonly string[], all: readonly Reacting[]) {
  const met = all.filter(({ allergens }) => allergens.some((one) => dish.includes(one)))
  const headsOf = (some: readonly Reacting[]) => some.reduce((sum, { heads }) => sum + heads, 0)
  return {
    heads: headsOf(met),
    severe: headsOf(met.filter(({ severe }) => severe)),
    allergens: dish.filter((one) => met.some(({ allergens }) => allergens.includes(one))),
  }
}
