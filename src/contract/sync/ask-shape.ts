import * as z from 'zod/mini'
import { isSound } from '../check'
import { limits } from './exchange'
import { largestGroup } from './group'

/** A text that can be stored and compared, of at most `max` characters. */
const sound = (max: number) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => isSound(String(text))),
  )

/** Place inside a snapshot: it was begun at sequence `asOf` and has reached row `after` of `noun`. */
export const placeShape = z.object({
  asOf: z.int(),
  noun: z.string().check(z.regex(/^[a-z-]{0,41}$/)),
  after: z.string().check(z.regex(/^[\w.:-]{0,64}$/)),
})

const keysShape = z.array(sound(100)).check(z.maxLength(limits.anew))

/** Nouns to be copied anew, in this order: all of their rows, those under the keys `under`, or those under none of `beyond`. `at`: how far that has come. */
export const recopyShape = z.object({
  nouns: z.array(z.string().check(z.regex(/^[a-z-]{1,41}$/))).check(z.maxLength(limits.anew)),
  under: z.optional(keysShape),
  beyond: z.optional(keysShape),
  at: z.nullable(placeShape),
})

/**
 * How far the sequence had come when the server said so. `seal` proves that it did and by what it knows its own sequence again; it means
 * nothing to a device.
 */
export const headShape = z.object({ seq: z.int().check(z.nonnegative()), seal: sound(100) })

/** What a device asks: here is what waits, give me what is new since. `since: null` asks for everything within reach. */
export const askShape = z.object({
  /** The app's way of speaking; 1 when absent. */
  protocol: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
  epoch: z.nullable(sound(64)),
  /** What proves that this device is that replica. Absent from a device of an older release. */
  secret: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  replica: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  since: z.nullable(z.int().check(z.nonnegative())),
  place: z.optional(z.nullable(placeShape)),
  scope: z.nullable(sound(64)),
  /** What the device holds parts for, as `print` of the reply that told them; null where it has yet to be told. Absent from a device of an older release. */
  print: z.optional(z.nullable(sound(64))),
  recopy: z.optional(recopyShape),
  /** What the device was told last: a server that does not know it has lost commits. Absent from a device of an older release. */
  known: z.optional(z.array(headShape).check(z.maxLength(limits.heads))),
  ops: z.array(z.unknown()).check(z.maxLength(largestGroup)),
})
