import type { Catalogue } from '../catalogue'
import type { Op, Payload } from './op'

/** Version of the ops this build writes on a noun: 1, and one more for each step its upcasters have. */
export function versionOf({ upcasters = {} }: Catalogue, noun: string): number {
  return 1 + (Object.hasOwn(upcasters, noun) ? (upcasters[noun]?.length ?? 0) : 0)
}

/**
 * An op as this build says it. One of a newer build, and one a step cannot read, is given back as it is: its `v` says so. What is
 * stored is never rewritten by this; it is asked anew whenever an op is shown, sent or applied.
 */
export function upcast<T extends Payload & Pick<Op, 'noun' | 'v'>>(catalogue: Catalogue, op: T): T {
  const v = versionOf(catalogue, op.noun)
  if (op.v >= v) return op
  try {
    const { verb, patch, base } = (catalogue.upcasters?.[op.noun] ?? []).slice(op.v - 1).reduce<Payload>((old, step) => step(old), op)
    return { ...op, verb, patch, base, v }
  } catch {
    return op
  }
}
