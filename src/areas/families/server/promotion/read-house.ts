import type { OpContext } from '../../../../server/resource/behaviour'
import { Class, classState } from '../../../garden/published/class'
import { Child } from '../../published/child'
import { hasLeft } from '../../published/child-states'
import { Enrolment } from '../../published/enrolment'

/** Children of these classes with the times in them that run on from `beginDate`, each child locked: nobody changes its classes meanwhile. */
export async function runningOn(ctx: OpContext, classIds: readonly string[], beginDate: string) {
  const asked = { classId: classIds }
  const found = await ctx.rows(Enrolment, asked)
  const children = new Map<string, Child>()
  for (const childId of [...new Set(found.map((one) => one.childId))].sort()) {
    const child = await ctx.find(Child, childId)
    if (child && !hasLeft(child.status)) children.set(childId, child)
  }
  // Read once more: what was changed while this waited for the children is seen now.
  const times = (await ctx.rows(Enrolment, asked)).filter(
    ({ childId, endDate }) => children.has(childId) && (endDate === null || endDate >= beginDate),
  )
  return { times: times.filter((time) => time.beginDate < beginDate), later: times.filter((time) => time.beginDate >= beginDate) }
}

/** The classes of a year that are running. */
export const runningIn = (ctx: OpContext, yearId: string): Promise<Class[]> => ctx.rows(Class, { yearId, status: classState.running })
