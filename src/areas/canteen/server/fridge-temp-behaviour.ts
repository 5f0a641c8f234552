import { refuseFields } from '../../../contract/error'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { isAhead } from '../device-clock'
import { SampleFridge } from '../sample-fridge'
import { isOutOf } from '../warm-spells'
import { relabelFridge } from './relabel'

async function read(ctx: OpContext, { after }: ChangeAhead): Promise<Values> {
  const fridge = await ctx.find(SampleFridge, String(after.fridgeId))
  return {
    day: String(after.readTime).slice(0, 10),
    recordedBy: ctx.person.realname,
    doubtful: isAhead(String(after.readTime), ctx.now),
    alarm: fridge ? isOutOf({ min: fridge.tempMin, max: fridge.tempMax }, Number(after.temp)) : null,
  }
}

/** A reading remembers who took it, whether it was out of range and whether its time can be, and its fridge's samples are judged anew. */
export const fridgeTempBehaviour: Behaviour = {
  reads: [{ noun: SampleFridge, id: 'fridgeId' }],
  before(ctx, change) {
    return change.before ? undefined : read(ctx, change)
  },
  after(ctx, { after }) {
    if (after) relabelFridge(ctx, String(after.fridgeId), String(after.day))
  },
}

/** The coldest a fridge may be is no warmer than its warmest. */
export const sampleFridgeBehaviour: Behaviour = {
  before(_ctx, { after }) {
    if (Number(after.tempMax) < Number(after.tempMin))
      refuseFields({ tempMax: { code: 'field.small', values: { min: Number(after.tempMin) } } })
    return undefined
  },
}
