import { refuseFields } from '../../../contract/error'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { classScope } from '../../garden/published/class-scope'
import { Child } from '../published/child'
import { ChildGuardian } from '../published/child-guardian'
import { hasLeft } from '../published/child-states'
import { byCall } from '../published/family-order'
import { Guardian } from '../published/guardian'

/** Copies to a link what the class has to know of the guardian. */
export async function copyContact(ctx: OpContext, linkId: string): Promise<void> {
  const link = await ctx.find(ChildGuardian, linkId)
  const guardian = link && (await ctx.find(Guardian, link.guardianId))
  if (guardian) await ctx.put(ChildGuardian, linkId, { name: guardian.name, phone: guardian.phone })
}

/** A child whose emergency number was the guardian's has the new one. Of who has left it stays as it was. */
async function followNumber(ctx: OpContext, childId: string, old: string, now: string): Promise<void> {
  const child = await ctx.find(Child, childId)
  if (child?.emergencyPhone === old && !hasLeft(child.status)) await ctx.put(Child, childId, { emergencyPhone: now })
}

type Change = ChangeAhead<typeof ChildGuardian>

/** Where among the others a link is to stand: undefined where it stays. Whoever is called first stands first, and nobody else does. */
function wantedPlace({ verb, before, after }: Change, others: readonly { readonly isPrimary: boolean }[]): number | undefined {
  if (verb === 'remove') return undefined
  const isFirst = after.isPrimary ? !before?.isPrimary : !others.some((other) => other.isPrimary)
  if (others.length === 0 || isFirst) return 0
  if (!before) return others.length
  return after.place && after.place !== before.place ? Math.min(after.place - 1, others.length) : undefined
}

/** Exactly one of a child's guardians is called first, and stands first: the first one entered, until another takes the place. */
async function inOrder(ctx: OpContext, change: Change) {
  const { id, verb, before, after } = change
  const others = (await ctx.rows(ChildGuardian, { childId: after.childId })).filter((other) => other.id !== id).sort(byCall)
  const isGivenUp = before?.isPrimary && (verb === 'remove' || !after.isPrimary)
  if (isGivenUp && others.length > 0 && !others.some((other) => other.isPrimary)) refuseFields({ isPrimary: { code: 'guardian.primary' } })
  const at = wantedPlace(change, others)
  if (at === undefined) return {}
  const rest = others.map((other, place) => ({ ...other, to: place < at ? place : place + 1 }))
  for (const { id: other, place, isPrimary, to } of rest)
    if (place !== to + 1 || isPrimary !== (to === 0)) await ctx.put(ChildGuardian, other, { place: to + 1, isPrimary: to === 0 })
  return { place: at + 1, isPrimary: at === 0 }
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
    return inOrder(ctx, change)
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
    const isFollowed = before.phone !== after.phone && !after.emergencyStays
    for (const link of await ctx.rows(ChildGuardian, { guardianId: id })) {
      ctx.afterBatch(`contact ${link.id}`, (later) => copyContact(later, link.id))
      // Named by the old number: one that changed twice is followed step by step.
      if (isFollowed)
        ctx.afterBatch(`emergency ${link.childId} ${before.phone}`, (later) => followNumber(later, link.childId, before.phone, after.phone))
    }
  },
})
