import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JobsScreen } from '../../../src/app/jobs/JobsScreen'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import type { JobRow, JobRunRow } from '../../../src/contract/job'
import { label } from '../../../src/contract/label'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const job = (id: string, more: Partial<JobRow> = {}): JobRow => ({
  id,
  jobClassName: id,
  label: label(`${id}任务`, `Job ${id}`),
  about: label(`${id}做什么`, `What ${id} does`),
  description: `${id}做什么`,
  parameterLabel: null,
  parameter: null,
  cronExpression: '0 10 2 * * ? *',
  shippedCron: '0 10 2 * * ? *',
  status: '0',
  status_dictText: '启用',
  isShared: false,
  isAdded: false,
  isChanged: false,
  missed: 'start',
  nextTime: '2026-11-24 02:10:00',
  isAsked: false,
  last: { outcome: 'failed', at: '2026-11-23 02:10:03', seconds: 3, message: 'the printer is off' },
  running: null,
  ...more,
})
const run: JobRunRow = {
  id: '7',
  job: 'tidy',
  label: label('tidy任务', 'Job tidy'),
  outcome: 'failed',
  started: '2026-11-23 02:10:00',
  seconds: 3,
  tries: 2,
  done: null,
  total: null,
  message: 'the printer is off',
  by: '王园长',
}

let asked: { call: string; query: URLSearchParams; body: unknown }[] = []
let jobs: JobRow[] = []
let refusal: object | undefined
const page = (records: readonly unknown[]) => ({ records, total: records.length, size: 30, current: 1, pages: 1 })
const answer = (address: string, method = 'GET', body?: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x')
  const verb = pathname.split('/').at(-1) ?? ''
  asked.push({ call: `${method} ${verb}`, query: searchParams, body: body && JSON.parse(body) })
  if (refusal && verb !== 'list' && verb !== 'runs') return { success: false, code: 400, result: null, ...refusal }
  return { success: true, code: 200, result: verb === 'list' ? page(jobs) : verb === 'runs' ? page([run]) : null }
}

let engine: Engine
let shown: ReturnType<typeof show>
const open = async (granted = ['job-action:list', 'job-action:plan', 'job-action:run']) => {
  useSession.setState({ granted: new Set(granted) })
  shown = show(<JobsScreen />, { product: productOf(gardenCatalogue), engine })
}
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  asked = []
  refusal = undefined
  jobs = [job('tidy'), job('report', { status: '-1', nextTime: null, last: null, isChanged: true }), job('all', { isShared: true })]
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) =>
    Response.json({ message: '', timestamp: 0, ...answer(address, method, body) }),
  )
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const text = () => document.body.textContent ?? ''
const card = (name: string) =>
  soon(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('.job-card')].find((one) => one.textContent?.includes(name))
    if (!found) throw new Error(`no card "${name}": ${text()}`)
    return found
  })
const press = async (words: string) => (await buttonOf(document.body, words)).click()
const told = (call: string) => soon(() => expect(asked.map((one) => one.call)).toContain(call))

test('jobs stand there with their state, their next time and how they went, in both languages', async () => {
  await open()
  const tidy = await card('tidy任务')
  expect(tidy.textContent).toContain('启用')
  expect(tidy.textContent).toContain('下次运行 2026-11-24 02:10')
  expect(tidy.textContent).toContain('失败 · 11-23 02:10 · 3 秒')
  expect((await card('report任务')).textContent).toMatch(/停止.*下次运行 无.*尚未运行.*时间已改/)
  speak('en')
  await soon(() => expect(text()).toContain('Failed · 11-23 02:10 · 3s'))
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('one is run now, and says how far it has come until it is cancelled', async () => {
  await open()
  ;(await card('tidy任务')).click()
  await soon(() => expect(text()).toContain('the printer is off'))
  jobs = [job('tidy', { running: { since: '2026-11-23 20:00:00', done: 3, total: 12, isCancelled: false } })]
  await press('立即运行')
  await told('GET execute')
  await soon(() => expect(text()).toContain('运行中 3/12'))
  expect(document.querySelector('progress')?.value).toBe(3)
  await press('取消运行')
  await told('POST cancel')
  expect(asked.find(({ call }) => call === 'GET execute')?.query.get('id')).toBe('tidy')
})

test('one is stopped only when that is confirmed', async () => {
  await open()
  ;(await card('tidy任务')).click()
  await press('停止任务')
  await soon(() => expect(text()).toContain('停止“tidy任务”？'))
  expect(asked.map(({ call }) => call)).not.toContain('GET pause')
  const confirm = await soon(() => {
    const found = [...document.querySelectorAll('button')].filter((button) => button.textContent === '停止任务').at(1)
    if (!found) throw new Error('no question')
    return found
  })
  confirm.click()
  await told('GET pause')
})

test('an expression is shown by its next ten times, and one that cannot be run is not sent', async () => {
  await open()
  ;(await card('tidy任务')).click()
  await press('修改')
  await soon(() => expect(document.querySelectorAll('.cron-preview li')).toHaveLength(10))
  await fill(document.body, '表达式', '0 0 8 L-3 * ? *')
  await soon(() => expect(document.querySelector('.cron-preview')).toBeNull())
  await press('保存')
  await soon(() => expect(text()).toContain('表达式无法运行'))
  expect(asked.map(({ call }) => call)).not.toContain('PUT edit')
  await fill(document.body, '表达式', '0 30 21 ? * 2-6 2030')
  await soon(() => expect(text()).toContain('未计入年份“2030”'))
  expect(document.querySelector('.cron-preview li')?.textContent).toMatch(/21:30:00$/)
  refusal = { error: 'input.invalid', problems: { cronExpression: { code: 'rule.cron-over', message: '' } } }
  await press('保存')
  await soon(() => expect(text()).toContain('此表达式以后不会再有运行时间'))
  refusal = undefined
  await press('保存')
  await soon(() => expect(text()).toContain('已保存'))
  expect(asked.findLast(({ call }) => call === 'PUT edit')?.body).toMatchObject({
    id: 'tidy',
    cronExpression: '0 30 21 ? * 2-6 2030',
    description: '',
  })
})

test('times are put together part by part, and count once they are used', async () => {
  await open()
  ;(await card('tidy任务')).click()
  await press('修改')
  const expression = () => (document.querySelector('form input') as HTMLInputElement).value
  const builder = () => document.querySelector<HTMLElement>('.sheet:has(.cron-builder)')
  const within = async (name: string) => (await soon(() => buttonOf(builder() ?? document.body, name))).click()
  const choose = (name: string) =>
    soon(() => {
      const found = [...document.querySelectorAll<HTMLLabelElement>('.cron-type label')].find((one) => one.textContent === name)
      found?.querySelector('input')?.click()
      expect(found).toBeDefined()
    })
  await press('逐项设置')
  await within('周')
  await choose('指定')
  await within('周一')
  await within('日')
  expect(document.querySelector<HTMLFieldSetElement>('.cron-builder fieldset:not(.chips)')?.disabled).toBe(true)
  expect(expression()).toBe('0 10 2 * * ? *')
  await within('使用这个时间')
  await soon(() => expect(expression()).toBe('0 10 2 ? * 1,2 *'))
  expect(builder()).toBeNull()
})

test('what was done is looked up by job and outcome', async () => {
  await open()
  await card('tidy任务')
  await press('运行记录')
  await soon(() => expect(text()).toContain('3 秒 · 第 2 次尝试 · 王园长 · the printer is off'))
  const choose = (name: string, value: string) => {
    const select = document.querySelector<HTMLSelectElement>(`select[aria-label=${name}]`)
    if (!select) throw new Error(`no ${name}`)
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose('任务', 'report')
  await soon(() => expect(asked.at(-1)?.query.get('job')).toBe('report'))
  choose('结果', 'failed')
  await soon(() => expect([asked.at(-1)?.query.get('job'), asked.at(-1)?.query.get('outcome')]).toEqual(['report', 'failed']))
})

test('times are added to a job of the product', async () => {
  await open()
  await card('tidy任务')
  await press('新增时间')
  await fill(document.body, '说明', '月底')
  await press('保存')
  await told('POST add')
  expect(asked.find(({ call }) => call === 'POST add')?.body).toMatchObject({
    jobClassName: 'tidy',
    cronExpression: '0 10 2 * * ? *',
    description: '月底',
  })
})

test('nobody is offered what they may not do, nor what is done for all houses', async () => {
  await open(['job-action:list'])
  ;(await card('tidy任务')).click()
  await soon(() => expect(text()).toContain('最近运行'))
  expect(text()).not.toMatch(/立即运行|停止任务|修改|新增时间/)
  shown.close()
  await open()
  ;(await card('all任务')).click()
  await soon(() => expect(text()).toContain('只能查看'))
  expect(text()).not.toMatch(/立即运行|停止任务|修改/)
})

test('without jobs, and without an answer, it says what is and what can be done', async () => {
  jobs = []
  await open()
  await soon(() => expect(text()).toContain('还没有定时任务'))
  shown.close()
  queries.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await open()
  await soon(() => expect(text()).toContain('任务照常由服务器运行'))
  await buttonOf(document.body, '重新读取')
})
