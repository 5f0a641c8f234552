import type { Catalogue } from '../catalogue'
import type { Problems } from '../check'
import { refuseFields } from '../error'
import type { Values } from '../fields/values'
import { same } from './merge'
import { restoring } from './restoring'

type Agreements = Pick<Catalogue, 'agreements'>

/**
 * What a change would make contradict itself, by field. What did so before, in the very same way, is no fault of this change: a row of an
 * earlier release may still be edited in other respects.
 */
export function newContradictions({ agreements }: Agreements, noun: string, before: Values | undefined, after: Values): Problems {
  const check = agreements && Object.hasOwn(agreements, noun) ? agreements[noun] : undefined
  if (!check) return {}
  const old = before ? check(before) : {}
  const isOld = (field: string, code: string) => old[field]?.code === code && same(before?.[field], after[field])
  return Object.fromEntries(Object.entries(check(after)).filter(([field, { code }]) => !isOld(field, code)))
}

type Change = { readonly noun: string; readonly verb: string; readonly patch: Values }

/** Refuses a change of a row after which it would contradict itself. Taking a row away, bringing it back, or adding to an amount, says nothing new of it. */
export function checkAgreement(catalogue: Agreements, { noun, verb, patch }: Change, before: Values | undefined): void {
  if (verb === 'remove' || verb === 'adjust' || verb === restoring) return
  const problems = newContradictions(catalogue, noun, before, { ...before, ...patch })
  if (Object.keys(problems).length > 0) refuseFields(problems)
}
