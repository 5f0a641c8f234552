import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'
import { Class } from '../class'

/** A class's name is its own within a school year, and somebody is head teacher of one class in it. */
export const classBehaviour: Behaviour = {
  async before(ctx, { id, after }) {
    const siblings = (await ctx.rows(Class, { yearId: after.yearId })).filter((other) => other.id !== id)
    if (siblings.some((other) => other.name === after.name)) refuseFields({ name: { code: 'field.taken' } })
    if (after.headTeacherId && siblings.some((other) => other.headTeacherId === after.headTeacherId))
      refuseFields({ headTeacherId: { code: 'class.head-taken' } })
    return undefined
  },
}
