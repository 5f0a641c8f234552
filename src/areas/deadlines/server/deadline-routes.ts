import * as z from 'zod/mini'
import { dayOf } from '../../../contract/time'
import { may, type Person } from '../../../server/auth/person'
import { route } from '../../../server/http/route'
import { type Deadline, type DeadlineKind, deadlineFacts } from '../deadline'
import { type OwnedDeadline, readDeadlines } from './read-deadlines'

const kinds = Object.keys(deadlineFacts) as DeadlineKind[]

/** Whoever rules leave only some of what it tells of is not told: it is read for the whole house. */
const maySee = (person: Person, kind: DeadlineKind): boolean => {
  const { noun, tells, needs } = deadlineFacts[kind]
  const [named = '', verb = ''] = needs.split(':')
  return may(person, named, verb) && ![noun, ...tells].some((one) => person.narrowed?.has(one))
}

/** Everybody is shown what they look after, and their own papers. */
const isFor = (person: Person, found: OwnedDeadline): boolean => maySee(person, found.kind) || found.account === person.id

/** A deadline as it is shown; `paper`: what its certificate is called. */
export type ShownDeadline = Deadline & { readonly paper?: string }

export const deadlineRoutes = [
  /** What of the person's business runs out or is full, what is over or next first. */
  route('GET /business-system/intk/garden/deadlines', { door: 'signed-in', input: z.object({}) }, async ({ engine, session, language }) => {
    const { person } = session
    const wanted = kinds.filter((kind) => kind === 'certificate' || maySee(person, kind))
    const found = await readDeadlines(engine.databases.tenant(person.tenant), dayOf(engine.now()), wanted)
    const papers = (await engine.dictionaries.texts(person.tenant, language)).get('certType')
    return found
      .filter((one) => isFor(person, one))
      .map(
        ({ account: _account, ...one }): ShownDeadline => ({
          ...one,
          ...(one.certificate && { paper: papers?.get(one.certificate) ?? one.certificate }),
        }),
      )
  }),
]
