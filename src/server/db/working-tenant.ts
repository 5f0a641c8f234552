import { type RawBuilder, sql } from 'kysely'

/**
 * That a row of a table is not of a frozen tenant. Work of one rests, and is taken up again when the tenant is thawed. `table`: its name in the
 * statement.
 */
export const isWorking = (table: string): RawBuilder<boolean> =>
  sql`not exists (select from frozen_tenant z where z.tenant_id = ${sql.ref(`${table}.tenant_id`)})`
