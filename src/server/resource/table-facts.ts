import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type FactsByNoun, tableFactsPath } from '../../contract/list/table-facts'
import { plainQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may, type Person } from '../auth/person'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { readEpoch } from '../sync/run-batch'
import { isSeenWhole, whereSql } from './list'

type Changed = { readonly noun: string; readonly rows: string | null; readonly changed: string | null }

/** Up to how many rows are read to learn when one of them changed. */
const few = 10_000

/**
 * When a row of a noun last changed that a person sees. Of a table of years the log of changes knows which row was last, and only where that has
 * been silent for as long as it reaches back is the table itself read. Whoever does not see all of it has no `total`, and is told how many they see.
 */
function changedSql(engine: Engine, person: Person, noun: Resource, total: number | undefined): RawBuilder<unknown> {
  const table = sql.table(tableOf(noun.name))
  const seen = sql`from ${table} where ${whereSql(engine, noun, person, plainQuery(1, []))}`
  const changed = sql`max(coalesce(update_time, create_time))`
  if (total === undefined) return sql`select ${noun.name}::text as noun, count(*) as rows, ${changed} as changed ${seen}`
  if (total <= few) return sql`select ${noun.name}::text as noun, null::bigint as rows, ${changed} as changed ${seen}`
  const last = sql`select r.at from (select row_id, seq from sync_change where ${isOwn} and noun = ${noun.name} order by seq desc) c
    join lateral (select coalesce(update_time, create_time) as at from ${table} where ${isOwn} and id = c.row_id and not gone) r on true
    order by c.seq desc limit 1`
  return sql`select ${noun.name}::text as noun, null::bigint as rows, coalesce((${last}), (select ${changed} ${seen})) as changed`
}

/** What there is of every noun a person may list, by the same reach their lists have; rows that were removed are not counted. */
export async function readTableFacts(engine: Engine, person: Person): Promise<FactsByNoun> {
  const db = engine.databases.tenant(person.tenant)
  const nouns = Object.values(engine.catalogue.resources).filter(({ name }) => may(person, name, 'list'))
  const { totals } = await readEpoch(db)
  const known = nouns.map((noun) => ({ noun, total: isSeenWhole(person, noun) ? (totals[noun.name] ?? 0) : undefined }))
  // To plan one statement about every table takes longer than to read what most of them hold: nothing.
  const asked = known.filter(({ total }) => total !== 0).map(({ noun, total }) => changedSql(engine, person, noun, total))
  const { rows } = asked.length > 0 ? await sql<Changed>`${sql.join(asked, sql` union all `)}`.execute(db) : { rows: [] }
  const found = new Map(rows.map((row) => [row.noun, row]))
  return Object.fromEntries(
    known.map(({ noun: { name }, total }) => {
      const { rows: count = 0, changed = null } = found.get(name) ?? {}
      return [name, { rows: total ?? Number(count), changed }]
    }),
  )
}

/** Somebody opens the records a few times a minute; each asking looks at every table. */
const perMinute = 30

export const tableFactsRoute = route(
  `GET ${tableFactsPath}`,
  { input: z.object({}), door: 'signed-in', perMinute },
  ({ engine, session }) => readTableFacts(engine, session.person),
)
