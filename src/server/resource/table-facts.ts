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
import { isSeenWhole, totalSql, whereSql } from './list'

type Counted = { readonly noun: string; readonly rows: string; readonly changed: string | null }

/** Up to how many rows are read to learn when one of them changed. */
const few = 10_000

/**
 * How many rows of a noun a person sees, and when one last changed. Whoever sees all is told the total that is kept; of a table of years the log
 * of changes knows which row was last, and only where that has been silent for as long as it reaches back is the table itself read.
 */
function factsSql(engine: Engine, person: Person, noun: Resource): RawBuilder<unknown> {
  const table = sql.table(tableOf(noun.name))
  const changed = sql`max(coalesce(update_time, create_time)) as changed from ${table} where ${whereSql(engine, noun, person, plainQuery(1, []))}`
  if (!isSeenWhole(person, noun)) return sql`select ${noun.name}::text as noun, count(*) as rows, ${changed}`
  const last = sql`select r.at from (select row_id, seq from sync_change where ${isOwn} and noun = ${noun.name} order by seq desc) c
    join lateral (select coalesce(update_time, create_time) as at from ${table} where ${isOwn} and id = c.row_id and not gone) r on true
    order by c.seq desc limit 1`
  return sql`select ${noun.name}::text as noun, total as rows,
    case when total > ${sql.lit(few)} then coalesce((${last}), (select ${changed})) else (select ${changed}) end as changed
    from (select (${totalSql(noun)}) as total) known`
}

/** What there is of every noun a person may list, by the same reach their lists have; rows that were removed are not counted. */
export async function readTableFacts(engine: Engine, person: Person): Promise<FactsByNoun> {
  const nouns = Object.values(engine.catalogue.resources).filter(({ name }) => may(person, name, 'list'))
  if (nouns.length === 0) return {}
  const facts = nouns.map((noun) => factsSql(engine, person, noun))
  const { rows } = await sql<Counted>`${sql.join(facts, sql` union all `)}`.execute(engine.databases.tenant(person.tenant))
  return Object.fromEntries(rows.map(({ noun, rows: count, changed }) => [noun, { rows: Number(count), changed }]))
}

/** Somebody opens the records a few times a minute; each asking looks at every table. */
const perMinute = 30

export const tableFactsRoute = route(
  `GET ${tableFactsPath}`,
  { input: z.object({}), door: 'signed-in', perMinute },
  ({ engine, session }) => readTableFacts(engine, session.person),
)
