/** Whether the kitchen cooks on a day of the calendar: one that was closed afterwards may still say that meals are served. */
export const hasMeals = ({ isOpen, mealServed }: { readonly isOpen: boolean; readonly mealServed: boolean }): boolean =>
  isOpen && mealServed
