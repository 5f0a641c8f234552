/** Repeatable chance: a number below `sides`. */
export type Roll = (sides: number) => number

/** Dice that fall the same way whenever they start from the same seed. */
export function dice(seed: number): Roll {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
