import { sql } from 'kysely'
import { refuse } from '../../../contract/error'
import { User } from '../../../contract/system/user'
import { may } from '../../auth/person'
import { isOwn } from '../../db/own-tenant'
import { isExistingClient } from '../../http/existing-client'
import { type Call, route } from '../../http/route'
import { anything } from '../../http/sound-input'
import { askedBy } from '../../resource/asked-by'
import { listRows } from '../../resource/routes'
import { lookUpUsers } from './user-lookup'

type Named = { readonly id: string; readonly username: string; readonly realname: string; readonly avatar: string | null }

/** What somebody is called who is known by their user name; nobody for a piece of a name or several of them. */
async function namedBy({ engine, session }: Call<unknown>, username: unknown) {
  if (typeof username !== 'string' || !/^\w{1,64}$/.test(username)) refuse('access.denied')
  const { rows: records } =
    await sql<Named>`select id, username, realname, avatar from "user" where ${isOwn} and username = ${username} and not gone`.execute(
      engine.databases.tenant(session.person.tenant),
    )
  return { records, total: records.length, size: 1, current: 1, pages: 1 }
}

/**
 * Accounts. Existing clients read them in their own form, and ask as whoever reads a notice what its sender is called: of one whose user name
 * they know, everybody is told the name.
 */
export const userListRoute = route('GET /sys/user/list', { door: 'signed-in', input: anything }, (call) => {
  const { engine, session, language, request, input } = call
  const mayList = may(session.person, User.name, 'list')
  if (!isExistingClient(request)) return mayList ? listRows(call, User) : refuse('access.denied')
  return mayList ? lookUpUsers({ engine, person: session.person, language }, askedBy(User, call, input)) : namedBy(call, input.username)
})
