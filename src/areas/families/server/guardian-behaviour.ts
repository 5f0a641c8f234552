import { refuseFields } from '../../../contract/error'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { classScope } from '../../garden/published/class-scope'
import { Child } from '../published/child'
import { ChildGuardian } from '../published/child-guardian'
import { Guardian } from '../published/guardian'

/** Copies to a link what the class has to know of the guardian. */
export async function copyContact(ctx: OpContext, linkId: string): Promise<void> {
  const link = await ctx.find(ChildGuardian, linkId)
  const guardian = link && (await ctx.find(Guardian, link.guardianId))
  if (guardian) await ctx.put(ChildGuardian, linkId, { name: guardian.name, phone: guardian.phone })
}

/** Exactly one of a child's guardians is called first: the first one entered, until another takes the place. */
async function onePrimary(ctx: OpContext, { id, verb, before, after }: ChangeAhead<typeof ChildGuardian>) {
  const others = (await ctx.rows(ChildGuardian, { childId: after.childId })).filter((other) => other.id !== id)
  if (verb === 'remove') {
    if (before?.isPrimary && others.length > 0 && !others.some((other) => other.isPrimary))
      refuseFields({ isPrimary: { code: 'guardian.primary' } })
    return {}
  }
  if (after.isPrimary) {
    for (const other of others) if (other.isPrimary) await ctx.put(ChildGuardian, other.id, { isPrimary: false })
    return {}
  }
  if (others.some((other) => other.isPrimary)) return {}
  return before?.isPrimary ? refuseFields({ isPrimary: { code: 'guardian.primary' } }) : { isPrimary: true }
}

/** One of a child's guardians is called first, and the guardian follows the children. */
export const childGuardianBehaviour = behave(ChildGuardian, {
  reads: [
    { noun: Child, id: 'childId' },
    { noun: ChildGuardian, by: 'childId' },
  ],
  async before(ctx, change) {
    // Whoever changes the child's guardians waits here for the others who do.
    await ctx.find(Child, change.after.childId)
    return onePrimary(ctx, change)
  },
  after(ctx, { id, before, after }) {
    const guardianId = (after ?? before)?.guardianId
    if (guardianId) ctx.afterBatch(`guardian ${guardianId}`, (later) => later.recomputeScope(Guardian, guardianId))
    if (!before) ctx.afterBatch(`contact ${id}`, (later) => copyContact(later, id))
  },
})

/** A guardian is seen by the class of a child they look after; every class of theirs has name and number on its own links. */
export const guardianBehaviour = behave(Guardian, {
  async scope(ctx, _values, id) {
    const [link] = await ctx.rows(ChildGuardian, { guardianId: id })
    return link ? classScope((await ctx.find(Child, link.childId))?.classId) : 'no-class'
  },
  async after(ctx, { id, before, after }) {
    if (!before || !after || (before.name === after.name && before.phone === after.phone)) return
    for (const link of await ctx.rows(ChildGuardian, { guardianId: id }))
      ctx.afterBatch(`contact ${link.id}`, (later) => copyContact(later, link.id))
  },
})
