import { read, utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobRow, jobsPath } from '../../../src/contract/job'
import { label } from '../../../src/contract/label'
import type { Job } from '../../../src/server/jobs/job'
import { workJobs } from '../../../src/server/jobs/work-jobs'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { soon } from '../../kit/soon'

const job = (name: string, more: Partial<Job> = {}): Job => ({
  name,
  label: label(`${name}任务`, `the ${name}`),
  about: label(`${name}的说明`, `about ${name}`),
  cron: '0 0 2 * * ? *',
  missed: 'skip',
  run: async () => undefined,
  ...more,
})
const jobs = [job('report', { parameterLabel: label('月份', 'Month') }), job('shared', { forAll: true })]

let house: OpenHouse
let boss: Caller & { readonly token: string }
let nobody: Caller & { readonly token: string }
beforeAll(async () => {
  house = await openHouse({ ...quietProduct(), jobs }, quietNow)
  boss = await house.as('boss')
  nobody = await house.as('nobody')
  const workers = workJobs(house.engine, jobs)
  await soon(async () => expect(await rows()).toHaveLength(2))
  await workers.stop()
})
afterAll(() => house.close())

const rows = async () => ((await boss(`GET ${jobsPath}/list?pageSize=100`)).result as { records: JobRow[] }).records
const added = async () => (await rows()).filter(({ isAdded }) => isAdded)

async function sheetOf(query = '', token = boss.token): Promise<string[][]> {
  const { rawPayload } = await house.server.inject({
    method: 'GET',
    url: `/jeecg-boot${jobsPath}/exportXls${query}`,
    headers: { 'x-access-token': token },
  })
  const book = read(rawPayload, { type: 'buffer' })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}
async function bring(cells: readonly (readonly string[])[], token = boss.token) {
  const file: Buffer = write(
    { SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet(cells.map((row) => [...row])) } },
    { type: 'buffer', bookType: 'xlsx' },
  )
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), 'jobs.xlsx')
  const request = new Request('http://x/', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-access-token': token }
  const answered = await house.server.inject({
    method: 'POST',
    url: `/jeecg-boot${jobsPath}/importExcel`,
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answered.json() as {
    success: boolean
    code: number
    message: string
    error?: string
    result: { taken: number; failed: number } | null
  }
}
const head = ['任务类名', 'Cron 表达式', '参数', '描述', '状态']

test('jobs go out as a sheet, as their list is asked for, and those that are ticked alone', async () => {
  const [first, ...found] = await sheetOf('?column=createTime&order=desc&jobClassName=*report*')
  expect(first).toEqual(head)
  expect(found.map(([name]) => name)).toEqual(['report'])
  expect((await sheetOf('?selections=shared,')).slice(1).map(([name]) => name)).toEqual(['shared'])
})

test('each row of a sheet is a job that is added; what cannot be is told line by line, and one there is already stays alone', async () => {
  const told = await bring([
    head,
    ['report', '0 0 5 * * ? *', '2026-03', '月报', '停止'],
    ['report', '0 0 6 * * ? *', '', '', ''],
    ['report', '0 0 6 * * ? *', '', '', ''],
    ['report', 'now and then', '', '', ''],
    ['nonsense', '0 0 6 * * ? *', '', '', ''],
    ['shared', '0 0 6 * * ? *', '', '', ''],
    ['report', '0 0 7 * * ? *', 'x'.repeat(201), '', 'maybe'],
  ])
  expect(told).toMatchObject({ code: 201, result: { taken: 2, failed: 5 } })
  expect((await added()).map(({ cronExpression, parameter, status }) => [cronExpression, parameter, status]).sort()).toEqual([
    ['0 0 5 * * ? *', '2026-03', '-1'],
    ['0 0 6 * * ? *', null, '0'],
  ])
  expect((await bring(await sheetOf())).result).toMatchObject({ taken: 0, failed: 4 })
})

test('a file that is no sheet of jobs is refused', async () => {
  expect(await bring([['姓名'], ['王']])).toMatchObject({ success: false, error: 'excel.no-columns' })
})

test('several are removed together, or none of them', async () => {
  const ids = (await added()).map(({ id }) => id)
  expect(await boss(`DELETE ${jobsPath}/deleteBatch?ids=${encodeURIComponent([...ids, 'report'].join())}`)).toMatchObject({
    error: 'job.shipped',
  })
  expect(await added()).toHaveLength(2)
  expect(await boss(`DELETE ${jobsPath}/deleteBatch?ids=${encodeURIComponent(`${ids.join()},`)}`)).toMatchObject({ success: true })
  expect(await added()).toEqual([])
})

test('none of it is for who may not change jobs', async () => {
  for (const call of [`GET ${jobsPath}/exportXls`, `DELETE ${jobsPath}/deleteBatch?ids=report`] as const)
    expect(await nobody(call)).toMatchObject({ status: 403 })
  expect(await bring([head], nobody.token)).toMatchObject({ error: 'access.denied' })
})
