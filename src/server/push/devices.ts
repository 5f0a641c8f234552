import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { PushSubscription } from '../../contract/system/push-subscription'
import type { Person } from '../auth/person'
import { systemPerson } from '../auth/system-person'
import type { Engine } from '../engine'
import { behave, type OpContext } from '../resource/behaviour'
import { runOwn } from '../sync/run-batch'

/** Most devices of one person; the one that was not heard of longest makes room. */
const most = 20

/** A device as it announces itself. */
export type Device = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly device: string
  readonly language: 'zh' | 'en'
  /** Fingerprint of the sign-in, as `signInOf` makes it. */
  readonly signIn: string
}

const fingerprint = (text: string, form: 'hex' | 'base64url') => createHash('sha256').update(text).digest(form)

/** Id of the row of whatever device has this address. */
export const deviceId = (endpoint: string): string => fingerprint(endpoint, 'base64url')
/** What is kept of a sign-in: enough to know it again, not enough to find its session by. */
export const signInOf = (tokenHash: string): string => fingerprint(tokenHash, 'hex')

/** A device belongs to whoever uses it, and is seen by nobody else. */
export const pushSubscriptionBehaviour = behave(PushSubscription, { scope: (_ctx, { userId }) => `user/${userId}` })

/** Forgets devices of a tenant: nothing more is sent to them. */
export async function forgetDevices(engine: Engine, tenant: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await runOwn(engine, systemPerson(tenant), async (ctx) => {
    for (const id of [...ids].sort()) await ctx.remove(PushSubscription, id)
  })
}

type Found = { readonly tenant_id: number; readonly id: string }

async function forgetFound(engine: Engine, rows: readonly Found[]): Promise<void> {
  for (const tenant of new Set(rows.map((row) => row.tenant_id))) {
    const ids = rows.filter((row) => row.tenant_id === tenant).map((row) => row.id)
    await forgetDevices(engine, tenant, ids)
  }
}

const hasDevices = (engine: Engine) => Object.hasOwn(engine.catalogue.resources, PushSubscription.name)

/** Forgets the devices that were announced under sign-ins that are over. `tokens`: as they were stored. */
export async function forgetSignIns(engine: Engine, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0 || !hasDevices(engine)) return
  const { rows } =
    await sql<Found>`select tenant_id, id from push_subscription where sign_in = any(${tokens.map(signInOf)}) and not gone`.execute(
      engine.databases.owner,
    )
  await forgetFound(engine, rows)
}

/**
 * Forgets what was announced under a sign-in that ended meanwhile: whoever ended it may have looked for devices before this one was there.
 * `token`: as it was stored. Answers whether it is over.
 */
export async function forgetIfOver(engine: Engine, token: string): Promise<boolean> {
  const { rows } = await sql`select from session where token_hash = decode(${token}, 'hex')`.execute(engine.databases.owner)
  if (rows.length > 0) return false
  await forgetSignIns(engine, [token])
  return true
}

/** Forgets every device of somebody whose sign-ins were all ended. */
export async function forgetPerson(engine: Engine, tenant: number, user: string): Promise<void> {
  if (!hasDevices(engine)) return
  const { rows } =
    await sql<Found>`select tenant_id, id from push_subscription where tenant_id = ${tenant} and user_id = ${user} and not gone`.execute(
      engine.databases.owner,
    )
  await forgetFound(engine, rows)
}

/** Forgets every device of a tenant of which nobody may be signed in. */
export async function forgetTenant(engine: Engine, tenant: number): Promise<void> {
  if (!hasDevices(engine)) return
  const { rows } = await sql<Found>`select tenant_id, id from push_subscription where tenant_id = ${tenant} and not gone`.execute(
    engine.databases.owner,
  )
  await forgetFound(engine, rows)
}

async function makeRoom(ctx: OpContext, user: string, kept: string): Promise<void> {
  const mine = await ctx.rows(PushSubscription, { userId: user })
  const age = (row: PushSubscription) => row.updateTime ?? row.createTime
  const others = mine.filter((row) => row.id !== kept).sort((one, two) => (age(one) < age(two) ? 1 : -1))
  for (const row of others.slice(most - 1)) await ctx.remove(PushSubscription, row.id)
}

/** Remembers a device as this person's. Was it somebody else's, also of another house, it is theirs no longer. */
export async function rememberDevice(engine: Engine, person: Person, { endpoint, p256dh, auth, ...plain }: Device): Promise<void> {
  const { vault, databases } = engine
  const id = deviceId(endpoint)
  const { rows } =
    await sql<Found>`select tenant_id, id from push_subscription where id = ${id} and tenant_id <> ${person.tenant} and not gone`.execute(
      databases.owner,
    )
  await forgetFound(engine, rows)
  await runOwn(engine, person, async (ctx) => {
    const known = await ctx.find(PushSubscription, id)
    const isSame = (field: 'endpoint' | 'p256dh' | 'auth', value: string) => vault.open(known?.[field] ?? '') === value
    const sealed = Object.fromEntries(
      Object.entries({ endpoint, p256dh, auth }).filter(([field, value]) => !isSame(field as 'endpoint', value)),
    )
    await ctx.put(PushSubscription, id, {
      ...plain,
      userId: person.id,
      ...Object.fromEntries(Object.entries(sealed).map(([field, value]) => [field, vault.seal(value)])),
    })
    await makeRoom(ctx, person.id, id)
  })
}

/** Forgets one of somebody's own devices. Those of others stay, and nobody learns that they are there. */
export async function forgetOwn(engine: Engine, person: Person, endpoint: string): Promise<void> {
  await runOwn(engine, person, async (ctx) => {
    const known = await ctx.find(PushSubscription, deviceId(endpoint))
    if (known?.userId === person.id) await ctx.remove(PushSubscription, known.id)
  })
}
