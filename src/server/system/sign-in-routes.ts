import * as z from 'zod/mini'
import { type AccountSignIns, signInsPath } from '../../contract/system/account-sign-ins'
import { User } from '../../contract/system/user'
import { readFailures } from '../auth/login-guard'
import { usernameOf } from '../auth/username-of'
import { route } from '../http/route'
import { endSignIn } from './end-sign-ins'
import { checkMayRule } from './giving-rights'
import { openSignIns } from './open-sign-ins'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const asked = z.object({ id })
const ended = z.object({ id, key: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Calls about where an account is signed in. */
export const signInRoutes = [
  route(`GET ${signInsPath}`, { door: `${User.name}:edit`, input: asked }, async ({ engine, session, input }): Promise<AccountSignIns> => {
    const { tenant } = session.person
    const username = await usernameOf(engine, session.person, input.id)
    const open = await openSignIns(engine, { tenant, id: input.id }, session.signIn)
    return { open, ...(await readFailures(engine.databases.owner, username)) }
  }),

  /** Ends one sign-in of somebody. */
  route(`PUT ${signInsPath}/end`, { door: `${User.name}:edit`, input: ended }, async ({ engine, session, input }) => {
    await usernameOf(engine, session.person, input.id)
    await checkMayRule(engine, session.person, input.id)
    await endSignIn(engine, session.person.tenant, input.id, input.key)
    return null
  }),
]
