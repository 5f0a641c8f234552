import { sql } from 'kysely'
import { Announcement } from '../../contract/system/announcement'
import { dateTimeOf } from '../../contract/time'
import type { Person } from '../auth/person'
import { ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'
import { runOwn } from '../sync/run-batch'
import { handOut, receiptIdSql } from './receivers'

/** Most notices somebody new is given, the newest of those that run. */
const most = 200

/**
 * Gives somebody the notices for everybody that still run and that they have not received: they were not there, or frozen, when
 * those were published. Asked for at every sign-in and by the bell. Writes nothing for anybody else.
 */
export async function receiveRunning(engine: Engine, person: Person): Promise<void> {
  if (!Object.hasOwn(engine.catalogue.resources, Announcement.name)) return
  // Looked up notice by notice: read as one join, every receipt of the house is gone through at each sign-in.
  const { rows } = await sql<{ id: string }>`select a.id from announcement a, (select ${person.id}::text as id) u
    where a.tenant_id = ${ownTenant} and not a.gone and a.send_status = '1' and a.msg_type = 'ALL' and a.end_time > ${dateTimeOf(engine.now())}::timestamptz
    and (select s.id from announcement_send s where s.tenant_id = a.tenant_id and s.id = ${receiptIdSql}) is null order by a.send_time desc limit ${sql.lit(most)}`.execute(
    engine.databases.tenant(person.tenant),
  )
  if (rows.length === 0) return
  await runOwn(engine, person, async (ctx) => {
    for (const { id } of rows) {
      // Looked at, so that a revocation meanwhile either takes this row back as well or keeps it from being written.
      await ctx.readShared(Announcement, id)
      ctx.bulkWrite(handOut(id, { user: person.id }))
    }
  })
}
