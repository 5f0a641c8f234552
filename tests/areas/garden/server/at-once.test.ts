import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import type { Resource } from '../../../../src/contract/resource'
import { makeWorking } from '../../../kit/browser/make-working'
import { at } from '../../../kit/every-noun'
import { make, valuesFor } from '../../../kit/make'
import type { Answered } from '../../../kit/server/open-house'
import { openTwoClasses, type TwoClasses } from './two-classes'

const link = resources['child-guardian']
let garden: TwoClasses
beforeAll(async () => {
  garden = await openTwoClasses('2026-03-02')
})
afterAll(() => garden.house.close())

/** Adds two rows so that both changes are under way before either of them is done. */
async function addBoth(noun: Resource, one: Record<string, unknown>, two: Record<string, unknown>): Promise<Answered[]> {
  const { owner } = garden.house.engine.databases
  const values = [await valuesFor(garden.office.call, noun, one), await valuesFor(garden.office.call, noun, two)]
  const calls: Promise<Answered>[] = []
  // Whoever holds the counter keeps every change from being finished.
  await owner.transaction().execute(async (db) => {
    await sql`select 1 from sync_counter for update`.execute(db)
    calls.push(...values.map((given) => garden.office.call(at('POST', noun, 'add'), given)))
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*) n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
        return Number(rows[0]?.n)
      })
      // A round of the house may wait beside them.
      .toBeGreaterThanOrEqual(2)
  })
  return Promise.all(calls)
}

const refusals = (answers: readonly Answered[]) => answers.flatMap(({ success, problems }) => (success ? [] : [problems]))

test('of two clerks who put a child into two classes at once, one is told', async () => {
  const { id: childId } = await make(garden.office.call, resources.child)
  const enrolled = (classId: string) => ({ childId, classId, beginDate: '2026-03-02', endDate: null })
  const answers = await addBoth(resources.enrolment, enrolled(garden.suns.classId), enrolled(garden.moons.classId))
  expect(refusals(answers)).toMatchObject([{ beginDate: { code: 'enrolment.overlap' } }])
})

test('of two clerks who make a teacher head of two classes at once, one is told', async () => {
  const { id: headTeacherId } = await makeWorking(garden.office.call)
  const led = (name: string) => ({ name, headTeacherId, yearId: garden.yearId, status: '1' })
  const answers = await addBoth(resources.class, led('大一班'), led('大二班'))
  expect(refusals(answers)).toMatchObject([{ headTeacherId: { code: 'class.head-taken' } }])
})

test('of two guardians entered at once, one is called first', async () => {
  const { id: childId } = await make(garden.office.call, resources.child)
  const answers = await addBoth(link, { childId, isPrimary: false }, { childId, isPrimary: false })
  expect(refusals(answers)).toEqual([])
  const { records } = (await garden.office.call(at('GET', link, `list?childId=${childId}`))).result as { records: { isPrimary: boolean }[] }
  expect(records.map(({ isPrimary }) => isPrimary).sort()).toEqual([false, true])
})
