import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database'
import { hashOf } from './people'
import type { Session } from './read-sessions'

/**
 * Whether a page in a frame asks. It is given no cookie: on one site browsers share these with our own windows, whose person may be another.
 */
export const isOfFrame = ({ tokenHash, signIn }: Session): boolean => tokenHash !== signIn

/** Seconds a ticket is good for. */
const ticketLife = 60

/** Of a client that goes on making tickets without using them, those that are over are forgotten with the next; as are frames whose sign-in ended. */
const forgetOver = sql`with over as (delete from frame_ticket where expires < now())
  delete from frame_sign_in f where not exists (select from session s where s.token_hash = f.session_hash)`

/** A ticket with which one page in a frame becomes part of a sign-in, once and soon. Stored, as the token, only as its hash. */
export async function makeTicket(db: Database, signIn: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await forgetOver.execute(db)
  await sql`insert into frame_ticket (ticket_hash, session_hash, expires)
    values (decode(${hashOf(ticket)}, 'hex'), decode(${signIn}, 'hex'), now() + ${`${ticketLife} seconds`}::interval)`.execute(db)
  return ticket
}

/** Spends a ticket and answers the token of a frame, which is good for as long as the sign-in the ticket was made for. Undefined where it is spent, over or unknown. */
export async function spendTicket(db: Database, ticket: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const { numAffectedRows } =
    await sql`with spent as (delete from frame_ticket where ticket_hash = decode(${hashOf(ticket)}, 'hex') returning session_hash, expires)
      insert into frame_sign_in (token_hash, session_hash)
        select decode(${hashOf(token)}, 'hex'), s.token_hash from spent join session s on s.token_hash = spent.session_hash
        where spent.expires > now() and s.expires > now()`.execute(db)
  return numAffectedRows === 1n ? token : undefined
}
