/** Where the heads of a day stand class by class. */
export const kitchenAddress = (day: string): string => `/attendance/kitchen?date=${day}`
