import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { label } from '../../../src/contract/label'
import { instant } from '../../../src/contract/time'
import { everybody, type Job } from '../../../src/server/jobs/job'
import { runJob } from '../../../src/server/jobs/run-job'
import { askForJob, cancelJob, planJobs, takeJob } from '../../../src/server/jobs/schedule'
import { type Workers, workJobs } from '../../../src/server/jobs/work-jobs'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

const evening = '2026-11-22 20:00:00'
let house: OpenHouse
let now = evening
let workers: Workers[] = []

beforeAll(async () => {
  house = await openHouse(tinyProduct, () => instant(now))
})
afterAll(() => house.close())
const db = () => house.engine.databases.owner
const forget = () => sql`truncate job_schedule, job_run`.execute(db())
beforeEach(async () => {
  now = evening
  await forget()
})
const stop = async () => {
  await Promise.all(workers.map((one) => one.stop()))
  workers = []
}
afterEach(stop)

/** Begins processes that share the work, and waits until they know what there is to do. */
async function begin(jobs: readonly Job[], processes = 1): Promise<void> {
  workers.push(...Array.from({ length: processes }, () => workJobs(house.engine, jobs)))
  await expect.poll(async () => (await schedule()).length).toBe(jobs.length)
}
const schedule = async () =>
  (await sql<{ job: string; next_at: string }>`select job, next_at from job_schedule order by job`.execute(db())).rows
/** Lets time pass, and has everybody look. */
function later(time: string): void {
  now = time
  for (const one of workers) one.wake()
}
const runs = async () =>
  (
    await sql<{ job: string; outcome: string; tries: number; done: number | null; total: number | null; message: string | null }>`
      select job, outcome, tries, done, total, message from job_run order by id`.execute(db())
  ).rows
const outcomes = async () => (await runs()).map(({ outcome }) => outcome)

/** A job that notes its runs. Every night at two, unless said otherwise. */
function counting(name: string, more: Partial<Job> = {}): { job: Job; ran: string[] } {
  const ran: string[] = []
  return {
    ran,
    job: {
      name,
      label: label(name, name),
      about: label(name, name),
      cron: '0 0 2 * * ? *',
      missed: 'once',
      run: async () => void ran.push(now),
      ...more,
    },
  }
}

describe('a job', () => {
  test('is run once at its time, however many processes there are', async () => {
    const all = Array.from({ length: 40 }, (_, at) => counting(`job ${at}`))
    await begin(
      all.map(({ job }) => job),
      3,
    )
    expect(all.flatMap(({ ran }) => ran)).toEqual([])
    later('2026-11-23 02:00:00')
    await expect.poll(outcomes).toEqual(Array(40).fill('done'))
    later('2026-11-23 02:00:30')
    await stop()
    expect(all.map(({ ran }) => ran.length)).toEqual(Array(40).fill(1))
  })

  test('is not run again by a process that read its clock before the run and plans after it', async () => {
    const { job, ran } = counting('report')
    await begin([job])
    const isWaiting = sql<{
      waits: boolean
    }>`select exists (select from pg_locks where relation = 'job_schedule'::regclass and not granted) as waits`
    const planned = await db()
      .transaction()
      .execute(async (delay) => {
        await sql`lock table tenant in access exclusive mode`.execute(delay)
        let plan: Promise<void> | undefined
        await new Promise<void>((clockRead) => {
          const clock = () => {
            clockRead()
            return instant(now)
          }
          plan = planJobs(db(), [job], clock, true)
        })
        later('2026-11-23 02:00:00')
        await expect.poll(async () => (await isWaiting.execute(delay)).rows).toEqual([{ waits: true }])
        return { plan }
      })
    await planned.plan
    await expect.poll(outcomes).toEqual(['done'])
    await stop()
    expect(ran).toEqual(['2026-11-23 02:00:00'])
    expect((await schedule())[0]?.next_at).toBe('2026-11-24 02:00:00')
  })

  test('is run by each tenant for itself, or once for all of them where it says so', async () => {
    const tenants: number[] = []
    const [own, all] = [counting('own'), counting('all', { forAll: true, run: async ({ tenant }) => void tenants.push(tenant) })]
    const { rows } = await sql<{ id: number }>`insert into tenant (name) values ('another') returning id`.execute(db())
    await sql`delete from job_schedule`.execute(db())
    workers.push(workJobs(house.engine, [own.job, all.job]))
    await expect.poll(async () => (await schedule()).map(({ job }) => job)).toEqual(['all', 'own', 'own'])
    later('2026-11-23 02:00:00')
    await expect.poll(outcomes).toEqual(Array(3).fill('done'))
    await stop()
    expect([own.ran.length, tenants]).toEqual([2, [everybody]])
    await sql`delete from tenant where id = ${rows[0]?.id}`.execute(db())
  })

  test('makes up for missed times with one run, or with none where it says so', async () => {
    const [once, skipped] = [counting('report'), counting('reminder', { missed: 'skip' })]
    const jobs = [once.job, skipped.job]
    await begin(jobs)
    await stop()
    now = '2026-11-26 09:00:00'
    workers.push(workJobs(house.engine, jobs))
    await expect.poll(async () => (await outcomes()).sort()).toEqual(['done', 'missed'])
    expect(once.ran).toHaveLength(1)
    expect(skipped.ran).toEqual([])
    await expect.poll(async () => (await schedule()).map(({ next_at }) => next_at)).toEqual(Array(2).fill('2026-11-27 02:00:00'))
  })

  test('that only looks is run at each start and leaves nothing behind, unless it fails', async () => {
    const look = counting('look', { missed: 'start', cron: '0 * * * * ? *' })
    await begin([look.job])
    await expect.poll(() => look.ran.length).toBe(1)
    await stop()
    workers.push(workJobs(house.engine, [look.job]))
    await expect.poll(() => look.ran.length).toBe(2)
    expect(await runs()).toEqual([])
    await stop()
    const run = () => Promise.reject(new Error('no table'))
    workers.push(workJobs(house.engine, [{ ...look.job, run }]))
    await expect.poll(runs).toMatchObject([{ outcome: 'failed', message: 'no table' }])
  })

  test('that fails is tried again a little later, three times in all, and holds up no other', async () => {
    const broken = counting('broken', { run: () => Promise.reject(new Error('the printer is off')) })
    const sound = counting('sound')
    await begin([broken.job, sound.job])
    later('2026-11-23 02:00:00')
    await expect.poll(() => sound.ran.length).toBe(1)
    const tries = async () =>
      (await runs()).filter(({ job }) => job === 'broken').map(({ outcome, tries: number }) => `${outcome} ${number}`)
    await expect.poll(tries).toEqual(['failed 1'])
    later('2026-11-23 02:00:20')
    later('2026-11-23 02:00:31')
    await expect.poll(tries).toEqual(['failed 1', 'failed 2'])
    later('2026-11-23 02:05:00')
    await expect.poll(tries).toEqual(['failed 1', 'failed 2', 'failed 3'])
    await expect.poll(async () => (await schedule())[0]?.next_at).toEqual('2026-11-24 02:00:00')
  })

  test('whose process ended in the midst of it is taken over, and the log says so', async () => {
    const report = counting('report')
    await begin([report.job])
    await stop()
    now = '2026-11-23 02:00:00'
    expect(await takeJob(db(), ['report'], instant(now), 'gone')).toMatchObject({ job: 'report', tries: 1 })
    await sql`insert into job_run (tenant_id, job, due_at, tries) values (1, 'report', now(), 1)`.execute(db())
    workers.push(workJobs(house.engine, [report.job]))
    // While its time lasts, the run is somebody's.
    await expect.poll(async () => takeJob(db(), ['report'], instant(now), 'other')).toBeUndefined()
    await sql`update job_schedule set leased_until = now()`.execute(db())
    later(now)
    await expect.poll(outcomes).toEqual(['lost', 'done'])
    expect(report.ran).toHaveLength(1)
  })

  test('says how far it has come, and ends when it is cancelled', async () => {
    const long = counting('long', {
      run: ({ signal, progress }) =>
        new Promise((_, reject) => {
          progress(3, 12)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    await begin([long.job])
    expect(await cancelJob(db(), 1, 'long')).toBe(false)
    expect(await askForJob(db(), 1, 'long', 'boss')).toBe(true)
    later(now)
    await expect.poll(runs).toMatchObject([{ outcome: 'running', done: 3, total: 12 }])
    expect(await cancelJob(db(), 1, 'long')).toBe(true)
    await expect.poll(outcomes).toEqual(['cancelled'])
    expect(await askForJob(db(), 1, 'nothing', 'boss')).toBe(false)
  })

  test('is told when the process ends, and is begun again by the next one', async () => {
    const told: string[] = []
    const long = counting('long', {
      run: ({ signal }) =>
        new Promise((_, reject) => {
          told.push('begun')
          signal.addEventListener('abort', () => {
            told.push('ended')
            reject(signal.reason)
          })
        }),
    })
    await begin([long.job])
    later('2026-11-23 02:00:00')
    await expect.poll(() => told).toEqual(['begun'])
    await stop()
    expect(told).toEqual(['begun', 'ended'])
    const again = counting('long')
    workers.push(workJobs(house.engine, [again.job]))
    await expect.poll(outcomes).toEqual(['lost', 'done'])
  })

  test('is not begun any more once the process ends', async () => {
    const report = counting('report')
    await begin([report.job])
    await stop()
    now = '2026-11-23 02:00:00'
    const taken = await takeJob(db(), ['report'], instant(now), 'holder')
    if (!taken) throw new Error('nothing was due')
    await runJob(house.engine, report.job, taken, 'holder', AbortSignal.abort())
    expect(report.ran).toEqual([])
    expect(await outcomes()).toEqual(['lost'])
  })

  test('comes round at its next time though the clock is put back, and at another when its expression changes', async () => {
    const report = counting('report')
    await begin([report.job])
    await stop()
    now = '2026-11-01 12:00:00'
    workers.push(workJobs(house.engine, [report.job]))
    await expect.poll(async () => (await schedule())[0]?.next_at).toEqual('2026-11-02 02:00:00')
    await stop()
    workers.push(workJobs(house.engine, [{ ...report.job, cron: '0 30 23 * * ? *' }]))
    await expect.poll(async () => (await schedule())[0]?.next_at).toEqual('2026-11-01 23:30:00')
    expect(report.ran).toEqual([])
  })
})
