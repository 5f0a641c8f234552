import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** One migration at a time on a database, however many processes start together. */
const lock = 7_316_024
/** Milliseconds between two questions whether it is free. */
const pause = 50

/**
 * Waits for the lock of all who migrate, and keeps it until the connection ends. It is asked for again and again: whoever waits within a
 * statement holds up the indexes that are built beside others' work, and would wait for each other with who builds them.
 */
export async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (rows[0]?.mine) return
    await sleep(pause)
  }
}
