/** Id of the menu of a week and age. */
export const weekMenuKey = ({ weekStart, ageBand }: { readonly weekStart: string; readonly ageBand: string }): string =>
  `${weekStart}.${ageBand}`

type Served = { readonly date: string; readonly mealType: string; readonly menuId: string }

/** Id of a meal of a menu; the menu comes last so that ids sort by day. */
export const menuMealKey = ({ date, mealType, menuId }: Served): string => `${date}.${mealType}.${menuId}`.slice(0, 64)
