import { refuse, refuseFields } from '../../../contract/error'
import { filesOf } from '../../../contract/fields/file'
import type { VerbOf } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { withStep } from '../../../server/resource/with-step'
import { Dish } from '../../recipes/published/dish'
import { signingDoubt } from '../../staff/published/signing-doubt'
import { Staff } from '../../staff/published/staff'
import { StaffCertificate } from '../../staff/published/staff-certificate'
import { isAhead } from '../fridge/device-clock'
import { SampleFridge } from '../fridge/sample-fridge'
import { dueTime } from '../keeping-time'
import { arrivalLabels, hoursLate, type SampleLabel } from '../register/sample-labels'
import { sampleNumber } from '../register/sample-number'
import { RetainedSample } from '../retained-sample'
import { SampleDisposal } from '../sample-disposal'
import { overwrittenBy } from '../sample-history'
import { witnessProblems } from '../witness-rules'
import { relabelSharers, relabelTwins } from './relabel'

type Change = ChangeAhead<typeof RetainedSample>
type Written = Partial<Change['after']>

function logged(ctx: OpContext, change: Change, what: string, text: string | null): Written {
  const was = change.before ? overwrittenBy(change.patch, change.before) : null
  return withStep(ctx, change, { what, text, was })
}

/** Who may not sign a record of food is said on it: what was kept is evidence all the same. As of the day it arrives, for a device's clock may be wrong. */
async function signerLabels(ctx: OpContext, { samplerId }: Change['after']): Promise<SampleLabel[]> {
  const certificates = await ctx.rows(StaffCertificate, { staffId: samplerId })
  return signingDoubt(await ctx.readShared(Staff, samplerId), certificates, ctx.today) ? ['signer'] : []
}

async function begun(ctx: OpContext, { id, after: sample }: Change): Promise<Written> {
  if (sample.disposalId) refuseFields({ disposalId: { code: 'record.state' } })
  return {
    sampleNo: sampleNumber({ ...sample, id }),
    dishName: (await ctx.find(Dish, sample.dishId))?.name ?? null,
    dueDisposeTime: dueTime(sample),
    lateHours: hoursLate(sample.sampleTime, ctx.now),
    labels: [...arrivalLabels(sample, ctx.now), ...(await signerLabels(ctx, sample))],
  }
}

/** Nobody disposes of a sample before its hours are over: neither by the server's clock nor by what the two have signed. */
async function disposed(ctx: OpContext, change: Change): Promise<Written> {
  const { after: sample } = change
  const disposal = sample.disposalId ? await ctx.find(SampleDisposal, sample.disposalId) : undefined
  if (!disposal) refuseFields({ disposalId: { code: 'field.required' } })
  const due = dueTime(sample)
  if (ctx.now < due || disposal.disposeTime < due) refuse('sample.too-early', { due })
  // One of an earlier release, which was taken with any time.
  if (isAhead(disposal.disposeTime, ctx.now)) refuseFields({ disposalId: { code: 'field.ahead' } })
  return logged(ctx, change, 'dispose', null)
}

const reasoned = (ctx: OpContext, change: Change): Written => logged(ctx, change, change.verb, change.patch.reason ?? null)

const steps: { readonly [V in VerbOf<typeof RetainedSample>]: (ctx: OpContext, change: Change) => Promise<Written> | Written } = {
  add: begun,
  amend: reasoned,
  dispose: disposed,
  void: reasoned,
}

/** Whoever took a sample is not the witness of it; what an earlier release let through is not asked about again. */
function checkWitness({ after, patch }: Change): void {
  const problems = patch.witnessId ? witnessProblems(after.samplerId, after.witnessId) : {}
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

/** A sample is never refused for being late or recorded twice; it says so itself. What it says is worked out after each change. */
export const retainedSampleBehaviour = behave(RetainedSample, {
  reads: [
    { noun: Dish, id: 'dishId' },
    { noun: SampleFridge, id: 'fridgeId' },
    { noun: SampleDisposal, id: 'disposalId' },
  ],
  before(ctx, change) {
    checkWitness(change)
    return steps[change.before ? change.verb : 'add'](ctx, change)
  },
  async after(ctx, { id, before, after }) {
    if (!after) return
    relabelTwins(ctx, after)
    const files = (row: RetainedSample | undefined) => (row ? filesOf(RetainedSample.fields, row) : [])
    // A correction that only changes what it says of itself shares no more and no less than before.
    if (!before || before.status !== after.status || !same(files(before), files(after)))
      await relabelSharers(ctx, id, [...new Set([...files(before), ...files(after)])])
  },
})
