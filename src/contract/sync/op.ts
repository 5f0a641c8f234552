import type * as z from 'zod/mini'
import type { opShape } from './op-shape'

/** Most bytes of one op as JSON; larger ones are refused. */
export const largestOp = 64 * 1024

/** One intent to change one row, as `opShape` describes it. The shape itself lies apart: a phone reads it only when it first saves. */
export type Op = z.infer<typeof opShape>

/** What of an op a later release may say in another way. */
export type Payload = Pick<Op, 'verb' | 'patch' | 'base'>

/**
 * One step from a version of a noun's ops to the next: `patch` and `base` in new fields, `verb` under a new name. It looks at nothing
 * but the payload, is never changed once released, and throws at what it cannot read. Fields of a chained noun that hold files keep
 * their names, because the record hash tells them from the others.
 */
export type Upcaster = (payload: Payload) => Payload

/** What became of an op, for good: applied; partly or wholly held for a person to decide; refused; or waiting behind a refused one. */
export const finalOutcomes = ['applied', 'conflict', 'rejected', 'blocked'] as const
export type Outcome = (typeof finalOutcomes)[number] | 'retry'

/** The key rows and ops meet under. */
export const entityOf = (of: { noun: string; key: string }): string => `${of.noun}:${of.key}`
