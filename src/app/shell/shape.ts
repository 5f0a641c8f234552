/** Grey blocks in the place of a screen that is still coming. */
export const blocks = 6
