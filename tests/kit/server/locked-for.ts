import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../src/server/db/database'

/** A try that began at `begun` locked somebody for so many seconds; what has passed since is made up for. */
export async function expectLocked(db: Database, guarded: string, { seconds, begun }: { seconds: number; begun: number }): Promise<void> {
  const { rows } = await sql<{
    left: number
  }>`select extract(epoch from locked_until - now())::float8 as left from login_guard where guarded = ${guarded}`.execute(db)
  const left = rows[0]?.left ?? Number.NaN
  expect(left).toBeLessThanOrEqual(seconds)
  expect(left + (performance.now() - begun) / 1000).toBeGreaterThanOrEqual(seconds)
}

/** Who was locked just now stays so, however long the next call takes. */
export async function holdLock(db: Database): Promise<void> {
  await sql`update login_guard set locked_until = now() + interval '5 minutes' where locked_until > now() - interval '1 minute'`.execute(db)
}

/** Nobody's wrong passwords count any more. */
export async function forgiveAll(db: Database): Promise<void> {
  await sql`delete from login_guard`.execute(db)
}
