import type { Catalogue } from '../../../contract/catalogue'
import { checkFields, type Problems } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import { kindOf } from '../../../contract/fields/kind'
import type { Resource } from '../../../contract/resource'
import { checkOfflineVerb } from '../../../contract/sync/offline-verb'

/**
 * What a person wants changed. `deps`: ids of ops, or `noun:key` for this device's last op on that row, that must be final first.
 * `group`: made with those of the same id, and done with them or not at all (`together`). `seen`: the row as the form showed it when it was opened; without it, as it stands at the moment of saving.
 */
export type AnyIntent = {
  readonly noun: string
  readonly key: string
  readonly verb: string
  readonly patch: Readonly<Record<string, unknown>>
  readonly deps?: readonly string[]
  readonly group?: string
  readonly seen?: Readonly<Record<string, unknown>> & { readonly rev: number; readonly era?: string }
}

function checkAmounts({ fields }: Resource, patch: AnyIntent['patch']): Problems {
  const isAmount = (field: string, by: unknown) => kindOf(fields[field])?.shape === 'number' && Number.isFinite(by)
  return Object.fromEntries(
    Object.entries(patch).flatMap(([field, by]) => (isAmount(field, by) ? [] : [[field, { code: 'field.number' as const }]])),
  )
}

/** Refuses an intent the server would refuse too, and any that may not be kept for later. */
export function checkIntent(catalogue: Catalogue, { noun, verb, patch }: AnyIntent): void {
  const { resource, move } = checkOfflineVerb(catalogue, noun, verb)
  const fields = move
    ? Object.fromEntries(Object.entries(resource.fields).filter(([field]) => move.asks?.includes(field)))
    : resource.fields
  const problems = verb === 'adjust' ? checkAmounts(resource, patch) : checkFields(fields, patch, verb === 'add' ? 'whole' : 'part')
  if (Object.keys(problems).length > 0) refuseFields(problems)
}
