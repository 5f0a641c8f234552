import '../../contract/tenants/tenant-errors'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse, refuseFields } from '../../contract/error'
import { label, say } from '../../contract/label'
import { largestPage } from '../../contract/query'
import { rules } from '../../contract/rules/rules'
import { longestHouseName } from '../../contract/system/house'
import { type OpenedTenant, tenantPath, tenantStatus } from '../../contract/tenants/tenant'
import { answer } from '../http/envelope'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { isNameTaken } from '../system/credential'
import { checkDeletable, deleteTenant } from './delete-tenant'
import { isOperator, readTenants, setFrozen } from './tenants'

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))
/** Numbers between commas; one at the end is passed over. */
const several = z.string().check(z.regex(/^(\d{1,9},){0,100}\d{0,9}$/))
const status = z.optional(z.union([z.enum(['1', '0', '']), z.literal([0, 1])]))
const name = soundText(longestHouseName)
const listed = z.object({
  pageNo: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(largestPage)), 10),
  name: z.optional(soundText(100)),
  status,
})
const added = z.object({ id: z.optional(z.nullable(id)), name, username: z.optional(z.nullable(soundText(64))), status })
const edited = z.object({ id, name: z.optional(name), status })

async function checkOperator({ engine, session }: Call<unknown>): Promise<void> {
  if (!(await isOperator(engine, session.person))) refuse('access.denied')
}

function called(given: string): string {
  const short = given.trim()
  return short === '' ? refuseFields({ name: { code: 'field.required' } }) : short
}

const known = async (call: Call<unknown>, wanted: number) =>
  (await readTenants(call.engine, call.session.person, { id: wanted, page: 1, size: 1 }, call.language)).records[0] ?? refuse('record.gone')

const opened = label(
  '园所“{name}”已开设。管理员账号 {username}，初始密码 {password}（只显示这一次）',
  'The house {name} is open. Its administrator is {username} with the password {password}, which is shown only now',
)

/** The number of a house that is opened: the one that was typed, which must be free, or the next. */
async function numberFor({ engine }: Call<unknown>, typed: number | null | undefined): Promise<number> {
  const { rows } = await sql<{ next: number; taken: boolean }>`select coalesce(max(id), 0)::int + 1 as next,
    coalesce(bool_or(id = ${typed ?? 0}), false) as taken from tenant`.execute(engine.databases.owner)
  if (rows[0]?.taken) refuse('tenant.taken')
  return typed ?? rows[0]?.next ?? 1
}

/** Opening takes seconds and much of the database: one at a time. */
let isOpening = false

async function open(call: Call<z.infer<typeof added>>): Promise<OpenedTenant> {
  const { engine, input } = call
  const house = called(input.name)
  if (isOpening) refuse('tenant.opening')
  isOpening = true
  try {
    const number = await numberFor(call, input.id)
    const username = input.username?.trim() || `admin${number}`
    if (!rules.username(username)) refuseFields({ username: { code: 'rule.username' } })
    if (await isNameTaken(engine.databases.owner, username)) refuseFields({ username: { code: 'field.taken' } })
    const { password } = await engine.openHouse({ id: number, name: house, username })
    if (String(input.status ?? '') === tenantStatus.frozen) await setFrozen(engine, number, true)
    return { id: number, name: house, username, password }
  } finally {
    isOpening = false
  }
}

const change = (method: 'PUT' | 'POST'): Route =>
  route(`${method} ${tenantPath}/edit`, { door: 'signed-in', input: edited }, async (call) => {
    await checkOperator(call)
    const { engine, input } = call
    const house = await known(call, input.id)
    const state = String(input.status ?? '')
    if (state === tenantStatus.frozen && house.isOwn) refuse('tenant.own')
    if (input.name !== undefined)
      await sql`update tenant set name = ${called(input.name)} where id = ${house.id}`.execute(engine.databases.owner)
    if (state !== '' && state !== house.status) await setFrozen(engine, house.id, state === tenantStatus.frozen)
    return known(call, house.id)
  })

/** Deletes houses, all or none. */
async function remove(call: Call<unknown>, ids: readonly number[]): Promise<null> {
  await checkOperator(call)
  const houses = await Promise.all(ids.map((one) => known(call, one)))
  for (const house of houses) await checkDeletable(call.engine, house)
  for (const house of houses) await deleteTenant(call.engine, house.id)
  return null
}

/** The calls about houses. Everybody who is signed in sees their own, the operator of the installation all; only the operator changes any. */
export const tenantRoutes: readonly Route[] = [
  route(`GET ${tenantPath}/list`, { door: 'signed-in', input: listed }, ({ engine, session, input, language }) =>
    readTenants(
      engine,
      session.person,
      { name: input.name, status: String(input.status ?? ''), page: input.pageNo, size: input.pageSize },
      language,
    ),
  ),
  route(`GET ${tenantPath}/queryList`, { door: 'signed-in', input: z.object({}) }, async ({ engine, session, language }) => {
    const { records } = await readTenants(engine, session.person, { status: tenantStatus.open, page: 1, size: largestPage }, language)
    return records.map((row) => ({ id: row.id, name: row.name }))
  }),
  route(`GET ${tenantPath}/queryById`, { door: 'signed-in', input: z.object({ id }) }, (call) => known(call, call.input.id)),
  route(`POST ${tenantPath}/add`, { door: 'signed-in', input: added, perMinute: 30 }, async (call) => {
    await checkOperator(call)
    const made = await open(call)
    return call.reply.send(answer(made, say(opened, call.language, made)))
  }),
  change('PUT'),
  change('POST'),
  route(`DELETE ${tenantPath}/delete`, { door: 'signed-in', input: z.object({ id }) }, (call) => remove(call, [call.input.id])),
  route(`DELETE ${tenantPath}/deleteBatch`, { door: 'signed-in', input: z.object({ ids: several }) }, (call) =>
    remove(call, [...new Set(call.input.ids.split(',').filter(Boolean).map(Number))]),
  ),
]
