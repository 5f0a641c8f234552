import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Announcement } from '../../contract/system/announcement'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { columnOf } from '../db/column'
import { ownTenant } from '../db/own-tenant'
import type { BulkWritten, Many } from '../sync/effects'

/** What a receiver's row holds of the notice itself. */
const copied = [
  'titile',
  'msgCategory',
  'msgAbstract',
  'msgContent',
  'sender',
  'priority',
  'msgType',
  'sendStatus',
  'sendTime',
  'endTime',
  'busId',
  'openType',
  'openPage',
  'titleEn',
  'abstractEn',
  'contentEn',
] as const satisfies readonly (keyof typeof Announcement.fields & keyof typeof AnnouncementSend.fields)[]

/** What is taken back from receivers together with the notice. */
export const withdrawn = { sendStatus: '2', msgAbstract: null, msgContent: null, abstractEn: null, contentEn: null } as const

/** Id of what a person received of a notice. */
export const receiptId = (notice: string, user: string): string =>
  createHash('sha256').update(`${notice}:${user}`).digest('hex').slice(0, 32)
/** The same in SQL, for the notice `a` and the user `u`. */
export const receiptIdSql = sql`left(encode(sha256(convert_to(a.id || ':' || u.id, 'UTF8')), 'hex'), 32)`

/**
 * Whom a notice is for, of the users `u`: everybody who is not frozen, or those of them who are named. The one rule by which people are counted before,
 * and given it after.
 */
export const isFor = (msgType: RawBuilder<unknown>, userIds: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`not u.gone and u.status = '1' and (${msgType} = 'ALL' or u.id = any(${userIds}))`

/**
 * A row of their own for everybody a published notice is for: whoever is not frozen, or of those only `user`. Devices that asked
 * for it are put on the list of those to be told, unless the notice is only handed on to somebody who came later.
 */
export function handOut(notice: string, only?: { readonly user: string }): Many {
  const columns = sql.join(copied.map((field) => sql.ref(columnOf(field))))
  const values = sql.join(copied.map((field) => sql.ref(`a.${columnOf(field)}`)))
  const whom = only ? sql`and u.id = ${only.user}` : sql``
  const told = only
    ? sql``
    : sql`, told as (insert into push_queue (tenant_id, subscription_id, annt_id, due, expires)
        select s.tenant_id, s.id, sent.annt_id, greatest(now(), sent.start_time), greatest(now(), sent.start_time) + interval '1 day'
        from sent join push_subscription s on s.tenant_id = ${ownTenant} and s.user_id = sent.user_id and not s.gone on conflict do nothing)`
  const statement = sql<BulkWritten>`with sent as (
      insert into announcement_send (id, scope, create_by, create_time, annt_id, user_id, sender_name, start_time, read_flag, ${columns})
      select ${receiptIdSql}, 'user/' || u.id, a.sender, a.send_time, a.id, u.id, by.realname, coalesce(a.start_time, a.send_time), '0', ${values}
      from announcement a join "user" u on u.tenant_id = a.tenant_id and ${isFor(sql`a.msg_type`, sql`a.user_ids`)} ${whom}
      left join "user" by on by.tenant_id = a.tenant_id and by.username = a.sender and not by.gone
      where a.tenant_id = ${ownTenant} and a.id = ${notice} and not a.gone and a.send_status = '1'
      on conflict (tenant_id, id) do nothing returning id, scope, annt_id, user_id, start_time)${told}
    select id, scope, true as is_new from sent`
  return { noun: AnnouncementSend, statement }
}

/** Puts those devices on the list to be told once more whose person has not read it. Nothing of what they received changes. */
export function remindUnread(notice: string): Many {
  const statement = sql<BulkWritten>`with told as (insert into push_queue (tenant_id, subscription_id, annt_id, due, expires)
      select s.tenant_id, s.id, r.annt_id, now(), now() + interval '1 day' from announcement_send r
      join push_subscription s on s.tenant_id = r.tenant_id and s.user_id = r.user_id and not s.gone
      where r.tenant_id = ${ownTenant} and r.annt_id = ${notice} and not r.gone and r.read_flag = '0' and r.send_status = '1'
      on conflict do nothing)
    select ''::text as id, ''::text as scope, false as is_new where false`
  return { noun: AnnouncementSend, statement }
}

/** Takes a notice back from everybody: out of their bells, its content off their devices, and out of what is still to be told. */
export function takeBack(notice: string, now: string): Many {
  const set = sql.join(Object.entries(withdrawn).map(([field, value]) => sql`${sql.ref(columnOf(field))} = ${value}`))
  const statement = sql<BulkWritten>`with untold as (delete from push_queue where tenant_id = ${ownTenant} and annt_id = ${notice})
    update announcement_send set ${set}, rev = rev + 1, update_time = ${now}::timestamptz
    where tenant_id = ${ownTenant} and annt_id = ${notice} and not gone returning id, scope, false as is_new`
  return { noun: AnnouncementSend, statement }
}
