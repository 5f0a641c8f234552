/** The axis ends at 100 and begins at 90, or at the tens below the least value. */
export const axisFrom = (rates: readonly (number | null)[]): number =>
  Math.floor(Math.min(90, ...rates.filter((rate) => rate !== null)) / 10) * 10
