import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../src/contract/error'
import { WorkProcess } from '../../../src/server/work/work-process'
import type { OddJob } from '../../kit/product/odd-jobs'

const limits = { ms: 30_000, heap: 40, waiting: 5, late: 'excel.heavy', broken: 'file.heavy' } as const
let logged: string[]
let work: WorkProcess<OddJob, number>
beforeEach(() => {
  logged = []
  work = new WorkProcess(new URL('../../kit/product/odd-jobs.ts', import.meta.url), limits, (line) => logged.push(line))
})
afterEach(() => work.close())

/** The code a job is refused with. */
const codeOf = (job: OddJob) =>
  work.run(job).then(
    () => 'done',
    (error: Error) => (error instanceof Refusal ? error.code : error.message),
  )

test('jobs are done one after another in a process of their own, which answers what they answer', async () => {
  const [one, two] = await Promise.all([work.run('number'), work.run('number')])
  expect(one).toBe(two)
  expect(one).not.toBe(process.pid)
  await expect(work.run('refuse')).rejects.toMatchObject({ code: 'file.large', values: { max: 7 } })
  expect(await codeOf('fail')).toMatch(/JSON/)
  expect(logged).toEqual([])
})

test('a job that takes too long is refused, and those behind it are done', async () => {
  work.close()
  work = new WorkProcess(new URL('../../kit/product/odd-jobs.ts', import.meta.url), { ...limits, ms: 400 }, (line) => logged.push(line))
  expect(await Promise.all([codeOf('spin'), work.run('number')])).toEqual(['excel.heavy', expect.any(Number)])
  expect(logged).toHaveLength(1)
})

test.each([
  ['hoards memory', 'hoard', 'file.heavy'],
  ['uses up its share of the processor', 'burn', 'file.heavy'],
  ['breaks its process', 'exit', 'file.heavy'],
  ['is ended by somebody else', 'killed', 'server.busy'],
] as const)('a job that %s is refused, and those behind it are done', async (_what, job, code) => {
  const first = await work.run('number')
  const [refused, next] = await Promise.all([codeOf(job), work.run('number')])
  expect(refused).toBe(code)
  expect(next).not.toBe(first)
  expect(logged).toHaveLength(1)
})

test('where too many wait already, the next is told to come again', async () => {
  await work.run('number')
  const answers = await Promise.all(Array.from({ length: 7 }, () => codeOf('number')))
  expect(answers.filter((answer) => answer === 'server.busy')).toHaveLength(1)
})

test('a process that cannot start keeps nobody waiting', async () => {
  const none = new WorkProcess(new URL('./nowhere-process.ts', import.meta.url), limits, (line) => logged.push(line))
  await expect(none.run('number')).rejects.toMatchObject({ code: 'server.busy' })
  expect(logged).toHaveLength(1)
})

test('whoever waits when the product ends is told so', async () => {
  await work.run('number')
  const waiting = [codeOf('spin'), codeOf('number')]
  work.close()
  expect(await Promise.all(waiting)).toEqual(['server.busy', 'server.busy'])
  expect(await codeOf('number')).toBe('server.busy')
})
