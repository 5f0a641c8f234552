import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { refuse } from '../../../contract/error'
import { asList } from '../../../contract/fields/as-list'
import type { Condition } from '../../../contract/query'
import type { Row } from '../../../contract/resource'
import { User } from '../../../contract/system/user'
import { type Call, route } from '../../http/route'
import { soundText } from '../../http/sound-input'
import { askedBy } from '../../resource/asked-by'
import { getRow } from '../../resource/list'
import { departmentsOf } from '../user-info'
import { idsIn, idsText, idText } from './asked-ids'
import { departmentsOfUsers, toldUser } from './told-user'
import { type Asking, departmentsOfCode, departmentsWithin, lookUpUsers, usersBy, usersOfDepartment } from './user-lookup'

const asking = ({ engine, session, language }: Call<unknown>): Asking => ({ engine, person: session.person, language })

async function toldOf(call: Call<unknown>, users: readonly Row[]) {
  const known = await departmentsOfUsers(call.engine, call.session.person, users)
  return users.map((row) => toldUser(row, known))
}

/** Fields a chosen account may be stored by. */
const stores = ['username', 'id', 'workNo', 'realname', 'phone', 'email'] as const
const stored = z.object(Object.fromEntries(stores.map((store) => [store, z.optional(soundText(40_000))])))

const component = z.catchall(z.object({ departId: idsText }), z.unknown())
const ofAddresses = z.catchall(z.object({ orgCode: z.optional(z.string().check(z.regex(/^\w{0,64}$/))) }), z.unknown())
const inDepartments = (value: readonly string[]): Condition => ({ field: 'departments', rule: 'in', value })

/** Whom a client may choose, and what those it has stored are called. Whoever may list accounts may; telephone numbers are for who may read them. */
export const userLookupRoutes = [
  /** One page of accounts, of some departments and all below them where any are named. */
  route('GET /sys/user/queryUserComponentData', { door: 'user:list', input: component }, async (call) => {
    const { departId, ...asked } = call.input
    const ids = idsIn(departId)
    if (ids.length === 0) return lookUpUsers(asking(call), askedBy(User, call, asked))
    const within = await departmentsWithin(call.engine, call.session.person.tenant, ids)
    return lookUpUsers(asking(call), askedBy(User, call, asked), [inDepartments(within)])
  }),

  /** The accounts a picker has stored, by the field it stores: an array without an envelope. */
  route('GET /sys/user/getMultiUser', { door: 'user:list', input: stored }, async (call) => {
    const field = stores.find((store) => call.input[store] !== undefined) ?? refuse('query.condition')
    const values = [...new Set(String(call.input[field]).split(',').filter(Boolean))]
    const rows = await usersBy(asking(call), field, values)
    return call.reply.send(await toldOf(call, rows))
  }),

  /** What accounts are called, by their ids. */
  route('GET /sys/user/queryByIds', { door: 'user:list', input: z.object({ userIds: idsText }) }, async (call) => {
    const rows = await usersBy(asking(call), 'id', idsIn(call.input.userIds))
    return rows.map(({ id, username, realname }) => ({ id, username, realname }))
  }),

  /** Accounts of one department. */
  route('GET /sys/user/queryUserByDepId', { door: 'user:list', input: z.object({ id: idText }) }, async (call) =>
    toldOf(call, await usersOfDepartment(asking(call), call.input.id)),
  ),

  /** Ids of the roles of an account. */
  route('GET /sys/user/queryUserRole', { door: 'user:list', input: z.object({ userid: idText }) }, async ({ engine, session, input }) =>
    asList((await getRow(engine, session.person, User, input.userid)).roles),
  ),

  /** The departments of an account. */
  route('GET /sys/user/userDepartList', { door: 'user:list', input: z.object({ userId: idText }) }, async ({ engine, session, input }) => {
    const ids = asList((await getRow(engine, session.person, User, input.userId)).departments)
    const departments = await departmentsOf(engine.databases.tenant(session.person.tenant), ids)
    return departments.map(({ id, departName }) => ({ key: id, value: id, title: departName }))
  }),

  /** An id for an account that is still to be made. */
  route('GET /sys/user/generateUserId', { door: 'user:add', input: z.object({}) }, () => uuidv7()),

  /** The address book: who is in a department and those below it. */
  route('GET /sys/user/queryByOrgCodeForAddressList', { door: 'user:list', input: ofAddresses }, async (call) => {
    const { orgCode, ...asked } = call.input
    const within = orgCode ? await departmentsOfCode(call.engine, call.session.person.tenant, orgCode) : undefined
    const page = await lookUpUsers(asking(call), askedBy(User, call, asked), within && [inDepartments(within)])
    const records = page.records.map(({ id, orgCodeTxt, ...user }) => ({ ...user, userId: id, departName: orgCodeTxt }))
    return { ...page, records }
  }),
]
