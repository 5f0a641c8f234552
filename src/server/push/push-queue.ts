import { sql } from 'kysely'
import type { Database } from '../db/database'
import { isWorking } from '../db/working-tenant'

/** Seconds in which a message that was taken from the list is sent or taken again by somebody. */
export const lease = 60

export type Place = { readonly tenant_id: number; readonly subscription_id: string; readonly annt_id: string }
/** A message to be sent now. `seconds`: how long it is still worth something. The device's address and keys are sealed. */
export type Due = Place & {
  readonly tries: number
  readonly seconds: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: string
  readonly titile: string
  readonly title_en: string | null
  readonly msg_category: string
  readonly priority: string
  readonly title_in_push: boolean
}

/**
 * Takes what is due, for a while: if this process ends meanwhile, another takes it again. Messages that have become pointless are
 * struck off: they expired, the device was forgotten or moved to somebody else, its person was frozen or has read the notice, or it
 * was revoked. Those of a frozen house rest. Answers how many were taken at all, and those to be sent.
 */
export async function takeDue(db: Database, most: number): Promise<{ taken: number; due: Due[] }> {
  const { rows } = await sql<Due & { fit: boolean }>`with due as (
      select tenant_id, subscription_id, annt_id from push_queue where due <= now() and (leased_until is null or leased_until <= now()) and ${isWorking('push_queue')} order by due limit ${most} for update skip locked),
    taken as (update push_queue q set leased_until = now() + make_interval(secs => ${lease}), tries = q.tries + 1 from due
      where q.tenant_id = due.tenant_id and q.subscription_id = due.subscription_id and q.annt_id = due.annt_id returning q.*)
    select t.tenant_id, t.subscription_id, t.annt_id, t.tries, extract(epoch from t.expires - now())::float8 as seconds, s.endpoint, s.p256dh, s.auth, s.language,
      r.titile, r.title_en, r.msg_category, r.priority, a.title_in_push, t.expires > now() and u.id is not null and r.id is not null and a.id is not null as fit
    from taken t
    left join push_subscription s on s.tenant_id = t.tenant_id and s.id = t.subscription_id and not s.gone
    left join "user" u on u.tenant_id = t.tenant_id and u.id = s.user_id and not u.gone and u.status = '1'
    left join announcement a on a.tenant_id = t.tenant_id and a.id = t.annt_id and not a.gone and a.send_status = '1'
    left join announcement_send r on r.tenant_id = t.tenant_id and r.annt_id = t.annt_id and r.user_id = s.user_id and not r.gone and r.read_flag = '0'`.execute(
    db,
  )
  const pointless = rows.filter((row) => !row.fit)
  if (pointless.length > 0) await strikeOff(db, pointless)
  return { taken: rows.length, due: rows.filter((row) => row.fit) }
}

const listed = (places: readonly object[]) => JSON.stringify(places)

/** Strikes messages off the list: they were sent, or never will be. */
export async function strikeOff(db: Database, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await sql`delete from push_queue q using jsonb_to_recordset(${listed(places)}::jsonb) as d(tenant_id integer, subscription_id text, annt_id text)
    where q.tenant_id = d.tenant_id and q.subscription_id = d.subscription_id and q.annt_id = d.annt_id`.execute(db)
}

/** Puts messages back: to be tried again in `after` seconds. */
export async function putBack(db: Database, places: readonly (Place & { readonly after: number })[]): Promise<void> {
  if (places.length === 0) return
  await sql`update push_queue q set leased_until = null, due = now() + make_interval(secs => d.after)
    from jsonb_to_recordset(${listed(places)}::jsonb) as d(tenant_id integer, subscription_id text, annt_id text, after float8)
    where q.tenant_id = d.tenant_id and q.subscription_id = d.subscription_id and q.annt_id = d.annt_id`.execute(db)
}

/** Milliseconds until the next message is due; undefined when there is none. */
export async function nextDue(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{
    ms: number | null
  }>`select extract(epoch from min(greatest(due, coalesce(leased_until, due))) - now())::float8 * 1000 as ms from push_queue where ${isWorking('push_queue')}`.execute(
    db,
  )
  return rows[0]?.ms ?? undefined
}
