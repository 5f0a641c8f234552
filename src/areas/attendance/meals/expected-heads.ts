import type { KitchenLine } from '../kitchen-lines'

/** The call that says how many are expected at the meals of a day to come. */
export const expectedHeadsPath = '/business-system/intk/attendance/meals/expected-heads'

/** Heads of a class at each meal of a day to come, by its children, their plans, approved leave and isolation; nobody of them is named. */
export type ExpectedHeads = Pick<KitchenLine, 'id' | 'heads'>

/**
 * The lines of a day to come for whoever knows no children: what the server expects takes the place of what an earlier sheet only suggests. A
 * class nobody is in any more has nobody to cook for.
 */
export const withExpected = (
  lines: readonly KitchenLine[],
  expected: readonly ExpectedHeads[] | undefined,
  date: string,
): readonly KitchenLine[] =>
  expected === undefined
    ? lines
    : lines.map((line) =>
        line.from === date ? line : { ...line, from: date, heads: expected.find(({ id }) => id === line.id)?.heads ?? {} },
      )
