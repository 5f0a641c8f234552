import { sql } from 'kysely'

/** The tenant of a connection, which it was given when it was opened, as a text of SQL. */
export const ownTenantText = "current_setting('app.tenant_id')::integer"
/** The same as a part of a statement. */
export const ownTenant = sql.raw(ownTenantText)
/** That rows are this tenant's. Row-level security asks the same; said in a statement as well, indexes that begin with the tenant serve it. */
export const isOwn = sql`tenant_id = ${ownTenant}`
