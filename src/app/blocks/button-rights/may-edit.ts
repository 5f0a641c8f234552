import { actionsOf, isOff, isOfSeeing } from '../../session/granted'
import type { Grant } from '../../session/person'

/**
 * Whether an action of type 2, which all see and some do, may be done: not where its entry is switched off, and where there is an entry otherwise;
 * and whatever entries say, by whoever has it on a list of their own. `all`: every entry there is. `own`: what the person holds.
 */
export function mayEdit(action: string, all: readonly Grant[], own: readonly Grant[]): boolean {
  if (actionsOf(own).includes(action)) return true
  const entries = all.filter((grant) => !isOfSeeing(grant) && actionsOf([grant]).includes(action))
  return entries.length > 0 && !entries.some(isOff)
}
