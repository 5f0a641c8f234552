const daily = 24 * 60 * 60 * 1000

/** Number of a day, for what is done by turns: another one each day. */
export const dayNumber = (now: Date): number => Math.floor(now.getTime() / daily)
