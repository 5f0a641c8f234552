import { sql } from 'kysely'
import { dateTimeOf } from '../../contract/time'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { unreadOf } from './receipts'

/** Most notices of each kind a bell shows. */
const shown = 10

type Rung = { readonly id: string; readonly msgCategory: string; readonly total: number }

/** What is in somebody's bell: notices (kind 1) and system messages (kind 2) that run and that they have not read, newest first, with how many there are. */
export async function bellOf(engine: Engine, person: Person) {
  const now = dateTimeOf(engine.now())
  const { rows } = await sql<Rung>`select * from (
      select annt_id as id, annt_id as "anntId", titile, msg_category as "msgCategory", msg_abstract as "msgAbstract", msg_content as "msgContent",
        sender, sender_name as "senderName", priority, msg_type as "msgType", send_status as "sendStatus", send_time as "sendTime", create_time as "createTime",
        start_time as "startTime", end_time as "endTime", bus_id as "busId", open_type as "openType", open_page as "openPage", title_en as "titleEn", abstract_en as "abstractEn", content_en as "contentEn", read_flag as "readFlag",
        count(*) over (partition by msg_category) as total, row_number() over (partition by msg_category order by send_time desc, annt_id desc) as place
      from announcement_send where ${unreadOf(engine, person)} and end_time > ${now}::timestamptz) mine
    where place <= ${sql.lit(shown)} order by place`.execute(engine.databases.tenant(person.tenant))
  const of = (category: string) => rows.filter((row) => row.msgCategory === category)
  const totalOf = (category: string) => of(category)[0]?.total ?? 0
  return { anntMsgList: of('1'), anntMsgTotal: totalOf('1'), sysMsgList: of('2'), sysMsgTotal: totalOf('2') }
}
