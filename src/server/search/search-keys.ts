import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import { folded } from '../../contract/search/folded'
import { pinyinOf } from '../../contract/search/pinyin'
import { readings } from '../../contract/search/readings'
import { columnOf } from '../db/column'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import type { Stored } from '../resource/values'

/** Signs of a key. What is typed beyond them is not compared here. */
export const keyLength = 24
/** Signs of a text at which a piece of it may begin. */
const starts = 32

/** Whether the server keeps keys of a noun's rows. Those that are somebody's own alone lie on that person's devices, and are as many as people times rows. */
export const keepsKeys = ({ found, reach }: Resource): boolean => found !== undefined && reach !== 'personal'

/** How somebody begins to type a value: from its beginning (`place` 0) or from within it. */
type Key = { readonly field: string; readonly key: string; readonly place: 0 | 1 }

function keysOf(field: string, value: unknown): Key[] {
  if (typeof value !== 'string') return []
  const text = folded(value)
  const { heads, inner } = pinyinOf(text, readings)
  const within = Array.from(text.slice(0, starts), (_, at) => text.slice(at, at + keyLength))
  const cut = (keys: readonly string[]) => keys.map((key) => key.slice(0, keyLength))
  const [whole, ...rest] = within
  const found = new Map<string, Key>()
  for (const key of [...rest, ...cut(inner)]) found.set(key, { field, key, place: 1 })
  for (const key of [...(whole ? [whole] : []), ...cut(heads)]) found.set(key, { field, key, place: 0 })
  return [...found.values()]
}

/** The keys of one stored row; none of one that is gone. */
const keysOfRow = ({ found }: Resource, row: Stored): Key[] =>
  row.gone ? [] : (found?.by ?? []).flatMap((field) => keysOf(field, row[columnOf(field)]))

/** Puts the keys of some rows of a tenant, as they stand now, in place of those there were. */
export async function writeSearchKeys(
  db: Db,
  resource: Resource,
  rows: readonly Stored[],
  tenant: RawBuilder<unknown> = ownTenant,
): Promise<void> {
  if (!keepsKeys(resource) || rows.length === 0) return
  const { name: noun } = resource
  const ids = rows.map(({ id }) => id)
  const keys = rows.flatMap((row) => keysOfRow(resource, row).map((key) => ({ ...key, row_id: row.id })))
  await sql`delete from search_key where tenant_id = ${tenant} and noun = ${noun} and row_id = any(${ids}::text[])`.execute(db)
  await sql`insert into search_key (tenant_id, noun, key, row_id, field, place)
    select ${tenant}, ${noun}, key, row_id, field, place
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as t(key text, row_id text, field text, place smallint) on conflict do nothing`.execute(
    db,
  )
}
