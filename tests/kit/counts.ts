/** How many rows of the factory were made: all of them, and those whose values must not come twice. */
export const counts = { made: 0, grades: 0, weeks: 0, days: 0 }

/** Values are told apart by these numbers, so each test file begins with the same ones, whatever its process ran before. */
export function countAnew(): void {
  Object.assign(counts, { made: 0, grades: 0, weeks: 0, days: 0 })
}
