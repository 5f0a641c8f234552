import type { resolveVerb } from './access'
import type { MoveOf } from './flow'
import type { watchRight } from './monitor/monitor'
import type { forgetRight } from './recycle-bin/recycle-bin'
import type { Noun, NounTypes } from './registry'

type VerbOf<N extends Noun> = 'list' | typeof resolveVerb | NonNullable<NounTypes[N]['granted']> | MoveOf<N>

/** One permission of one of the nouns, `noun:verb`, or one that is of no noun: to look at the server, to delete for good. */
export type GrantedVerb = { [N in Noun]: `${N}:${VerbOf<N>}` }[Noun] | typeof watchRight | typeof forgetRight

/** The right to give others, and take from them, what one does not hold. Of no noun, so that nobody comes to it with all of one. */
export const giveAll = 'give:all'

/** What a role may be given: a permission, every permission of a noun, to give others everything, or everything. */
export type Grant = GrantedVerb | `${Noun}:*` | typeof giveAll | '*'
