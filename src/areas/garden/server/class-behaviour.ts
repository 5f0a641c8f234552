import { refuseFields } from '../../../contract/error'
import { behave } from '../../../server/resource/behaviour'
import { Class } from '../published/class'
import { SchoolYear } from '../published/school-year'

/** A class's name is its own within a school year, and somebody is head teacher of one class in it. */
export const classBehaviour = behave(Class, {
  reads: [
    { noun: SchoolYear, id: 'yearId' },
    { noun: Class, by: 'yearId' },
  ],
  async before(ctx, { id, verb, after }) {
    if (verb === 'remove') return undefined
    // Whoever changes classes of the year waits here for the others who do.
    await ctx.find(SchoolYear, after.yearId)
    const siblings = (await ctx.rows(Class, { yearId: after.yearId })).filter((other) => other.id !== id)
    if (siblings.some((other) => other.name === after.name)) refuseFields({ name: { code: 'field.taken' } })
    if (after.headTeacherId && siblings.some((other) => other.headTeacherId === after.headTeacherId))
      refuseFields({ headTeacherId: { code: 'class.head-taken' } })
    return undefined
  },
})
