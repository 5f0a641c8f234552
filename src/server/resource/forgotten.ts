import { sql } from 'kysely'
import { daysBetween } from '../../contract/time'
import type { Stored } from './values'

/** The pseudo field under which it stands that a removed row was deleted for good: nothing of it is left but that it was there. */
export const forgotten = '$forgotten'

/** Whether a removed row was deleted for good. */
const isForgotten = ({ versions }: Stored): boolean => typeof versions === 'object' && versions !== null && forgotten in versions

/** Days for which a removed row can be brought back. */
const memoryDays = 400
/** The same as an interval of SQL. */
export const removalMemory = `${memoryDays} days`

/** Removed rows that can be brought back: neither deleted for good, nor removed so long ago that they only wait to be forgotten. */
export const stillKept = sql`gone and versions -> ${sql.lit(forgotten)} is null
  and coalesce(update_time, create_time) >= now() - ${sql.lit(removalMemory)}::interval`

/** Whether a removed row can be brought back no more: it was deleted for good, or removed so long ago that it only waits to be forgotten. */
export const isPast = (stored: Stored, today: string): boolean =>
  isForgotten(stored) || daysBetween(String(stored.update_time ?? stored.create_time).slice(0, 10), today) > memoryDays
