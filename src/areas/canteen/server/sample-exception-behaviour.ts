import { behave } from '../../../server/resource/behaviour'
import { SampleException } from '../sample-exception'

/** Whoever says that a dish has no sample is named. */
export const sampleExceptionBehaviour = behave(SampleException, {
  before: (ctx, { before }) => (before ? undefined : { recordedBy: ctx.person.realname }),
})
