import type { Values } from '../fields/values'
import type { Flow } from '../flow'
import { gone } from './merge'
import type { Op } from './op'
import { restoring } from './restoring'

/** The plain field values an op asks for: its patch, and the state its move leads to. `adjust` adds to what stands there. */
export function effectOf(op: Pick<Op, 'verb' | 'patch'>, current: Values, flow: Flow | undefined): Values {
  if (op.verb === 'adjust') {
    return Object.fromEntries(Object.entries(op.patch).map(([field, by]) => [field, Number(current[field] ?? 0) + Number(by)]))
  }
  const move = flow?.moves[op.verb]
  return flow && move ? { ...op.patch, [flow.field]: move.to } : op.patch
}

/**
 * What a person saw in the fields an op touches, to be compared by value where versions cannot be. A removal touches all of `fields`;
 * what was not shown is left out of it.
 */
export function seenBy(
  op: Pick<Op, 'verb' | 'patch'>,
  shown: Values | undefined,
  flow: Flow | undefined,
  fields: readonly string[],
): Values {
  const isShown = (field: string) => shown !== undefined && field in shown
  const touched = op.verb === 'remove' ? fields.filter(isShown) : Object.keys(effectOf(op, shown ?? {}, flow))
  return Object.fromEntries(touched.map((field) => [field, shown?.[field] ?? null]))
}

/** An op with where it stands: accepted with the version it made, or still waiting. */
export type Standing = { readonly op: Op; readonly accepted?: { readonly rev: number; readonly held: readonly string[] } }

/**
 * What a person sees of one row: the server's row, then this device's accepted ops the row does not hold yet, then its
 * waiting ops in the order they were made. Parked ops are not given. An accepted op is left out once the row has reached
 * the version that contains it; a row that was taken away and is brought back is shown as it stood before; dropping it sooner would make the person's own edit blink away between two replies.
 */
export function fold<R extends Values & { readonly rev: number }>(
  row: R | undefined,
  standings: readonly Standing[],
  flow: Flow | undefined,
) {
  let view: (Values & { readonly rev: number }) | undefined = row
  let removed: typeof view
  const ordered = [...standings].sort((one, two) => one.op.n - two.op.n)
  for (const { op, accepted } of ordered) {
    if (accepted && (row?.rev ?? 0) >= accepted.rev) continue
    // Held as a whole: nothing of it was done.
    if (accepted?.held.includes(gone)) continue
    if (op.verb === 'remove') {
      removed = view
      view = undefined
      continue
    }
    if (op.verb === restoring) {
      view ??= removed
      continue
    }
    const effect = effectOf(op, view ?? {}, flow)
    const shown = accepted ? Object.fromEntries(Object.entries(effect).filter(([field]) => !accepted.held.includes(field))) : effect
    view = { id: op.key, rev: row?.rev ?? 0, ...view, ...shown }
  }
  return view
}
