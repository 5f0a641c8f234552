import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Catalogue } from '../../contract/catalogue'
import type { Resource } from '../../contract/resource'
import { columnList, columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import type { Stored } from '../resource/values'
import { keepsKeys, writeSearchKeys } from './search-keys'

/** Rows that are given their keys together: whoever writes to one of them meanwhile waits for no more than that. */
const chunk = 500
/** Rises when other keys follow from the same values. */
const version = 1

const printOf = ({ found }: Resource): string =>
  createHash('sha256')
    .update(JSON.stringify([version, found?.by]))
    .digest('base64url')

type Place = { readonly tenant: number; readonly id: string }
type Owned = Stored & { readonly tenant_id: number }

/** Gives some rows their keys, from a place on, while nobody changes them. Answers the last of them. */
function fillFrom(db: Db, resource: Resource, from: Place): Promise<Place | undefined> {
  const columns = columnList(['tenant_id', 'id', 'gone', ...(resource.found?.by ?? []).map(columnOf)])
  return db.transaction().execute(async (within) => {
    const { rows } = await sql<Owned>`select ${columns} from ${sql.table(tableOf(resource.name))}
      where (tenant_id, id) > (${from.tenant}::integer, ${from.id}) order by tenant_id, id limit ${sql.lit(chunk)} for no key update`.execute(
      within,
    )
    for (const tenant of new Set(rows.map((row) => row.tenant_id)))
      await writeSearchKeys(
        within,
        resource,
        rows.filter((row) => row.tenant_id === tenant),
        sql.lit(tenant),
      )
    const last = rows.at(-1)
    return last && { tenant: last.tenant_id, id: last.id }
  })
}

/** Gives rows their keys that were written before their noun said how they are found, or when it said otherwise. A start that was ended goes on anew. */
export async function fillSearchKeys(db: Db, { resources }: Pick<Catalogue, 'resources'>): Promise<void> {
  const { rows } = await sql<{ noun: string; print: string }>`select noun, print from search_filled`.execute(db)
  const filled = new Map(rows.map(({ noun, print }) => [noun, print]))
  const wanting = Object.values(resources).filter((one) => keepsKeys(one) && filled.get(one.name) !== printOf(one))
  for (const resource of wanting) {
    let place: Place | undefined = { tenant: 0, id: '' }
    while (place) place = await fillFrom(db, resource, place)
    await sql`insert into search_filled (noun, print) values (${resource.name}, ${printOf(resource)})
      on conflict (noun) do update set print = excluded.print`.execute(db)
  }
}
