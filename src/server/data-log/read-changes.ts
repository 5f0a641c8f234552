import { sql } from 'kysely'
import { type Catalogue, flowOf } from '../../contract/catalogue'
import { isDateTime } from '../../contract/check'
import { objectIn } from '../../contract/fields/json-text'
import type { Values } from '../../contract/fields/values'
import { groupBy } from '../../contract/list/group-by'
import type { Resource } from '../../contract/resource'
import { effectOf } from '../../contract/sync/fold'
import { upcast } from '../../contract/sync/upcast'
import { Conflict } from '../../contract/system/conflict'
import { systemUser } from '../../contract/system/system-user'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import type { KeptChange } from './versions'

/** A change of a row, who made it and when. `version` counts the changes of its row from 1. */
export type MadeChange = KeptChange & {
  readonly rowId: string
  readonly version: number
  /** When it was made by the clock of its device, or where that cannot be, when it came: `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string
  readonly username: string
  readonly realname: string | null
  /** Somebody decided for it after it had been held. */
  readonly isDecided: boolean
}

/** Most changes of one row that are looked at; of more, the last ones. */
export const mostChanges = 500

/** A verb by which what somebody decided for is kept here; no noun has it. */
const decided = 'resolve'

type Kept = {
  readonly op_id: string
  readonly row_id: string
  readonly version: number
  readonly verb: string
  readonly patch: Values | null
  readonly base: Values | null
  readonly v: number | null
  readonly made: string | null
  readonly was: Values | null
  readonly outcome: string
  readonly held: readonly string[] | null
  readonly rev: number
  readonly at: string
  readonly username: string | null
  readonly realname: string | null
  /** Of a decision: the change that was held, and which values were decided for. */
  readonly asked: string | null
  readonly values: string | null
}

function asMade(catalogue: Catalogue, { name }: Resource, kept: Kept): MadeChange {
  const isDecided = kept.asked !== null
  const op = {
    noun: name,
    verb: kept.asked ?? kept.verb,
    patch: (isDecided ? objectIn(kept.values ?? '') : kept.patch) ?? {},
    base: kept.base ?? {},
    v: Number(kept.v ?? 1),
  }
  const { verb, patch, base } = isDecided ? op : upcast(catalogue, op)
  const came = kept.at
  return {
    id: kept.op_id,
    rowId: kept.row_id,
    version: Number(kept.version),
    verb,
    patch: verb === 'adjust' ? patch : effectOf({ verb, patch }, {}, isDecided ? undefined : flowOf(catalogue, name)),
    base,
    was: kept.was,
    held: kept.held ?? [],
    isFirst: !isDecided && verb !== 'restore' && kept.outcome === 'applied' && kept.was === null && Number(kept.rev) === 1,
    at: kept.made && isDateTime(kept.made) && kept.made < came ? kept.made : came,
    username: kept.username ?? systemUser,
    realname: kept.realname,
    isDecided,
  }
}

/** What was written of a change that was held in part: where nothing was, it is none. */
const wrote = ({ verb, patch, held }: MadeChange): boolean =>
  held.length === 0 || (verb !== 'remove' && Object.keys(patch).some((field) => !held.includes(field)))

/**
 * By row, the changes that are known of some rows of a noun, the oldest first. They are kept for 400 days, those of chained nouns for good.
 */
export async function readChanges(
  db: Db,
  catalogue: Catalogue,
  resource: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly MadeChange[]>> {
  const { rows } = await sql<Kept>`with own as (
      select o.*, (o.settled ->> 'seq')::bigint as seq, null::text as asked, null::text as "values" from sync_op o
        where o.tenant_id = ${ownTenant} and o.noun = ${resource.name} and o.row_id = any(${[...ids]}::text[]) and o.outcome in ('applied', 'conflict')
        and o.payload ? 'verb' and ((o.settled ->> 'seq')::bigint > 0 or o.user_id = ${systemUser})),
    answers as (select r.*, (r.settled ->> 'seq')::bigint as seq, own.row_id as of_row, c.verb as asked,
        case c.choice when 'edit' then c.answer else c.mine end as "values"
      from own join sync_op r on r.tenant_id = own.tenant_id and r.noun = ${Conflict.name} and r.row_id = own.op_id and r.outcome = 'applied'
        and r.payload ->> 'verb' = ${decided} join ${sql.table(tableOf(Conflict.name))} c on c.tenant_id = own.tenant_id and c.id = own.op_id
      where own.outcome = 'conflict' and c.choice in ('mine', 'edit')),
    every as (select op_id, row_id, n, seq, payload, was, outcome, settled, at, user_id, asked, "values" from own
      union all select op_id, of_row, n, seq, payload, null, outcome, settled, at, user_id, asked, "values" from answers),
    numbered as (select *, row_number() over (partition by row_id order by seq, n) as version,
      row_number() over (partition by row_id order by seq desc, n desc) as back from every)
    select o.op_id, o.row_id, o.version, o.payload ->> 'verb' as verb, o.payload -> 'patch' as patch, o.payload -> 'base' as base,
      (o.payload ->> 'v')::integer as v, o.payload ->> 'at' as made, o.was, o.outcome, o.settled -> 'held' as held, (o.settled ->> 'rev')::bigint as rev, o.at,
      u.username, u.realname, o.asked, o."values"
    from numbered o left join "user" u on u.tenant_id = ${ownTenant} and u.id = o.user_id
    where o.back <= ${sql.lit(mostChanges)} order by o.row_id, o.version`.execute(db)
  return groupBy(rows.map((row) => asMade(catalogue, resource, row)).filter(wrote), ({ rowId }) => rowId)
}

/** Which row of which noun a change was of; undefined where none is known under this id. */
export async function changedBy(db: Db, id: string): Promise<{ readonly noun: string; readonly rowId: string } | undefined> {
  const { rows } = await sql<{
    noun: string
    row_id: string
  }>`select coalesce(c.noun, o.noun) as noun, coalesce(c.row_id, o.row_id) as row_id
    from sync_op o left join ${sql.table(tableOf(Conflict.name))} c on o.noun = ${Conflict.name} and c.tenant_id = o.tenant_id and c.id = o.row_id
    where o.tenant_id = ${ownTenant} and o.op_id = ${id}`.execute(db)
  const [row] = rows
  return row && { noun: row.noun, rowId: row.row_id }
}
