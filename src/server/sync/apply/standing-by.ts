import { sql } from 'kysely'
import { isDateTime } from '../../../contract/check'
import { aboutDevice } from '../../../contract/sync/about-device'
import type { FieldVersion, FieldVersions } from '../../../contract/sync/merge'
import { ownTenant } from '../../db/own-tenant'
import type { Stored } from '../../resource/values'
import type { Batch } from '../batch'

type Found = {
  readonly name: string | null
  readonly writer: string | null
  readonly at: string | null
  readonly replica: string | null
  readonly agent: string | null
  readonly own: string | null
}

/** What is asked about: of which row, which of its fields, and the replica that would change them. */
export type FieldStanding = { readonly noun: string; readonly id: string; readonly fields: readonly string[]; readonly replica: string }

/** The change of these fields that was written last, by anybody but the replica that asks. */
function lastOf(stored: Stored | undefined, { fields, replica }: FieldStanding): FieldVersion | undefined {
  const versions = (stored?.versions ?? {}) as FieldVersions
  const others = fields.flatMap((field) => versions[field] ?? []).filter((one) => one.by !== replica)
  return others.sort((one, two) => two.rev - one.rev)[0]
}

const about = (agent: string | null | undefined) => (agent ? aboutDevice(agent) : null)

/**
 * Who wrote what stands in some fields of a row, when and on what device, and what kind of device asks; as people read it. Somebody who
 * changed another field of the row since is not named. Of what the product itself wrote, the row's last change is told.
 */
export async function standingBy({ db, now }: Batch, stored: Stored | undefined, asked: FieldStanding) {
  const last = lastOf(stored, asked)
  const writer = String(stored?.update_by ?? stored?.create_by ?? '')
  const { rows } = await sql<Found>`select u.realname as name, w.realname as writer, o.at, r.replica, r.agent,
      (select agent from sync_replica where tenant_id = t.id and replica = ${asked.replica}) as own
    from (select ${ownTenant} as id) t
    left join lateral (select user_id, replica, payload ->> 'at' as at from sync_op
      where tenant_id = t.id and replica = ${last?.by ?? ''} and noun = ${asked.noun} and row_id = ${asked.id}
        and outcome in ('applied', 'conflict') and (settled ->> 'rev')::bigint = ${last?.rev ?? 0} order by n desc limit 1) o on true
    left join "user" u on u.tenant_id = t.id and u.id = o.user_id
    left join sync_replica r on r.tenant_id = t.id and r.replica = o.replica
    left join "user" w on w.tenant_id = t.id and w.username = ${writer} and not w.gone limit 1`.execute(db)
  const [found] = rows
  const since = stored?.update_time ?? stored?.create_time
  const made = found?.at && isDateTime(found.at) && found.at < now ? found.at : undefined
  return {
    theirAuthor: found?.name ?? found?.writer ?? writer,
    theirAt: made ?? (since ? String(since) : null),
    theirDevice: found?.replica ? `${about(found.agent) ?? ''} …${found.replica.slice(-6)}`.trim() : null,
    deviceAbout: about(found?.own),
  }
}
