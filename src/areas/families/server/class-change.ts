import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { checkFields } from '../../../contract/check'
import { refuseFields } from '../../../contract/error'
import { mostAlike } from '../../../contract/query'
import { addDays } from '../../../contract/time'
import { route } from '../../../server/http/route'
import { soundText } from '../../../server/http/sound-input'
import { changeTogether, type Wanted } from '../../../server/resource/write'
import { classChangePath } from '../class-change-path'
import { Enrolment } from '../published/enrolment'

const changing = z.object({
  childId: z.string(),
  /** The time in a class that ends with it, as the caller saw it. */
  before: z.optional(z.object({ id: soundText(64), rev: z.int() })),
})
const input = z.object({
  children: z.array(changing).check(z.minLength(1), z.maxLength(mostAlike)),
  classId: z.string(),
  beginDate: z.string(),
  reason: z.optional(z.nullable(z.string())),
})

/**
 * Children go to another class: the time of each in the one before ends the day before, and the new one begins, all of it or nothing.
 * Everything is checked as if it had been entered by hand.
 */
export const classChange = route(`POST ${classChangePath}`, { door: 'enrolment:add', input }, async ({ engine, session, input: asked }) => {
  const { children, ...begun } = asked
  const noun = Enrolment.name
  const wanted = children.flatMap(({ childId, before }): Wanted[] => {
    const patch = { childId, ...begun }
    const problems = checkFields(Enrolment.fields, patch, 'whole')
    if (Object.keys(problems).length > 0) refuseFields(problems)
    const ended = { endDate: addDays(begun.beginDate, -1) }
    return [
      ...(before ? [{ noun, key: before.id, verb: 'edit', patch: ended, rev: before.rev }] : []),
      { noun, key: uuidv7(), verb: 'add', patch, rev: 0 },
    ]
  })
  await changeTogether(engine, session.person, wanted)
  return null
})
