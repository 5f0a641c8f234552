import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type FactsByNoun, tableFactsPath } from '../../contract/list/table-facts'
import { plainQuery } from '../../contract/query'
import { may, type Person } from '../auth/person'
import { tableOf } from '../db/column'
import type { Engine } from '../engine'
import { route } from '../http/route'
import { whereSql } from './list'

type Counted = { readonly noun: string; readonly rows: string; readonly changed: string | null }

/** What there is of every noun a person may list, by the same reach their lists have; rows that were removed are not counted. */
export async function readTableFacts(engine: Engine, person: Person): Promise<FactsByNoun> {
  const nouns = Object.values(engine.catalogue.resources).filter(({ name }) => may(person, name, 'list'))
  if (nouns.length === 0) return {}
  const counts = nouns.map(
    (noun) => sql`select ${noun.name}::text as noun, count(*) as rows, max(coalesce(update_time, create_time)) as changed
      from ${sql.table(tableOf(noun.name))} where ${whereSql(engine, noun, person, plainQuery(1, []))}`,
  )
  const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(engine.databases.tenant(person.tenant))
  return Object.fromEntries(rows.map(({ noun, rows: count, changed }) => [noun, { rows: Number(count), changed }]))
}

/** Somebody opens the records a few times a minute; each asking reads every table once. */
const perMinute = 30

export const tableFactsRoute = route(
  `GET ${tableFactsPath}`,
  { input: z.object({}), door: 'signed-in', perMinute },
  ({ engine, session }) => readTableFacts(engine, session.person),
)
