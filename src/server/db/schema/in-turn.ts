import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { codeOf } from '../../error-code'

/**
 * How long a change waits in the queue for a table: whoever wants to write to it waits behind. Then it steps out, lets them go first and
 * queues again. Milliseconds.
 */
const inQueue = 100
const pause = 400
/** Milliseconds after which whoever holds the table must be told of. */
const patience = 600_000

/** A lock that was not given in time, or that two waited for crosswise. */
const isBlocked = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error))

/** Does `work` again and again while a lock stands in its way. Throws one sentence when that lasts too long. */
export async function untilFree(table: string, work: () => Promise<void>): Promise<void> {
  const begun = Date.now()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBlocked(error)) throw error
      if (Date.now() - begun > patience)
        throw new Error(`The table ${table} has been held for ten minutes and cannot be brought up to date; end what holds it`)
      await sleep(pause)
    }
  }
}

/** Runs statements in one transaction that never makes anybody who writes wait for longer than a moment. */
export const inTurn = (client: pg.Client, table: string, statements: readonly string[]): Promise<void> =>
  untilFree(table, async () => {
    try {
      await client.query(`begin; set local lock_timeout = ${inQueue}; ${statements.join(';\n')}; commit`)
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
