import { type RawBuilder, sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { Language } from '../../contract/label'
import { pageOf } from '../../contract/query'
import type { Row } from '../../contract/resource'
import { Announcement } from '../../contract/system/announcement'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { dateTimeOf } from '../../contract/time'
import { may, type Person } from '../auth/person'
import { isOwn, ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'
import { getRow } from '../resource/list'
import { recordOf, type Stored } from '../resource/values'
import { writeNow } from '../resource/write'
import { receiptId } from './receivers'

/** Marked as read in one go, and how often: whoever has more unread than that presses again. */
const together = 100
const rounds = 50

/** What a person received of a notice, revoked or not; undefined when it was never theirs. */
export async function receivedBy(engine: Engine, person: Person, notice: string): Promise<AnnouncementSend | undefined> {
  const { rows } =
    await sql<Stored>`select * from announcement_send where ${isOwn} and id = ${receiptId(notice, person.id)} and scope = ${`user/${person.id}`} and not gone`.execute(
      engine.databases.tenant(person.tenant),
    )
  return rows[0] && recordOf(AnnouncementSend, rows[0])
}

/** A notice as somebody may read it: those who write notices see it whole, everybody else what they received while it is published. */
export async function noticeFor(engine: Engine, person: Person, id: string, language: Language): Promise<Row> {
  if (may(person, Announcement.name, 'list')) return getRow(engine, person, Announcement, id, language)
  const own = await receivedBy(engine, person, id)
  if (own?.sendStatus === '1') return { ...own, id }
  return refuse(may(person, AnnouncementSend.name, 'list') ? 'record.gone' : 'access.denied')
}

/** Marks received notices as read, each by an op like a device's. Those that are read already stay as they are. */
export async function markRead(engine: Engine, person: Person, ids: readonly string[]): Promise<void> {
  await writeNow(
    engine,
    person,
    ids.map((key) => ({ noun: AnnouncementSend.name, key, verb: 'read', patch: {} })),
  )
}

/** What somebody has before them and has not read, as a condition on `announcement_send`: what was taken back, or has not begun, is not theirs to read. */
export const unreadOf = (engine: Engine, person: Person): RawBuilder<boolean> =>
  sql`${isOwn} and scope = ${`user/${person.id}`} and not gone
    and read_flag = '0' and send_status = '1' and start_time <= ${dateTimeOf(engine.now())}::timestamptz`

/** Marks everything somebody has before them as read. What begins later stays unread, or it would never ring. */
export async function markAllRead(engine: Engine, person: Person): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const { rows } = await sql<{
      id: string
    }>`select id from announcement_send where ${unreadOf(engine, person)} order by id limit ${sql.lit(together)}`.execute(
      engine.databases.tenant(person.tenant),
    )
    if (rows.length === 0) return
    await markRead(
      engine,
      person,
      rows.map((row) => row.id),
    )
  }
}

/** One page of who received a notice and who of them has read it; those who have not come first. */
export async function readersOf(engine: Engine, person: Person, notice: string, page: number, size: number) {
  const { rows } = await sql<{ total: number; read: number; records: object[] | null }>`with mine as (
      select s.user_id as "userId", u.realname, s.read_flag as "readFlag", s.read_time as "readTime" from announcement_send s
      left join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = ${ownTenant} and s.annt_id = ${notice} and not s.gone)
    select (select count(*) from mine) total, (select count(*) from mine where "readFlag" = '1') as read,
      (select json_agg(p) from (select "userId", realname, "readFlag", to_char("readTime", 'YYYY-MM-DD HH24:MI:SS') as "readTime"
        from mine order by "readFlag", realname, "userId" limit ${size} offset ${(page - 1) * size}) p) records`.execute(
    engine.databases.tenant(person.tenant),
  )
  const { total = 0, read = 0, records = null } = rows[0] ?? {}
  return { ...pageOf(records ?? [], total, { size, current: page }), read }
}
