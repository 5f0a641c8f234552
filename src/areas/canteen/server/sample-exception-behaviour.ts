import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'

/** Whoever says that a dish has no sample is named, and taking it back needs a reason. */
export const sampleExceptionBehaviour: Behaviour = {
  before(ctx, { before, patch }) {
    if (!before) return { recordedBy: ctx.person.realname }
    if (!patch.reason) refuseFields({ reason: { code: 'field.required' } })
    return undefined
  },
}
