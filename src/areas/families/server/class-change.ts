import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { checkFields } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import { addDays } from '../../../contract/time'
import { route } from '../../../server/http/route'
import { changeTogether, type Wanted } from '../../../server/resource/write'
import { classChangePath } from '../class-change-path'
import { Enrolment } from '../published/enrolment'

const input = z.object({
  childId: z.string(),
  classId: z.string(),
  beginDate: z.string(),
  reason: z.optional(z.nullable(z.string())),
  /** The time in a class that ends with it, as the caller saw it. */
  before: z.optional(z.object({ id: z.string(), rev: z.int() })),
})

/**
 * A child goes to another class: its time in the one before ends the day before, and the new one begins, both or neither. Everything is
 * checked as if both had been entered by hand.
 */
export const classChange = route(`POST ${classChangePath}`, { door: 'enrolment:add', input }, async ({ engine, session, input: asked }) => {
  const { before, ...patch } = asked
  const problems = checkFields(Enrolment.fields, patch, 'whole')
  if (Object.keys(problems).length > 0) refuseFields(problems)
  const noun = Enrolment.name
  const end: Wanted[] = before
    ? [{ noun, key: before.id, verb: 'edit', patch: { endDate: addDays(patch.beginDate, -1) }, rev: before.rev }]
    : []
  const key = uuidv7()
  await changeTogether(engine, session.person, [...end, { noun, key, verb: 'add', patch, rev: 0 }])
  return { id: key }
})
