import * as z from 'zod/mini'
import { largestGroup } from './group'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const values = z.record(z.string().check(z.regex(/^[\w$.:-]{1,64}$/)), z.unknown())
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const opId = z.string().check(z.regex(/^[0-9a-f-]{36}$/))

/**
 * One intent to change one row. Immutable once committed on the device; its id is made there and is the key
 * under which the server does it at most once.
 */
export const opShape = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  /** Order within the replica that made it. */
  n: z.int().check(z.positive()),
  noun: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  /** Id of the row it is about. */
  key: id,
  /** `add`, `edit`, `remove`, `adjust`, or a move of the noun's flow. */
  verb: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  /** New values by field; for `adjust` the amounts to add. */
  patch: values,
  /** What the person saw in those fields before. */
  base: values,
  /** Version of the row the person was looking at; 0 when there was none. */
  trunk: z.int().check(z.nonnegative()),
  /** Epoch in which `trunk` was counted; null on a device that has never been in touch. */
  epoch: z.nullable(z.string().check(z.maxLength(64))),
  /** This replica's last op on the same row that is not parked, also when it is long done. */
  prev: z.nullable(opId),
  /** Ops on other rows that must be final first. */
  deps: z.array(opId).check(z.maxLength(100)),
  /** Of an op that is done with others or not at all: which group, and its place among how many (`group.ts`). */
  group: z.optional(
    z.object({
      id: opId,
      at: z.int().check(z.minimum(1), z.maximum(largestGroup)),
      of: z.int().check(z.minimum(1), z.maximum(largestGroup)),
    }),
  ),
  /** The person's device clock, for information only. */
  at: z.string().check(z.maxLength(30)),
  /** Version of the noun's ops in which it is written (`upcast.ts`), and of the app that made it. */
  v: z.int().check(z.positive()),
  app: z.string().check(z.maxLength(40)),
  /** On a chained noun: the record hash of `chain.ts`, and the one before it in this device's chain. */
  seal: z.optional(z.object({ prev: z.nullable(hash), hash })),
})
