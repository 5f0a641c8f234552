import { isPresent, type Mark } from './mark'

/**
 * How many children. `present + sick + leave + unknown + quarantine + unmarked = expected`; `late` and `early` are among
 * the present. A child without school that day (`N`) is not expected.
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

/** Counts marks; `undefined` is a child nobody has marked. */
export function tally(marks: readonly (Mark | undefined)[]): Tally {
  const number = (mark: Mark | undefined) => marks.filter((one) => one === mark).length
  return {
    expected: marks.length - number('N'),
    present: marks.filter(isPresent).length,
    late: number('L'),
    early: number('E'),
    sick: number('S'),
    leave: number('A'),
    unknown: number('U'),
    quarantine: number('H'),
    unmarked: number(undefined),
  }
}
