import { sql } from 'kysely'
import { gone } from '../../contract/merge'
import type { Resource } from '../../contract/resource'
import { systemUser } from '../../contract/system/system-user'
import { moment } from '../../contract/time'
import { columnOf } from '../db/column'
import type { Engine } from '../engine'
import { recordUses } from '../files/named-files'
import { initialValues, type Stored, type Values } from '../resource/values'
import { writeRows } from '../sync/staging'

/** A row of a house that is being furnished. `made`: by which account and when, where that was not the furnishing itself. */
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

/** Puts rows into a house nobody lives in yet: no device has seen anything, so no change needs to be told. Rows already there stay. */
export async function fill(engine: Engine, tenant: number, resource: Resource, rows: readonly Given[]): Promise<void> {
  const now = moment(engine.now())
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
      await recordUses(
        db,
        rows.map(({ id, values }) => ({ noun, id, fields, values })),
      )
      await sql`update sync_counter set totals = totals || jsonb_build_object(${resource.name}::text, coalesce((totals ->> ${resource.name})::bigint, 0) + ${rows.length}::bigint) where tenant_id = ${tenant}`.execute(
        db,
      )
    })
}
