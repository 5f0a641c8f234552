import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { onlinePath, type PersonOnline } from '../../contract/journal/people-online'
import { pageOf } from '../../contract/query'
import { aboutDevice } from '../../contract/sync/about-device'
import { User } from '../../contract/system/user'
import { hashOf } from '../auth/people'
import { tableOf } from '../db/column'
import { longestToken, type Route, route } from '../http/route'
import { anything, withoutStars } from '../http/sound-input'
import { reachSql } from '../resource/reach-sql'
import { unreadBy } from '../resource/read-part'
import { endSignIn } from '../system/end-sign-ins'

import { checkMayRule } from '../system/giving-rights'
import { keyLength, lastSeen, signInKey } from '../system/sign-in-sql'

const door = `${User.name}:edit` as const
const user = sql.table(tableOf(User.name))
/** Most of a page. */
const most = 1000

const number = (value: unknown, otherwise: number) => {
  const given = Math.trunc(Number(value))
  return given >= 1 && given <= most ? given : otherwise
}

type Found = Omit<PersonOnline, 'token' | 'about' | 'isThis'> & {
  readonly hash: string
  readonly agent: string
  readonly birthday: string | null
  readonly sex: string | null
  readonly phone: string | null
  readonly many: number
}

/** The beginning of what a token is stored as, by which a sign-in is ended. Of their own, clients send the token itself. */
const keyOf = (given: string): string => (/^[0-9a-f]{16}$/.test(given) ? given : hashOf(given).slice(0, keyLength))

export const onlineRoutes: readonly Route[] = [
  /** Sign-ins of accounts the caller may see, the newest first; `username` narrows them to names it is a piece of. */
  route(`GET ${onlinePath}/list` as `GET /${string}`, { door, input: anything }, async ({ engine, session, token, input }) => {
    const { person } = session
    const looked = typeof input.username === 'string' ? withoutStars(input.username).slice(0, 64) : ''
    const [size, current] = [number(input.pageSize, 10), number(input.pageNo, 1)]
    const { rows } =
      await sql<Found>`with seen as (select id, username, realname, avatar, birthday::text as birthday, sex, phone from ${user}
        where tenant_id = ${person.tenant} and not gone and status = '1' and ${reachSql(person, User.name) ?? sql`true`})
      select encode(s.token_hash, 'hex') as hash, s.agent, s.created as since, u.id as "userId", u.username, u.realname, u.avatar, u.birthday,
        u.sex, u.phone, count(*) over ()::int as many,
        ${lastSeen} as seen
      from session s join seen u on u.id = s.user_id
      where s.tenant_id = ${person.tenant} and s.expires > now() and strpos(lower(u.username), lower(${looked})) > 0
      order by s.created desc, hash limit ${size} offset ${(current - 1) * size}`.execute(engine.databases.owner)
    const unread = new Set(unreadBy(User, person))
    const records = rows.map(({ hash, agent, many: _, ...one }) => {
      const isThis = hash === session.signIn
      const told = Object.fromEntries(Object.entries(one).filter(([field]) => !unread.has(field)))
      return {
        ...told,
        id: hash.slice(0, keyLength),
        token: isThis ? token : hash.slice(0, keyLength),
        about: aboutDevice(agent),
        isThis,
      }
    })
    return pageOf(records, rows[0]?.many ?? 0, { size, current })
  }),

  /** Ends the sign-in a row of the list stands for. */
  route(
    `POST ${onlinePath}/forceLogout` as `POST /${string}`,
    { door, input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(longestToken)) }) },
    async ({ engine, session, input }) => {
      const { person } = session
      const key = keyOf(input.token)
      const { rows } = await sql<{ id: string }>`select u.id from session s join ${user} u on u.tenant_id = s.tenant_id and u.id = s.user_id
        where s.tenant_id = ${person.tenant} and ${signInKey} = ${key} and not u.gone
          and u.id in (select id from ${user} where tenant_id = ${person.tenant} and ${reachSql(person, User.name) ?? sql`true`})`.execute(
        engine.databases.owner,
      )
      const { id } = rows[0] ?? refuse('record.gone')
      await checkMayRule(engine, person, id)
      await endSignIn(engine, person.tenant, id, key)
      return null
    },
  ),
]
