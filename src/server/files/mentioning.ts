import { type RawBuilder, sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'

const holds = ({ name }: Resource, text: string): RawBuilder<unknown> => sql`select ${name}::text as noun
  where exists (select from ${sql.table(tableOf(name))} r where ${isOwn} and not r.gone and strpos(r::text, ${text}) > 0)`

/**
 * The nouns a living row of which holds a text anywhere, in whatever field. It reads all there is of a tenant: for what is asked seldom, by few.
 * `text` has no sign that is written otherwise within a list or JSON.
 */
export async function nounsMentioning(
  db: Db,
  { resources }: Pick<Catalogue, 'resources'>,
  text: string,
  except: Resource,
): Promise<Resource[]> {
  const others = Object.values(resources).filter(({ name }) => name !== except.name)
  const { rows } = await sql<{ noun: string }>`${sql.join(
    others.map((noun) => holds(noun, text)),
    sql` union all `,
  )}`.execute(db)
  return rows.flatMap(({ noun }) => resources[noun] ?? [])
}
