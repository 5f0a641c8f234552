import * as z from 'zod/mini'
import { ownAccountPath } from '../../contract/account/own-account'
import type { AccountSignIns } from '../../contract/system/account-sign-ins'
import { readFailures } from '../auth/login-guard'
import { route } from '../http/route'
import { endOtherSignIns, endSignIn } from '../system/end-sign-ins'
import { openSignIns } from '../system/open-sign-ins'

const nothing = z.object({})
const one = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{16}$/)) })

/** Calls of a person about where they are signed in. */
export const ownSignInRoutes = [
  route(`GET ${ownAccountPath}/signIns`, { door: 'signed-in', input: nothing }, async ({ engine, session }): Promise<AccountSignIns> => {
    const { tenant, id, username } = session.person
    const open = await openSignIns(engine, { tenant, id }, session.signIn)
    return { open, ...(await readFailures(engine.databases.owner, username)) }
  }),

  /** Ends one other sign-in of the person. Their own they leave by signing out. */
  route(`PUT ${ownAccountPath}/signIns/end`, { door: 'signed-in', input: one, perMinute: 60 }, async ({ engine, session, input }) => {
    const { person, signIn } = session
    if (!signIn.startsWith(input.key)) await endSignIn(engine, person.tenant, person.id, input.key)
    return null
  }),

  /** Ends all but the one that asks. */
  route(
    `PUT ${ownAccountPath}/signIns/endOthers`,
    { door: 'signed-in', input: nothing, perMinute: 10 },
    async ({ engine, session: { person, signIn } }) => {
      await endOtherSignIns(engine, person.tenant, person.id, signIn)
      return null
    },
  ),
]
