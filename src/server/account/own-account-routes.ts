import { sql } from 'kysely'
import * as z from 'zod/mini'
import { guardedFields, type OwnAccount, ownAccountPath, ownFields } from '../../contract/account/own-account'
import { checkFields } from '../../contract/check'
import { refuse, refuseFields } from '../../contract/error'
import { User } from '../../contract/system/user'
import type { Person } from '../auth/person'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { findUpload, isUploadOf } from '../files/uploaded-file'
import { type Call, route } from '../http/route'
import { fieldTaken } from '../sync/field-taken'
import { runOwn } from '../sync/run-batch'
import { checkFree } from '../system/taken'
import { departmentsOf } from '../system/user-info'
import { checkOwnPassword } from './own-password'

const given = z.nullable(z.string().check(z.maxLength(200)))
const nothing = z.object({})
const base = z.object({
  phone: given,
  email: given,
  sex: given,
  birthday: given,
  password: z.optional(z.string().check(z.maxLength(256))),
})
const picture = z.object({ avatar: z.nullable(z.string().check(z.maxLength(200))) })

const fields = Object.fromEntries(ownFields.map((field) => [field, User.fields[field]]))

type Facts = Omit<OwnAccount, 'roles' | 'departments'>

async function factsOf({ databases }: Engine, { id, tenant }: Person): Promise<Facts> {
  const { rows } = await sql<Facts>`select id, username, realname, work_no "workNo", avatar, phone, email, sex, birthday from "user"
    where ${isOwn} and id = ${id}`.execute(databases.tenant(tenant))
  return rows[0] ?? refuse('record.gone')
}

async function readOwn(engine: Engine, person: Person): Promise<OwnAccount> {
  const db = engine.databases.tenant(person.tenant)
  const { rows: roles } = await sql<{ name: string }>`select r.role_name as name from role r join "user" u on r.id = any(u.roles)
    where u.tenant_id = r.tenant_id and u.id = ${person.id} and not r.gone order by r.role_name`.execute(db)
  const departments = await departmentsOf(db, person.departments)
  return {
    ...(await factsOf(engine, person)),
    roles: roles.map(({ name }) => name),
    departments: departments.map(({ departName }) => departName),
  }
}

/** Writes into the person's own row, whatever rights they have over those of others. */
async function write(engine: Engine, person: Person, values: Readonly<Record<string, unknown>>): Promise<void> {
  try {
    await runOwn(engine, person, (ctx) => ctx.put(User, person.id, values))
  } catch (error) {
    // Two took the same number at once: the index knows, though neither was there when the other looked.
    const field = fieldTaken(User, error)
    if (field) refuseFields({ [field]: { code: 'field.taken' } })
    throw error
  }
}

async function changeBase(call: Call<z.infer<typeof base>>): Promise<OwnAccount> {
  const { engine, session, input } = call
  const { password, ...typed } = input
  const values = Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value?.trim() || null])) as typeof typed
  const problems = checkFields(fields, values, 'whole')
  if (Object.keys(problems).length > 0) refuseFields(problems)
  const { sex } = values
  const known = (await engine.dictionaries.texts(session.person.tenant, 'en')).get('sex')
  if (sex && known && !known.has(sex)) refuseFields({ sex: { code: 'field.choice' } })
  const before = await factsOf(engine, session.person)
  if (guardedFields.some((field) => before[field] !== values[field]))
    await checkOwnPassword(call, password ?? '', { field: 'password', code: 'login.password-wrong' })
  const { id, tenant } = session.person
  await checkFree(engine, tenant, User, { phone: values.phone, email: values.email }, id)
  await write(engine, session.person, values)
  return readOwn(engine, session.person)
}

/** Calls of a person about their own account. */
export const ownAccountRoutes = [
  route(`GET ${ownAccountPath}/base`, { door: 'signed-in', input: nothing }, ({ engine, session }) => readOwn(engine, session.person)),

  /** Changes what a person says of themselves. A new number or address needs the password as well. */
  route(`PUT ${ownAccountPath}/base`, { door: 'signed-in', input: base, perMinute: 10 }, changeBase),

  /** Names the picture a person is known by: one they have brought themselves, or none. */
  route(`PUT ${ownAccountPath}/avatar`, { door: 'signed-in', input: picture, perMinute: 30 }, async ({ engine, session, input }) => {
    const { person } = session
    if (input.avatar !== null) {
      const { type } = await findUpload(engine, person, input.avatar)
      if (!type.startsWith('image/') || !(await isUploadOf(engine, person, input.avatar))) refuseFields({ avatar: { code: 'field.file' } })
    }
    await write(engine, person, { avatar: input.avatar })
    return null
  }),
]
