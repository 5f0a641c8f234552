import { refuseFields } from '../../../contract/error'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { isAhead } from '../fridge/device-clock'
import { FridgeTemp } from '../fridge/fridge-temp'
import { SampleFridge } from '../fridge/sample-fridge'
import { isOutOf } from '../fridge/warm-spells'
import { relabelFridge } from './relabel'

async function read(ctx: OpContext, { after }: ChangeAhead<typeof FridgeTemp>) {
  const fridge = await ctx.find(SampleFridge, after.fridgeId)
  return {
    day: after.readTime.slice(0, 10),
    recordedBy: ctx.person.realname,
    doubtful: isAhead(after.readTime, ctx.now),
    alarm: fridge ? isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, after.temp) : null,
  }
}

/** A reading remembers who took it, whether it was out of range and whether its time can be, and its fridge's samples are judged anew. */
export const fridgeTempBehaviour = behave(FridgeTemp, {
  reads: [{ noun: SampleFridge, id: 'fridgeId' }],
  before(ctx, change) {
    return change.before ? undefined : read(ctx, change)
  },
  after(ctx, { after }) {
    if (after?.day) relabelFridge(ctx, after.fridgeId, after.day)
  },
})

/** The coldest a fridge may be is no warmer than its warmest. */
export const sampleFridgeBehaviour = behave(SampleFridge, {
  before(_ctx, { after }) {
    if (after.tempMax < after.tempMin) refuseFields({ tempMax: { code: 'field.small', values: { min: after.tempMin } } })
    return undefined
  },
})
