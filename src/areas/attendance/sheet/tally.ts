import { isPresent, type Mark } from '../mark/mark'
import { isOpenSheet, type SheetState } from './sheet-state'

/**
 * The figures of attendance, in children of a day or child-days of several. Every screen, sheet and print takes them from here.
 *
 * | figure       | counts                                                                                                    |
 * | ------------ | --------------------------------------------------------------------------------------------------------- |
 * | `expected`   | enrolled in the class that day and attending, or marked there; not those without school that day (`N`)      |
 * | `present`    | was here, if only for a part of the day: `P`, `L` and `E`. Half a day of leave is half a day here, so it counts |
 * | `late`       | of these, came late (`L`)                                                                                 |
 * | `early`      | of these, left early (`E`)                                                                                |
 * | `sick`       | away, ill (`S`)                                                                                           |
 * | `leave`      | away for the family's reasons (`A`)                                                                       |
 * | `unknown`    | away, and nobody reached the family (`U`); once the sheet is out, also whoever nobody has marked            |
 * | `quarantine` | away because the class is closed or the child isolated (`H`)                                              |
 * | `unmarked`   | not called yet: nobody has marked the child, and the sheet is still open                                   |
 *
 * `present + sick + leave + unknown + quarantine + unmarked = expected`, for a child, a class, a day and all sums of them.
 *
 * The rate is `present` of `expected` over what is known: days whose sheet is out. A day that is still open, one opened again for a
 * correction included, is shown beside the sums and is part of none of them. Only open days of the calendar have a sheet.
 */
export type Tally = {
  readonly expected: number
  readonly present: number
  readonly late: number
  readonly early: number
  readonly sick: number
  readonly leave: number
  readonly unknown: number
  readonly quarantine: number
  readonly unmarked: number
}

/** Counts the marks of a sheet; `undefined` is a child nobody has marked. */
export function tally(marks: readonly (Mark | undefined)[], state: SheetState): Tally {
  const number = (mark: Mark | undefined) => marks.filter((one) => one === mark).length
  const unmarked = number(undefined)
  const isOpen = isOpenSheet(state)
  return {
    expected: marks.length - number('N'),
    present: marks.filter(isPresent).length,
    late: number('L'),
    early: number('E'),
    sick: number('S'),
    leave: number('A'),
    unknown: number('U') + (isOpen ? 0 : unmarked),
    quarantine: number('H'),
    unmarked: isOpen ? unmarked : 0,
  }
}

const none: Tally = { expected: 0, present: 0, late: 0, early: 0, sick: 0, leave: 0, unknown: 0, quarantine: 0, unmarked: 0 }
const figures = Object.keys(none) as (keyof Tally)[]

/** Adds figures up, one by one. */
export const sumOfTallies = (all: readonly Tally[]): Tally =>
  all.reduce((sum, one) => Object.fromEntries(figures.map((name) => [name, sum[name] + one[name]])) as Tally, none)
