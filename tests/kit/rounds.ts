/**
 * How often what is left to chance is tried: `few` times wherever tests are run, `all` times by `npm run storms`. The few are the first of them all,
 * with the same seeds.
 */
export const rounds = (few: number, all: number): number => (process.env.ROUNDS === 'all' ? all : few)
