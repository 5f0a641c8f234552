import { sql } from 'kysely'
import { Announcement } from '../../contract/system/announcement'
import { ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'
import type { Word } from './pokes'

/** What sockets of those who received a notice hear: `topic` when it is for everybody, `user` when its receivers were chosen. */
export type Heard = { readonly users: ReadonlySet<string>; readonly text: string }

type Found = { readonly titile: string; readonly title_en: string | null; readonly msg_type: string; readonly users: string[] | null }

/**
 * Who of `listening` may hear of a notice, and what. The title is said aloud only while the notice is published; whoever did not
 * receive it hears nothing at all.
 */
export async function hearersOf(engine: Engine, tenant: number, word: Word, listening: readonly string[]): Promise<Heard | undefined> {
  if (listening.length === 0 || !Object.hasOwn(engine.catalogue.resources, Announcement.name)) return undefined
  const { rows } = await sql<Found>`select a.titile, a.title_en, a.msg_type, (select array_agg(s.user_id) from announcement_send s
      where s.tenant_id = a.tenant_id and s.annt_id = a.id and not s.gone and s.user_id = any(${listening}::text[]) ${word.aloud ? sql`and s.send_status = '1'` : sql``} ${word.again ? sql`and s.read_flag = '0'` : sql``}) users
    from announcement a where a.tenant_id = ${ownTenant} and a.id = ${word.notice}`.execute(engine.databases.tenant(tenant))
  const found = rows[0]
  if (!found) return undefined
  const cmd = found.msg_type === 'ALL' ? 'topic' : 'user'
  const inEnglish = word.aloud && found.title_en ? { msgTxtEn: found.title_en } : {}
  const again = word.again ? { again: word.again } : {}
  const text = JSON.stringify({ cmd, msgId: word.notice, msgTxt: word.aloud ? found.titile : '', ...inEnglish, ...again })
  return { users: new Set(found.users ?? []), text }
}
