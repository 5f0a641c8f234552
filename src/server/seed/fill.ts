import { sql } from 'kysely'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { gone } from '../../contract/sync/merge'
import { systemUser } from '../../contract/system/system-user'
import { dateTimeOf } from '../../contract/time'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { readersIn } from '../db/readers'
import { fillSql, runFills } from '../db/schema/fill-keys'
import type { Engine } from '../engine'
import { recordUses } from '../files/named-files'
import { initialValues, type Stored } from '../resource/values'
import { tellWritten } from '../sync/apply/sequence'
import { writeRows } from '../sync/staging'

/** A row of a house that is being seeded. `made`: by which account and when, where that was not the seeding itself. */
export type Given = {
  readonly id: string
  readonly scope?: string
  readonly values: Values
  readonly made?: { readonly by: string; readonly at: string }
}

const chunk = 2_000
/** Stands as the replica behind every field that was filled, until somebody changes it. */
export const filledBy = 'server'

function storedOf(engine: Engine, resource: Resource, given: Given, now: string): Stored {
  const values = { ...initialValues(resource.fields), ...given.values }
  const columns = Object.fromEntries(
    Object.entries(resource.fields).map(([field, facts]) => {
      const value = values[field] ?? null
      return [columnOf(field), facts.kind === 'secret' && typeof value === 'string' ? engine.vault.seal(value) : value]
    }),
  )
  const versions = Object.fromEntries([...Object.keys(values), gone].map((field) => [field, { rev: 1, by: filledBy }]))
  return {
    ...columns,
    id: given.id,
    scope: given.scope ?? 'all',
    gone: false,
    versions,
    rev: 1,
    create_by: given.made?.by ?? systemUser,
    create_time: given.made?.at ?? now,
    update_by: null,
    update_time: null,
  }
}

/** Counts rows nobody needs to be told of. */
const count = (db: Db, tenant: number, noun: string, rows: number) =>
  sql`update sync_counter set totals = totals || jsonb_build_object(${noun}::text, coalesce((totals ->> ${noun})::bigint, 0) + ${rows}::bigint) where tenant_id = ${tenant}`.execute(
    db,
  )

/**
 * Puts rows into a house: those of one where nobody lives yet, and no device has seen anything, need not be told; where it is lived in, they
 * are. Replaces rows of the same ids.
 */
export async function fill(engine: Engine, tenant: number, resource: Resource, rows: readonly Given[], isLivedIn = false): Promise<void> {
  if (rows.length === 0) return
  const now = dateTimeOf(engine.now())
  await engine.databases
    .tenant(tenant)
    .transaction()
    .execute(async (db) => {
      for (let at = 0; at < rows.length; at += chunk) {
        await writeRows(
          db,
          resource,
          rows.slice(at, at + chunk).map((row) => storedOf(engine, resource, row, now)),
        )
      }
      const { name: noun, fields } = resource
      await runFills(
        async (statement) => Number((await sql.raw(statement).execute(db)).numAffectedRows ?? 0n),
        readersIn(engine.catalogue.resources[noun]).flatMap((reader) => fillSql(tableOf(noun), reader) ?? []),
      )
      await recordUses(
        db,
        rows.map(({ id, values }) => ({ noun, id, fields, values })),
      )
      if (isLivedIn)
        await tellWritten(
          db,
          rows.map(({ id, scope = 'all' }) => ({ noun, id, scope, wasScope: null, grows: 1 })),
        )
      else await count(db, tenant, noun, rows.length)
    })
}
