import '../../contract/clients/existing-client-errors'
import * as z from 'zod/mini'
import { enterFramePath, frameFragment } from '../../contract/clients/frame-ticket'
import { framedBase } from '../../contract/clients/framed-base'
import { refuse } from '../../contract/error'
import { makeTicket, spendTicket } from '../auth/frames'
import type { Session } from '../auth/read-sessions'
import type { Engine } from '../engine'
import { type Route, route } from '../http/route'
import { keyLength } from '../system/sign-in-sql'
import { userInfo } from '../system/user-info'

/** Tells the address of a page of ours as an existing client puts it into a frame. */
export type FrameAddress = (path: string) => string

/**
 * Addresses for the menu of one sign-in, all with one ticket: whichever page is opened first spends it, and those after it go on in the sign-in
 * that came of it. Undefined where no origin may frame this server's pages, or the server does not know its own address.
 */
export async function frameAddress({ configuration, databases }: Engine, { signIn }: Session): Promise<FrameAddress | undefined> {
  const { publicUrl, corsOrigins } = configuration
  if (publicUrl === undefined || corsOrigins.length === 0) return undefined
  const fragment = frameFragment({ ticket: await makeTicket(databases.owner, signIn), of: signIn.slice(0, keyLength) })
  return (path) => publicUrl + framedBase + path + fragment
}

export const frameRoutes: readonly Route[] = [
  /** Lets a page in a frame in by the ticket of its address. Refuses one that is spent or over with `frame.ticket`. */
  route(
    `POST ${enterFramePath}` as 'POST /',
    { door: 'open', input: z.object({ ticket: z.string().check(z.regex(/^[\w-]{43}$/)) }), perMinute: 600, message: '' },
    async ({ engine, input, language }) => {
      const token = (await spendTicket(engine.databases.owner, input.ticket)) ?? refuse('frame.ticket')
      const session = (await engine.people.find(token)) ?? refuse('frame.ticket')
      const db = engine.databases.tenant(session.person.tenant)
      return {
        token,
        userInfo: await userInfo(db, session),
        sysAllDictItems: await engine.dictionaries.all(session.person.tenant, language),
        tenantId: session.person.tenant,
      }
    },
  ),
]
