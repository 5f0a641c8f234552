import { refuse } from '../../contract/error'
import { mostSteps } from '../../contract/sync/history'
import type { OpContext } from './behaviour'

type Made = { readonly at: string; readonly by: string }
type Remembering<Step> = { readonly before: { readonly history: readonly (Made & Step)[] | null } | undefined }

/**
 * The `history` of a row with one more step at its end, made by this person now. Beside that, a step tells what the noun's own steps tell.
 * Refuses `record.too-many` where it is full.
 */
export function withStep<Step extends { readonly what: string; readonly text: string | null }>(
  ctx: OpContext,
  { before }: Remembering<Step>,
  step: Step,
): { history: readonly (Made & Step)[] } {
  const known = before?.history ?? []
  if (known.length >= mostSteps) refuse('record.too-many', { max: mostSteps })
  return { history: [...known, { at: ctx.now, by: ctx.person.realname, ...step }] }
}
