import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type FactsByNoun, tableFactsPath } from '../../contract/list/table-facts'
import { plainQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { may, type Person, reachOf } from '../auth/person'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { isSeenWhole, totalSql, whereSql } from './list'

type Counted = { readonly noun: string; readonly rows: string; readonly changed: string | null }

/** Of how many rows, those made last, it is looked when they changed: a table of years is not read for what was changed long after it was made. */
const lookedAt = 10_000

/** When one of the newest rows changed. Of rows seen by their scope alone the newest of each are found by its index, however few of all they are. */
function changedSql(person: Person, { name }: Resource, seen: RawBuilder<unknown>): RawBuilder<unknown> {
  const within = reachOf(person, name)
  const times = sql`select coalesce(update_time, create_time) as at ${seen}`
  const newest = sql`order by create_time desc limit ${sql.lit(lookedAt)}`
  return within && within.ways.size === 0
    ? sql`select max(at) from unnest(${[...within.keys]}::text[]) as seen(by), lateral (${times} and scope = seen.by ${newest}) newest`
    : sql`select max(at) from (${times} ${newest}) newest`
}

function factsSql(engine: Engine, person: Person, noun: Resource): RawBuilder<unknown> {
  const seen = sql`from ${sql.table(tableOf(noun.name))} where ${whereSql(engine, noun, person, plainQuery(1, []))}`
  const rows = isSeenWhole(person, noun) ? totalSql(noun) : sql`select count(*) ${seen}`
  return sql`select ${noun.name}::text as noun, (${rows}) as rows, (${changedSql(person, noun, seen)}) as changed`
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
