import type { Problems } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import { birthdayOf, isIdCard, sexOf } from '../../../contract/rules/id-card'
import type { Behaviour } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { classScope } from '../../garden/class-scope'
import { Child } from '../child'
import { ChildGuardian } from '../child-guardian'
import { Guardian } from '../guardian'

function problemsOf(after: Values, patch: Values, today: string): Problems {
  const problems: Problems = {}
  if (String(after.birthday) > today) problems.birthday = { code: 'day.future' }
  if (after.leaveDate && String(after.leaveDate) < String(after.entryDate)) problems.leaveDate = { code: 'field.order' }
  const number = patch.idNo
  if (typeof number === 'string' && after.idType === '1' && isIdCard(number)) {
    if (birthdayOf(number) !== after.birthday) problems.birthday = { code: 'child.id-birthday' }
    if (sexOf(number) !== after.sex) problems.sex = { code: 'child.id-sex' }
  }
  return problems
}

/** A child belongs to its class; what its number says of birthday and sex must agree. */
export const childBehaviour: Behaviour = {
  scope: (_ctx, values) => classScope(values.classId),
  before(ctx, { after, patch }) {
    const problems = problemsOf(after, patch, ctx.today)
    if (Object.keys(problems).length > 0) refuseFields(problems)
    return undefined
  },
}

/** The link between a child and a guardian follows the child's class; one of a child's guardians is called first. */
export const childGuardianBehaviour: Behaviour = {
  scope: async (ctx, values) => classScope((await ctx.find(Child, String(values.childId)))?.classId),
  async before(ctx, { id, after }) {
    if (after.isPrimary !== true) return undefined
    for (const other of await ctx.rows(ChildGuardian, { childId: after.childId, isPrimary: true })) {
      if (other.id !== id) await ctx.put(ChildGuardian, other.id, { isPrimary: false })
    }
    return undefined
  },
  after(ctx, { before, after }) {
    const guardianId = String((after ?? before)?.guardianId)
    ctx.later(`guardian ${guardianId}`, (later) => later.touch(Guardian, guardianId))
  },
}

/** A guardian is seen by the class of a child they look after. */
export const guardianBehaviour: Behaviour = {
  async scope(ctx, _values, id) {
    const [link] = await ctx.rows(ChildGuardian, { guardianId: id })
    return link ? classScope((await ctx.find(Child, link.childId))?.classId) : 'no-class'
  },
}
