import { sql } from 'kysely'
import { groupBy } from '../../contract/list/group-by'
import type { Resource } from '../../contract/resource'
import { may } from '../auth/person'
import { ownTenant } from '../db/own-tenant'
import type { Call } from '../http/route'
import type { Stored } from '../resource/values'
import { rowsTold } from './told-changes'

/** Rows of a noun, by id. */
export type RowsOf = readonly [resource: Resource, rows: ReadonlyMap<string, Stored>]

type Changed = { readonly noun: string; readonly id: string; readonly seq: string }

/** Changes that are looked at together, and how often: whoever may see little is not to wait for all there ever was. */
const [atOnce, mostTimes] = [500, 20]

const listable = ({ engine, session }: Call<unknown>): string[] =>
  Object.keys(engine.catalogue.resources).filter((noun) => may(session.person, noun, 'list'))

/** Some rows of several nouns, as far as their changes may be told to the caller. */
async function told({ engine, session }: Call<unknown>, named: readonly Pick<Changed, 'noun' | 'id'>[]): Promise<RowsOf[]> {
  const found: RowsOf[] = []
  for (const [noun, rows] of groupBy(named, (row) => row.noun)) {
    const resource = engine.catalogue.resources[noun]
    const ids = [...new Set(rows.map(({ id }) => id))]
    if (resource) found.push([resource, await rowsTold(engine, session.person, resource, ids)])
  }
  return found
}

const countOf = (found: readonly RowsOf[]): number => found.reduce((sum, [, rows]) => sum + rows.size, 0)

/** The rows that were changed last, whatever they are of, as far as their changes may be told to the caller; about `most` of them. */
export async function latestRows(call: Call<unknown>, most: number): Promise<readonly RowsOf[]> {
  const db = call.engine.databases.tenant(call.session.person.tenant)
  const nouns = listable(call)
  const looked = new Map<string, Changed>()
  let [found, before]: [RowsOf[], string | null] = [[], null]
  for (let times = 0; times < mostTimes && countOf(found) < most; times++) {
    const { rows }: { rows: Changed[] } = await sql<Changed>`select noun, row_id as id, seq from sync_change
      where tenant_id = ${ownTenant} and noun = any(${nouns}::text[]) and (${before}::bigint is null or seq < ${before}::bigint)
      order by seq desc limit ${sql.lit(atOnce)}`.execute(db)
    const fresh = rows.filter(({ noun, id }) => !looked.has(`${noun} ${id}`))
    for (const one of fresh) looked.set(`${one.noun} ${one.id}`, one)
    found = [...found, ...(await told(call, fresh))]
    before = rows.at(-1)?.seq ?? null
    if (rows.length < atOnce) break
  }
  return found
}

/** The rows with an id, whatever they are of, as far as their changes may be told to the caller. */
export async function rowsCalled(call: Call<unknown>, id: string): Promise<readonly RowsOf[]> {
  const { rows } = await sql<Pick<Changed, 'noun' | 'id'>>`select distinct noun, row_id as id from sync_op
    where tenant_id = ${ownTenant} and noun = any(${listable(call)}::text[]) and row_id = ${id}`.execute(
    call.engine.databases.tenant(call.session.person.tenant),
  )
  return told(call, rows)
}
