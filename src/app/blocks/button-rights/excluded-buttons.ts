import { can, type Permission } from '../../../contract/access'
import { isOff, isOfSeeing } from '../../session/granted'
import type { Grant } from '../../session/person'

/** What goes with a code that is denied. */
const along: Readonly<Record<string, readonly string[]>> = { batch_delete: ['remove'] }

/**
 * Codes of buttons, without their prefix, that somebody may not use. `prefix`: what codes of the table begin with, such as `order` or `order:`.
 * `all`: every code there is. `granted`: what the person holds.
 */
export function excludedButtons(prefix: string | undefined, all: readonly Grant[], granted: ReadonlySet<string>): readonly string[] {
  if (!prefix) return []
  const start = prefix.endsWith(':') ? prefix : `${prefix}:`
  const denied = all.filter(
    (grant) => isOfSeeing(grant) && !isOff(grant) && grant.action.startsWith(start) && !can(granted, grant.action as Permission),
  )
  const codes = denied.map(({ action }) => action.slice(start.length))
  return [...new Set(codes.flatMap((code) => [code, ...(along[code] ?? [])]))]
}
