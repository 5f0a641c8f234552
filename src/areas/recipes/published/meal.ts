/** Meals of a day in their order; the values of the dictionary `mealType`. */
export const meals = ['B', 'AS', 'L', 'PS', 'D'] as const
export type Meal = (typeof meals)[number]

export const isMeal = (value: unknown): value is Meal => (meals as readonly unknown[]).includes(value)

const ofPattern: Readonly<Record<string, readonly Meal[]>> = {
  '1M2S': ['AS', 'L', 'PS'],
  '2M1S': ['B', 'L', 'PS'],
  '3M1S': ['B', 'L', 'PS', 'D'],
  '3M2S': meals,
}

const ofPlan: Readonly<Record<string, readonly Meal[]>> = { FULL: meals, LUNCH: ['AS', 'L', 'PS'], NONE: [] }

/** Meals a kindergarten serves. A pattern added by the kindergarten itself is taken as all of them, so that nobody goes hungry. */
export const mealsOfPattern = (pattern: string): readonly Meal[] => ofPattern[pattern] ?? meals

/** Meals a child's plan covers, served or not. A plan added by the kindergarten itself is taken as all of them. */
export const mealsOfPlan = (plan: string): readonly Meal[] => ofPlan[plan] ?? meals

/** When each meal begins and is over, `HH:mm`. */
export const servingTimes: Readonly<Record<Meal, { readonly from: string; readonly until: string }>> = {
  B: { from: '08:00', until: '08:30' },
  AS: { from: '09:30', until: '10:00' },
  L: { from: '11:20', until: '12:00' },
  PS: { from: '14:40', until: '15:10' },
  D: { from: '16:30', until: '17:00' },
}

/** Whether a meal of a day is being served at `now`, a moment, or has been; one the kindergarten added itself, from its day on. */
export const hasBegun = (date: string, meal: string, now: string): boolean =>
  now >= (isMeal(meal) ? `${date} ${servingTimes[meal].from}` : date)
