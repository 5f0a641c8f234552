import type { resolveVerb } from '../contract/access'
import type { GenericVerb } from '../contract/resource'
import type { discardRight, salvageRight } from '../contract/system/salvage'
import type { flows } from './flows'
import type { Noun } from './nouns'
import type { contactRight } from './staff/staff'

type MoveOf<N extends Noun> = N extends keyof typeof flows ? keyof (typeof flows)[N]['moves'] & string : never
type VerbOf<N extends Noun> =
  | 'list'
  | GenericVerb
  | typeof resolveVerb
  | MoveOf<N>
  | (N extends 'staff' ? typeof contactRight : never)
  | (N extends 'salvage' ? typeof salvageRight | typeof discardRight : never)

/** One permission of one of our nouns, `noun:verb`. */
export type GrantedVerb = { [N in Noun]: `${N}:${VerbOf<N>}` }[Noun]

/** What a role may be given: a permission, every permission of a noun, or everything. */
export type Grant = GrantedVerb | `${Noun}:*` | '*'
