import { refuse } from '../../../../contract/error'
import { behave, type OpContext } from '../../../../server/resource/behaviour'
import { Promotion } from '../../published/promotion'
import { PromotionChild } from '../../published/promotion-child'
import { PromotionClass } from '../../published/promotion-class'
import { post } from './post'
import { takeBack } from './take-back'

/** Posting does it all: one that names another takes that one back. */
export const promotionBehaviour = behave(Promotion, {
  async after(ctx, { verb, after }) {
    if (verb !== 'post' || !after) return
    if (after.reversesId) await takeBack(ctx, after, after.reversesId)
    else await post(ctx, after)
  },
})

/** What is posted is not changed again. */
async function checkDraft(ctx: OpContext, promotionId: string): Promise<void> {
  if ((await ctx.find(Promotion, promotionId))?.status !== 'DRAFT') refuse('record.state')
}

export const promotionClassBehaviour = behave(PromotionClass, {
  reads: [{ noun: Promotion, id: 'promotionId' }],
  async before(ctx, { after }) {
    await checkDraft(ctx, after.promotionId)
    return undefined
  },
})

export const promotionChildBehaviour = behave(PromotionChild, {
  reads: [{ noun: Promotion, id: 'promotionId' }],
  async before(ctx, { after }) {
    await checkDraft(ctx, after.promotionId)
    return undefined
  },
})
