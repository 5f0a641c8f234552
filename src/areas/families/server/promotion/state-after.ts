import { outcome } from '../../promotion/plan'

const states: Readonly<Record<string, string>> = { [outcome.graduates]: '50', [outcome.leaves]: '60' }

/** The state a child is in once the new year has begun, in values of `childStatus`; undefined for one that stays. */
export const stateAfter = (what: string): string | undefined => states[what]
