import type { RollCall, RollChild, RollRecord, Tile } from './roll-call'

type Caused = RollRecord & { readonly cause?: string | null }

/** Children whose absence nobody can explain yet: not reached, not marked, or away without a cause. */
export const untraced = <C extends RollChild, R extends Caused>(roll: RollCall<C, R>): Tile<C, R>[] =>
  roll.tiles.filter(({ mark, record }) => mark === undefined || mark === 'U' || ((mark === 'S' || mark === 'A') && !record?.cause))
