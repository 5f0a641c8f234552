import type { Behaviour } from '../../../server/resource/behaviour'

/** Whoever says that a dish has no sample is named. */
export const sampleExceptionBehaviour: Behaviour = {
  before: (ctx, { before }) => (before ? undefined : { recordedBy: ctx.person.realname }),
}
