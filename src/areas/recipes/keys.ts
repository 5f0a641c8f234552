type Values = Readonly<Record<string, unknown>>

/** Id of the menu of a week and age. */
export const weekMenuKey = (values: Values): string => `${values.weekStart}.${values.ageBand}`

/** Id of a meal of a menu; the menu comes last so that ids sort by day. */
export const menuMealKey = (values: Values): string => `${values.date}.${values.mealType}.${values.menuId}`.slice(0, 64)
