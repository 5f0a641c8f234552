import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import { Role } from '../../../contract/system/role'
import { User } from '../../../contract/system/user'
import { may } from '../../auth/person'
import { columnOf } from '../../db/column'
import { isOwn } from '../../db/own-tenant'
import { route } from '../../http/route'
import { soundText } from '../../http/sound-input'
import { saidSql } from '../../resource/title-sql'
import { isTaken } from '../taken'
import { usersBy } from './user-lookup'

const coded = z.object({ roleCode: soundText(64), id: z.optional(soundText(64)) })
const named = z.object({ username: soundText(64) })

/** What existing clients ask about roles beside their list. */
export const roleLookupRoutes = [
  /** Every role there is, to whoever may list them. Pages that show none to others ask as well, and are told of none. */
  route('GET /sys/role/queryall', { door: 'signed-in', input: z.object({}) }, async ({ engine, session, language }) => {
    if (!may(session.person, Role.name, 'list')) return []
    const db = engine.databases.tenant(session.person.tenant)
    const name = saidSql(Role, 'roleName', (field) => sql.ref(columnOf(field)), language)
    const { rows } = await sql<{
      id: string
      roleName: string
      roleCode: string
    }>`select id, ${name} "roleName", role_code "roleCode" from role where ${isOwn} and not gone order by 2, id`.execute(db)
    return rows
  }),

  /** Codes of the roles of an account by its user name: of one's own, and of others for whoever may list accounts. */
  route('GET /sys/api/queryUserRoles', { door: 'signed-in', input: named }, async ({ engine, session: { person }, language, input }) => {
    if (input.username === person.username) return person.roles
    if (!may(person, User.name, 'list')) refuse('access.denied')
    const [user = refuse('record.gone')] = await usersBy({ engine, person, language }, 'username', [input.username])
    const { rows } = await sql<{ roleCode: string }>`select role_code "roleCode" from role
      where ${isOwn} and not gone and id = any(${asList(user.roles)}::text[]) order by role_code`.execute(
      engine.databases.tenant(person.tenant),
    )
    return rows.map(({ roleCode }) => roleCode)
  }),

  /** Succeeds when no other role has the code. */
  route('GET /sys/role/checkRoleCode', { door: 'role:list', input: coded }, async ({ engine, session, input }) => {
    if (await isTaken(engine, session.person, Role, 'roleCode', input.roleCode, input.id)) refuse('field.taken')
    return null
  }),
]
