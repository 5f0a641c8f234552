import { sql } from 'kysely'
import * as z from 'zod/mini'
import { largestPage, plainQuery } from '../../contract/query'
import { mostCounted, type RemovedCount, recycleBinPath } from '../../contract/recycle-bin/recycle-bin'
import type { Resource, Row } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { Dict } from '../../contract/system/dict'
import { User } from '../../contract/system/user'
import { holdsOf } from '../auth/person'
import { tableOf } from '../db/column'
import { type Call, type Route, route } from '../http/route'
import { forgetRemoved } from '../resource/forget-removed'
import { whereSql } from '../resource/list'
import { one } from '../resource/one-row'
import { listRemoved, restoreTogether } from '../resource/restore'
import { everyIdIn } from '../system/people/asked-ids'
import { departmentsOfUsers, firstCode } from '../system/people/told-user'

const nothing = z.object({})
const removed = { ...plainQuery(mostCounted), removed: true }
const someUsers = z.object({ userIds: z.string().check(z.regex(/^[\w.:,-]{1,20000}$/)) })

/** What was removed of a noun, as one list: such clients turn no pages here. */
async function allRemoved(call: Call<unknown>, resource: Resource): Promise<readonly Row[]> {
  return (await listRemoved({ ...call, input: { pageNo: '1', pageSize: String(largestPage) } }, resource)).records
}

/** Removed users with the code of their first department. */
async function removedUsers(call: Call<unknown>) {
  const rows = await allRemoved(call, User)
  const known = await departmentsOfUsers(call.engine, call.session.person, rows)
  return rows.map((row) => ({ ...row, orgCode: firstCode(row, known) }))
}

/**
 * Of which nouns there is something somebody may bring back, and how much. Lines come back with their document, and are not told. One
 * statement, so that a person of many rights waits for one answer.
 */
async function removedCounts({ engine, session: { person } }: Call<unknown>): Promise<readonly RemovedCount[]> {
  const nouns = Object.values(engine.catalogue.resources).filter((noun) => !noun.line && mayRestore(holdsOf(person), noun))
  if (nouns.length === 0) return []
  const counts = nouns.map((resource) => {
    const some = sql`select 1 from ${sql.table(tableOf(resource.name))} where ${whereSql(engine, resource, person, removed)}`
    return sql`select ${resource.name}::text as noun, (select count(*) from (${some} limit ${sql.lit(mostCounted)}) few) as count`
  })
  const { rows } = await sql<RemovedCount>`${sql.join(counts, sql` union all `)}`.execute(engine.databases.tenant(person.tenant))
  return rows.filter(({ count }) => count > 0)
}

export const recycleBinRoute: Route = route(
  `GET ${recycleBinPath}` as `GET /${string}`,
  { door: 'signed-in', input: nothing },
  removedCounts,
)

/** What clients of the wire contract ask of what was removed (decision 100), beside what every noun answers. */
export const userBinRoutes: readonly Route[] = [
  route('GET /sys/user/recycleBin', { door: 'user:remove', input: nothing }, removedUsers),
  route('PUT /sys/user/putRecycleBin', { door: 'user:remove', input: someUsers }, async ({ engine, session, input }) => {
    await restoreTogether(engine, session.person, User.name, everyIdIn(input.userIds))
    return null
  }),
  route('DELETE /sys/user/deleteRecycleBin', { door: 'user:remove', input: someUsers }, async ({ engine, session, input }) => {
    await forgetRemoved(engine, session.person, User, everyIdIn(input.userIds))
    return null
  }),
]

/** The same of dictionaries. */
export const dictionaryBinRoutes: readonly Route[] = [
  route('GET /sys/dict/deleteList', { door: 'dict:remove', input: nothing }, (call) => allRemoved(call, Dict)),
  route('PUT /sys/dict/back/:id', { door: 'dict:remove', input: one }, async ({ engine, session, input }) => {
    await restoreTogether(engine, session.person, Dict.name, [input.id])
    return null
  }),
  route('DELETE /sys/dict/deletePhysic/:id', { door: 'dict:remove', input: one }, async ({ engine, session, input }) => {
    await forgetRemoved(engine, session.person, Dict, [input.id])
    return null
  }),
]
