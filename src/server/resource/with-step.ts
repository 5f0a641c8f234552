import { refuse } from '../../contract/error'
import { mostSteps } from '../../contract/history'
import type { ChangeAhead, OpContext } from './behaviour'
import type { Values } from './values'

/** Beside what every step tells, whatever the noun's own steps tell. */
type Step = Values & { readonly what: string; readonly text: string | null }

/** The `history` of a row with one more step at its end, made by this person now. Refuses `record.too-many` where it is full. */
export function withStep(ctx: OpContext, { before }: ChangeAhead, step: Step): Values {
  const known = (before?.history ?? []) as readonly Values[]
  if (known.length >= mostSteps) refuse('record.too-many', { max: mostSteps })
  return { history: [...known, { at: ctx.now, by: ctx.person.realname, ...step }] }
}
