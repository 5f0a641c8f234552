import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { rules } from '../../contract/rules/rules'
import { User } from '../../contract/system/user'
import { may } from '../auth/person'
import type { Engine } from '../engine'
import { isExistingClient } from '../http/existing-client'
import { type Call, longestToken, route } from '../http/route'
import { anything, soundText } from '../http/sound-input'
import { checkNewId } from '../resource/one-row'
import { addRow, editRow, keyOf } from '../resource/routes'
import { writeNow } from '../resource/write'
import { dropCredential, openCredential, setPassword } from './credential'
import { endSignIns } from './end-sign-ins'
import { checkMayRule } from './giving-rights'
import { checkNewPassword } from './new-password'
import { checkOwnHouse, leadChanges } from './people/led-departments'
import { fieldNamed, isTaken } from './taken'

const text = soundText(200)
const renewed = z.object({ username: text, password: text, confirmpassword: text })
const frozen = z.object({ ids: z.string().check(z.regex(/^[\w.:,-]{1,20000}$/)), status: z.union([z.literal([1, 2]), z.enum(['1', '2'])]) })
const unique = z.object({ username: z.optional(text), phone: z.optional(text), email: z.optional(text), id: z.optional(text) })
const duplicate = z.object({ tableName: text, fieldName: text, fieldVal: text, dataId: z.optional(text) })

async function isThere({ databases }: Engine, tenant: number, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where tenant_id = ${tenant} and id = ${id} and not gone`.execute(databases.owner)
  return rows.length > 0
}

/** What the form of an existing client changes beside the account: the departments somebody leads (decision 110). */
async function besideOf({ engine, session: { person }, request, input }: Call<Readonly<Record<string, unknown>>>, id: string) {
  if (!isExistingClient(request)) return []
  checkOwnHouse(person, input)
  return leadChanges({ engine, person }, id, input)
}

/** Makes a user together with the password they sign in with: both or neither. */
async function addUser(call: Call<Readonly<Record<string, unknown>>>) {
  const { engine, session, input } = call
  const { password, confirmpassword, username } = input
  checkNewPassword(password, confirmpassword ?? password)
  const isNamed = typeof username === 'string' && rules.username(username)
  const id = typeof input.id === 'string' && input.id !== '' ? input.id : (keyOf(call) ?? uuidv7())
  checkNewId(id)
  const owner = { tenant: session.person.tenant, user: id, username: isNamed ? username : '' }
  const isKnown = await isThere(engine, session.person.tenant, id)
  // Whoever is there already is only met again when the same call is made again, and never given a password by it.
  if (isKnown && id !== keyOf(call)) refuse('record.exists')
  const isNew = isNamed && !isKnown && (await openCredential(engine.databases.owner, owner, password))
  if (isNamed && !isKnown && !isNew && id !== keyOf(call)) refuse('record.exists')
  try {
    return await addRow({ ...call, input: { ...input, id } }, User, await besideOf(call, id))
  } catch (error) {
    if (isNew) await dropCredential(engine.databases.owner, owner)
    throw error
  }
}

/** Calls about accounts, as far as they are more than those of any noun. */
export const accountRoutes = [
  route('POST /sys/user/add', { door: 'user:add', input: anything }, addUser),
  route('PUT /sys/user/edit', { door: 'user:edit', input: anything }, async (call) =>
    editRow(call, User, await besideOf(call, String(call.input.id))),
  ),

  /** Gives somebody a new password and ends their sign-ins. */
  route('PUT /sys/user/changePassword', { door: 'user:edit', input: renewed }, async ({ engine, session, input }) => {
    const { tenant } = session.person
    const { rows } = await sql<{
      id: string
    }>`select id from "user" where tenant_id = ${tenant} and username = ${input.username} and not gone`.execute(engine.databases.owner)
    const user = rows[0]?.id ?? refuse('record.gone')
    checkNewPassword(input.password, input.confirmpassword)
    await checkMayRule(engine, session.person, user)
    await setPassword(engine.databases.owner, { tenant, user, username: input.username }, input.password)
    await endSignIns(engine, tenant, user)
    return null
  }),

  /** Freezes users, status 2, or lets them in again, status 1. */
  route('PUT /sys/user/frozenBatch', { door: 'user:edit', input: frozen }, async ({ engine, session, input }) => {
    const ids = [...new Set(input.ids.split(',').filter((id) => id !== ''))]
    await writeNow(
      engine,
      session.person,
      ids.map((key) => ({ noun: User.name, key, verb: 'edit', patch: { status: String(input.status) } })),
    )
    return null
  }),

  /**
   * Succeeds when nobody uses the user name, mobile number or e-mail yet. Whoever is not signed in is not told who has one: to them everything
   * is free until they have shown that the number is theirs.
   */
  route('GET /sys/user/checkOnlyUser', { door: 'open', input: unique, perMinute: 30 }, async ({ engine, token, input }) => {
    const session = token && token.length <= longestToken ? await engine.people.find(token) : undefined
    if (!session) return null
    if (!may(session.person, User.name, 'list')) refuse('access.denied')
    for (const field of ['username', 'phone', 'email'] as const) {
      const value = input[field]
      if (value && (await isTaken(engine, session.person, User, field, value, input.id))) refuse('field.taken')
    }
    return null
  }),

  /** Succeeds when no other row holds the value. It is told to those who write such rows, as saving one tells them. */
  route('GET /sys/duplicate/check', { door: 'signed-in', input: duplicate, perMinute: 300 }, async ({ engine, session, input }) => {
    const { resource, field } = fieldNamed(engine.catalogue, input.tableName, input.fieldName)
    if (!may(session.person, resource.name, 'add') && !may(session.person, resource.name, 'edit')) refuse('access.denied')
    if (await isTaken(engine, session.person, resource, field, input.fieldVal, input.dataId || undefined)) refuse('field.taken')
    return null
  }),
]
