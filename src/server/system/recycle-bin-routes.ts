import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuseFields } from '../../contract/error'
import { largestPage } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { User } from '../../contract/system/user'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { forgetRemoved } from '../resource/forget-removed'
import { one } from '../resource/one-row'
import { listRemoved, restoreTogether } from '../resource/restore'
import { departmentsOf } from './user-info'

const nothing = z.object({})
const someUsers = z.object({ userIds: z.string().check(z.regex(/^[\w.:,-]{1,20000}$/)) })
const checked = z.object({ itemValue: soundText(64), dictId: soundText(64), id: z.optional(soundText(64)) })

const idsIn = (text: string): string[] => text.split(',').filter((id) => id !== '')

/** What was removed of a noun, as one list: such clients turn no pages here. */
async function allRemoved(call: Call<unknown>, resource: Resource): Promise<readonly Row[]> {
  return (await listRemoved({ ...call, input: { pageNo: '1', pageSize: String(largestPage) } }, resource)).records
}

/** Removed users with the code of their first department. */
async function removedUsers(call: Call<unknown>) {
  const rows = await allRemoved(call, User)
  const departmentsIn = ({ departments }: Row): string[] => (Array.isArray(departments) ? departments.map(String) : [])
  const known = await departmentsOf(call.engine.databases.tenant(call.session.person.tenant), rows.flatMap(departmentsIn))
  return rows.map((row) => ({ ...row, orgCode: known.find(({ id }) => departmentsIn(row).includes(id))?.orgCode ?? '' }))
}

/** Refuses a value a dictionary has already, beside the item that is edited. */
async function checkItemValue({ engine, session, input }: Call<z.infer<typeof checked>>): Promise<null> {
  const { rows } = await sql`select 1 from ${sql.table(tableOf(DictItem.name))} where ${isOwn} and not gone and dict_id = ${input.dictId}
    and item_value = ${input.itemValue.trim()} and id <> ${input.id ?? ''} limit 1`.execute(engine.databases.tenant(session.person.tenant))
  return rows.length > 0 ? refuseFields({ itemValue: { code: 'field.taken' } }) : null
}

/** All dictionaries, as the nodes of a tree without branches. */
async function dictionaryTree({ engine, session, language }: Call<unknown>) {
  const { rows } = await sql<{
    id: string
    name: string
    en: string | null
    code: string
  }>`select id, dict_name name, dict_name_en en, dict_code code
    from ${sql.table(tableOf(Dict.name))} where ${isOwn} and not gone order by dict_code`.execute(
    engine.databases.tenant(session.person.tenant),
  )
  return rows.map(({ id, name, en, code }) => ({
    key: id,
    value: code,
    title: language === 'en' ? (en ?? name) : name,
    dictCode: code,
    isLeaf: true,
  }))
}

/** What clients of the wire contract ask of what was removed (decision 092), beside what every noun answers. */
export const userBinRoutes: readonly Route[] = [
  route('GET /sys/user/recycleBin', { door: 'user:remove', input: nothing }, removedUsers),
  route('PUT /sys/user/putRecycleBin', { door: 'user:remove', input: someUsers }, async ({ engine, session, input }) => {
    await restoreTogether(engine, session.person, User.name, idsIn(input.userIds))
    return null
  }),
  route('DELETE /sys/user/deleteRecycleBin', { door: 'user:remove', input: someUsers }, async ({ engine, session, input }) => {
    await forgetRemoved(engine, session.person, User, idsIn(input.userIds))
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
  route('GET /sys/dict/treeList', { door: 'dict:list', input: nothing }, dictionaryTree),
  route('GET /sys/dictItem/dictItemCheck', { door: 'dict-item:list', input: checked }, checkItemValue),
]
