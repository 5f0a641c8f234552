import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type JobRow, jobsPath } from '../../../src/contract/job'
import { label } from '../../../src/contract/label'
import { instant } from '../../../src/contract/time'
import type { Job } from '../../../src/server/jobs/job'
import { type Workers, workJobs } from '../../../src/server/jobs/work-jobs'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'

const nightly = '0 0 2 * * ? *'
let ran: string[] = []
let isLong = false

const job = (name: string, more: Partial<Job> = {}): Job => ({
  name,
  label: label(`${name}任务`, `the ${name}`),
  about: label(`${name}的说明`, `about ${name}`),
  cron: nightly,
  missed: 'once',
  async run({ signal, progress, parameter }) {
    ran.push([name, parameter].filter(Boolean).join(' '))
    progress(3, 12)
    if (isLong) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  },
  ...more,
})
const jobs = [
  job('report', { parameterLabel: label('月份', 'Month') }),
  job('look', { missed: 'start', cron: '0 * * * * ? *' }),
  job('shared', { forAll: true, run: () => Promise.reject(new Error('another house is called so')) }),
]

let now = '2026-11-22 20:00:00'
let house: OpenHouse
let [sam, tina]: Caller[] = []
let workers: Workers | undefined
beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'sam', roles: ['sysAdmin'] },
  ]
  house = await openHouse({ ...quietProduct(accounts), jobs }, () => instant(now))
  ;[sam, tina] = [await house.as('sam'), await house.as('tina')]
})
afterAll(() => house.close())

const db = () => house.engine.databases.owner
const start = async () => {
  workers = workJobs(house.engine, jobs)
  await expect.poll(async () => (await rows()).length).toBeGreaterThan(2)
}
const stop = async () => {
  await workers?.stop()
  workers = undefined
}
beforeEach(async () => {
  now = '2026-11-22 20:00:00'
  isLong = false
  await sql`truncate job_schedule, job_run, job_action`.execute(db())
  await start()
  await expect.poll(async () => (await row('look')).last?.outcome).toBe('done')
  ran = []
})
afterEach(stop)

const as = (caller: Caller | undefined): Caller => caller ?? house.call
const ask = (address: string, body?: unknown, caller = sam) => {
  const [method, rest] = address.split(' ')
  return as(caller)(`${method as 'GET'} ${jobsPath}/${rest}` as `GET /${string}`, body)
}
const rows = async (query = 'pageSize=100') => ((await ask(`GET list?${query}`)).result as { records: JobRow[] }).records
const row = async (id: string) => (await ask(`GET queryById?id=${encodeURIComponent(id)}`)).result as JobRow
const runs = async (query = '') =>
  (
    (await ask(`GET runs?pageSize=50&${query}`)).result as {
      records: { job: string; outcome: string; by: string | null; message: string | null }[]
    }
  ).records
const journal = async () =>
  ((await as(sam)('GET /sys/jobAction/list?pageSize=30')).result as { records: { what: string; was: string; is: string; by: string }[] })
    .records

test('jobs are listed with what they do, when they come round and how the latest run went', async () => {
  expect((await rows()).map(({ id }) => id)).toEqual(['look', 'report', 'shared'])
  expect(await row('report')).toMatchObject({
    jobClassName: 'report',
    label: { zh: 'report任务', en: 'the report' },
    description: 'report的说明',
    cronExpression: nightly,
    status: '0',
    status_dictText: '启用',
    nextTime: '2026-11-23 02:00:00',
    isShared: false,
    last: null,
    running: null,
  })
  expect((await row('look')).last).toMatchObject({ outcome: 'done', message: null })
  expect((await rows('jobClassName=*THE%20rep*')).map(({ id }) => id)).toEqual(['report'])
  await ask('GET pause?id=report')
  expect((await rows('status=-1')).map(({ id }) => id)).toEqual(['report'])
  expect(await ask('GET list?pageSize=1&pageNo=2')).toMatchObject({
    result: { total: 3, pages: 3, current: 2, records: [{ id: 'report' }] },
  })
})

describe('nobody without the right', () => {
  const calls = [
    'GET list',
    'GET queryById?id=report',
    'GET runs',
    'GET pause?id=report',
    'GET resume?id=report',
    'GET execute?id=report',
    'DELETE delete?id=report',
  ] as const
  const posts = ['PUT edit', 'POST edit', 'POST add', 'POST cancel', 'POST reset'] as const
  test.each([...calls, ...posts])('%s', async (address) => {
    const body = posts.includes(address as never) ? { id: 'report', jobClassName: 'report', cronExpression: nightly } : undefined
    expect(await ask(address, body, tina)).toMatchObject({ error: 'access.denied' })
    expect(await ask(address, body, house.call)).toMatchObject({ error: 'session.missing' })
  })

  test('a sign-in that stands in the address, as in a link, is none', async () => {
    const { token } = await house.as('sam')
    expect(await ask(`GET execute?id=report&token=${token}`, undefined, house.call)).toMatchObject({ error: 'session.missing' })
    expect(ran).toEqual([])
  })
})

test("what there is none of, what is done for all, and another tenant's is not changed", async () => {
  const other = 7
  await sql`insert into job_schedule (tenant_id, job, cron, next_at, own) values (${other}, 'report#theirs', ${nightly}, '2026-12-01', true)`.execute(
    db(),
  )
  await sql`insert into job_run (tenant_id, job, due_at, tries) values (${other}, 'report', now(), 1)`.execute(db())
  for (const [id, error] of [
    ['nothing', 'record.gone'],
    ['report#theirs', 'record.gone'],
    ['shared', 'job.shared'],
  ] as const) {
    const at = `id=${encodeURIComponent(id)}`
    for (const call of [`GET pause?${at}`, `GET execute?${at}`, `DELETE delete?${at}`])
      expect(await ask(call), call).toMatchObject({ error })
    for (const call of ['PUT edit', 'POST cancel', 'POST reset'])
      expect(await ask(call, { id, cronExpression: nightly }), call).toMatchObject({ error })
  }
  expect((await rows()).map(({ id }) => id)).not.toContain('report#theirs')
  expect(await runs()).toEqual([])
  expect(await journal()).toEqual([])
})

test.each([
  ['rule.cron', 'often'],
  ['rule.cron', '0 0 8 L-3 * ? *'],
  ['rule.cron', '0,'.repeat(80)],
  ['rule.cron-over', '0 0 9 1 1 ? 2020'],
])('an expression is refused with %s when it is entered: %s', async (code, cronExpression) => {
  const refused = { error: 'input.invalid', problems: { cronExpression: { code } } }
  expect(await ask('PUT edit', { id: 'report', cronExpression })).toMatchObject(refused)
  expect(await ask('POST add', { jobClassName: 'report', cronExpression })).toMatchObject(refused)
  expect((await row('report')).cronExpression).toBe(nightly)
})

test('an expression somebody gave survives a start, until the job is put back', async () => {
  const evening = '0 30 21 * * ? *'
  expect(await ask('PUT edit', { id: 'report', cronExpression: evening })).toMatchObject({
    result: { cronExpression: evening, isChanged: true, shippedCron: nightly, nextTime: '2026-11-22 21:30:00' },
  })
  await stop()
  await start()
  expect(await row('report')).toMatchObject({ cronExpression: evening, nextTime: '2026-11-22 21:30:00' })
  now = '2026-11-22 21:30:01'
  workers?.wake()
  await expect.poll(async () => (await row('report')).nextTime).toBe('2026-11-23 21:30:00')
  expect(ran).toContain('report')
  expect(await ask('POST reset', { id: 'report' })).toMatchObject({
    result: { cronExpression: nightly, isChanged: false, nextTime: '2026-11-23 02:00:00' },
  })
  expect((await journal()).map(({ what, was, is, by }) => [what, was, is, by])).toEqual(
    expect.arrayContaining([
      ['edit', nightly, evening, 'sam'],
      ['reset', evening, nightly, 'sam'],
    ]),
  )
})

test('a job that was stopped stays so over a start, and times that came round meanwhile are over', async () => {
  expect(await ask('GET pause?id=report')).toMatchObject({ result: { status: '-1', nextTime: null } })
  await ask('GET pause?id=look')
  await stop()
  ran = []
  now = '2026-11-25 09:00:00'
  await start()
  await ask('GET execute?id=look')
  await expect.poll(() => ran).toEqual(['look'])
  expect(await ask('GET resume?id=report')).toMatchObject({ result: { status: '0', nextTime: '2026-11-26 02:00:00' } })
  await stop()
  expect(ran).toEqual(['look'])
  expect((await journal()).map(({ what }) => what).sort()).toEqual(['pause', 'pause', 'resume', 'run'])
})

test('a job is run now once, says how far it has come, and ends when it is cancelled', async () => {
  isLong = true
  expect(await ask('POST cancel', { id: 'report' })).toMatchObject({ error: 'job.idle' })
  expect(await ask('GET execute?id=report')).toMatchObject({ success: true })
  await expect.poll(async () => (await row('report')).running).toMatchObject({ done: 3, total: 12, isCancelled: false })
  expect(await ask('GET execute?id=report')).toMatchObject({ error: 'job.running' })
  expect(await runs('outcome=running')).toMatchObject([{ job: 'report', by: 'sam', label: { en: 'the report' } }])
  expect(await ask('POST cancel', { id: 'report' })).toMatchObject({ result: { running: { isCancelled: true } } })
  await expect.poll(async () => (await row('report')).last?.outcome).toBe('cancelled')
  expect(await runs('job=report')).toMatchObject([{ outcome: 'cancelled', by: 'sam' }])
  expect(await runs('outcome=failed')).toEqual([])
  expect(ran).toEqual(['report'])
})

test('a run somebody wanted is begun again by the next process when its own ends, and a look that is wanted is written down', async () => {
  isLong = true
  await ask('GET execute?id=look')
  await expect.poll(() => ran).toEqual(['look'])
  await stop()
  isLong = false
  await start()
  await expect
    .poll(() => runs('job=look'))
    .toMatchObject([
      { outcome: 'done', by: 'sam' },
      { outcome: 'lost', by: 'sam' },
    ])
})

test('a job is given more times of its own, with a parameter where it takes one, and these can be removed', async () => {
  const cronExpression = '0 0 3 1 * ? *'
  expect(await ask('POST add', { jobClassName: 'os.exec', cronExpression })).toMatchObject({
    problems: { jobClassName: { code: 'job.unknown' } },
  })
  expect(await ask('POST add', { jobClassName: 'shared', cronExpression })).toMatchObject({ error: 'job.shared' })
  expect(await ask('POST add', { jobClassName: 'look', cronExpression, parameter: 'x' })).toMatchObject({
    problems: { parameter: { code: 'job.parameter' } },
  })
  expect(await ask('POST add', { jobClassName: 'report', cronExpression, parameter: 'x'.repeat(201) })).toMatchObject({
    error: 'input.invalid',
  })
  const { result } = await ask('POST add', {
    jobClassName: 'report',
    cronExpression,
    parameter: '2026-10',
    description: '补报',
    status: -1,
  })
  const { id } = result as JobRow
  expect(await row(id)).toMatchObject({ isAdded: true, isChanged: false, description: '补报', parameter: '2026-10', status: '-1' })
  await stop()
  await start()
  await ask(`GET execute?id=${encodeURIComponent(id)}`)
  await expect.poll(() => ran.filter((one) => one !== 'look')).toEqual(['report 2026-10'])
  expect(await ask('DELETE delete?id=report')).toMatchObject({ error: 'job.shipped' })
  expect(await ask(`DELETE delete?id=${encodeURIComponent(id)}`)).toMatchObject({ success: true })
  expect((await rows()).map((one) => one.id)).not.toContain(id)
})

test('no more than fifty are added', async () => {
  await sql`insert into job_schedule (tenant_id, job, cron, next_at, own) select 1, 'report#' || n, ${nightly}, '2026-12-01', true from generate_series(1, 50) n`.execute(
    db(),
  )
  expect(await ask('POST add', { jobClassName: 'report', cronExpression: nightly })).toMatchObject({ error: 'job.many' })
})

test('of what is done for all nobody is told why it failed', async () => {
  await sql`insert into job_run (tenant_id, job, due_at, tries, outcome, ended, message) values (0, 'shared', now(), 1, 'failed', now(), 'another house'),
    (1, 'report', now(), 1, 'failed', now(), 'the printer is off')`.execute(db())
  expect((await runs()).map(({ job: name, message }) => [name, message]).sort()).toEqual([
    ['report', 'the printer is off'],
    ['shared', null],
  ])
})

test.each([
  'GET pause',
  'GET pause?id=',
  "GET pause?id=a'b",
  `GET pause?id=${'x'.repeat(101)}`,
  'GET runs?outcome=odd',
  'GET list?pageSize=0',
  'GET list?status=7',
])('what cannot be read is refused: %s', async (address) => {
  expect(await ask(address)).toMatchObject({ success: false, error: 'input.invalid' })
})
