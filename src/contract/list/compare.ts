const isEmpty = (value: unknown): boolean => value === null || value === undefined

/** By their codes: days, times and ids are many and always of one form. */
export const byCode = (one: string, two: string): number => (one < two ? -1 : Number(one > two))

/** As the database compares: what is empty comes after everything else. `byText`: how texts are compared, by their codes where nothing is said. */
export function compareValues(one: unknown, two: unknown, byText: (one: string, two: string) => number = byCode): number {
  if (isEmpty(one) || isEmpty(two)) return Number(isEmpty(one)) - Number(isEmpty(two))
  if (typeof one === 'number' && typeof two === 'number') return one - two
  return byText(String(one), String(two))
}

/** What the first of several ways to compare says that tells two rows apart. */
export const firstOf =
  <R>(compares: readonly ((one: R, two: R) => number)[]) =>
  (one: R, two: R): number => {
    for (const compare of compares) {
      const found = compare(one, two)
      if (found !== 0) return found
    }
    return 0
  }
