/** A number with leading noughts. */
export const padded = (number: number, places: number): string => String(number).padStart(places, '0')
