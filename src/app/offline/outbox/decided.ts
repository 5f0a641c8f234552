import type { View } from '../view/view'

/** Whether a held change of this person's was decided by somebody else, which they do not know yet. */
export const isNewsTo = (user: unknown, { state, author, decider, told }: View): boolean =>
  state === 'resolved' && author === user && Boolean(decider) && decider !== user && told !== true
