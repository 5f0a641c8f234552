import { sql } from 'kysely'
import type { Stored } from './values'

/** The pseudo field under which it stands that a removed row was deleted for good: nothing of it is left but that it was there. */
export const forgotten = '$forgotten'

/** Whether a removed row was deleted for good. */
export const isForgotten = ({ versions }: Stored): boolean => typeof versions === 'object' && versions !== null && forgotten in versions

/** Removed rows that were not deleted for good. */
export const notForgotten = sql`versions -> ${sql.lit(forgotten)} is null`
