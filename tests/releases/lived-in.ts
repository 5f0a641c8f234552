import { closeDays } from '../../src/server/chain/day-roots'
import { madeNouns } from '../kit/every-noun'
import { make } from '../kit/make'
import type { OpenHouse } from '../kit/server/house-at'

/** A Friday, and the Monday morning after it on which a house is recorded. Kindergarten time. */
export const days = { lived: '2026-02-27 10:00:00', recorded: '2026-03-02 11:30:00' } as const

/** Fills a house on that Friday with a row of every noun a person can make and with what devices tell; closes the day as the night does. */
export async function liveIn(house: OpenHouse): Promise<void> {
  const boss = await house.as('boss')
  for (const [, resource] of madeNouns) await make(boss, resource, {}, 'whole')
  const teacher = await house.as('teacher')
  const unsent = [{ user: teacher.id, count: 3, oldest: '2026-02-26 07:30:00' }]
  const told = { about: 'Chrome · Android', release: 'v1.0.0', used: 3_250_000, room: 1_048_576_000, persisted: true }
  const reported = await teacher('POST /sync/device', { device: '018f0000-0000-4000-8000-00000000000a', unsent, ...told })
  const key = await boss('GET /sync/house-key')
  for (const answered of [reported, key]) if (!answered.success) throw new Error(answered.message)
  await closeDays(house.engine.databases.owner, 1, house.engine.signing, days.recorded.slice(0, 10))
}
