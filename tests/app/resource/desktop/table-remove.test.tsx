import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import type { ViewRow } from '../../../../src/app/resource/row'
import { useSession } from '../../../../src/app/session/session'
import { optional, text } from '../../../../src/contract/field'
import { label } from '../../../../src/contract/label'
import { defineResource } from '../../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { rowServer } from '../../../kit/product/row-server'
import { soon } from '../../../kit/soon'

const Book = defineResource({
  name: 'stone',
  label: label('图书', 'Book'),
  path: '/test/book',
  fields: { name: text('书名', 'Name'), shelf: optional(text('书架', 'Shelf')) },
  title: 'name',
  list: ['name', 'shelf'],
  search: ['name'],
  form: [['name', 'shelf']],
})
const catalogue = { resources: { stone: Book }, flows: {}, modules: {}, screens: [] }
let engine: Engine
let shown: ReturnType<typeof show>
let server: ReturnType<typeof rowServer>
/** What the removal of the group that begins with a row is answered with, and when. */
let answers: Record<string, () => Promise<{ error?: string; values?: object }>> = {}

const books = (count: number): ViewRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `b${at}`, rev: 1, name: `书${at}`, shelf: at % 2 ? '东' : '西' }))
const removals = () => server.calls.filter(({ method }) => method === 'DELETE')
const press = (key: string, more: object = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const dialog = () => soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('nothing lies over the table')))
const toasts = () => useToasts.getState().toasts.map((one) => one.text)

async function open(count: number) {
  server = rowServer(Book, books(count), async ({ method, query }) => {
    if (method !== 'DELETE') return {}
    const ids = (query.get('ids') ?? query.get('id') ?? '').split(',')
    const answer = (await answers[ids[0] ?? '']?.()) ?? {}
    if (!answer.error) server.rows.splice(0, server.rows.length, ...server.rows.filter(({ id }) => !ids.includes(id)))
    return answer
  })
  shown = show(<TableList resource={Book} title="图书" />, { product: productOf(catalogue), engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(10))
}
async function chooseAll(count: number) {
  shown.place.querySelector<HTMLInputElement>('.ant-table-row input[type=checkbox]')?.click()
  ;(await buttonOf(shown.place, `选中全部 ${count} 条`)).click()
  await soon(() => expect(shown.place.querySelector('.bulk-bar')?.textContent).toContain(`已选 ${count} 条`))
}

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  useToasts.setState({ toasts: [] })
  queries.clear()
  answers = {}
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('the Delete key asks about the rows chosen by their names, and without any says so', async () => {
  await open(25)
  press('Delete')
  await soon(() => expect(toasts()).toEqual(['请选择一条记录！']))
  for (const box of [...shown.place.querySelectorAll<HTMLInputElement>('.ant-table-row input[type=checkbox]')].slice(0, 2)) box.click()
  await soon(() => expect(shown.place.querySelector('.bulk-bar')?.textContent).toContain('已选 2 条'))
  press('Delete')
  const question = await dialog()
  expect(question.textContent).toContain('书0、书1')
  ;(await buttonOf(question, '删除')).click()
  await soon(() => expect(removals().map(({ query }) => query.get('ids'))).toEqual(['b0,b1']))
})

test('what stands against some of several stays in sight until it is closed, so that they can be deselected', async () => {
  const why = '仍被引用；“书1”：仍被引用'
  answers.b0 = async () => ({ error: 'record.stopped', values: { title: '书0', why, whyEn: why } })
  await open(25)
  for (const box of [...shown.place.querySelectorAll<HTMLInputElement>('.ant-table-row input[type=checkbox]')].slice(0, 2)) box.click()
  await soon(() => expect(shown.place.querySelector('.bulk-bar')?.textContent).toContain('已选 2 条'))
  press('Delete')
  ;(await buttonOf(await dialog(), '删除')).click()
  await soon(() => expect(toasts()).toEqual(['“书0”：仍被引用；“书1”：仍被引用。所选记录都没有删除']))
  expect(useToasts.getState().toasts[0]?.action?.text).toBe('关闭')
  expect(shown.place.querySelector('.bulk-bar')?.textContent).toContain('已选 2 条')
})

test('all of a list are shown before they are deleted, are deleted in groups, and can be brought back', async () => {
  await open(430)
  await chooseAll(430)
  press('Delete')
  const sheet = await dialog()
  await soon(() => expect(sheet.textContent).toContain('将删除 430 条'))
  expect(sheet.textContent).toContain('没有筛选：这是列表里的全部 430 条')
  expect(sheet.textContent).toContain('每 200 条一组')
  expect(sheet.querySelector('.bulk-preview')?.textContent).toContain('书0西删除')
  expect(removals()).toEqual([])
  ;(await buttonOf(sheet, '删除这 430 条')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect(removals().map(({ query }) => query.get('ids')?.split(',').length)).toEqual([200, 200, 30])
  expect(toasts()).toEqual(['已删除 430 条'])
  useToasts.getState().toasts[0]?.action?.run()
  await soon(() => expect(server.calls.some(({ path }) => path === '/test/book/restore')).toBe(true))
})

test('a group that is refused stays whole, and it is said how many went, how many did not and why', async () => {
  answers.b200 = async () => ({ error: 'record.stopped', values: { title: '书207', why: '还被引用', whyEn: 'in use' } })
  await open(430)
  await chooseAll(430)
  ;(await buttonOf(shown.place, '删除选中的 430 条')).click()
  const sheet = await dialog()
  ;(await buttonOf(sheet, '删除这 430 条')).click()
  await soon(() => expect(sheet.textContent).toContain('已删除 230 条'))
  expect(sheet.textContent).toMatch(/200 条没有删除：.*书207.*还被引用/)
  await soon(() => expect(sheet.textContent).toContain('将删除 200 条'))
  expect(sheet.querySelector('.bulk-preview')?.textContent).toContain('书200')
  expect(toasts()).toEqual(['已删除 230 条'])
})

test('who stops it midway is told what was done and what was left as it was', async () => {
  let go = () => {}
  answers.b0 = () => new Promise((resolve) => (go = () => resolve({})))
  await open(430)
  await chooseAll(430)
  press('Delete')
  const sheet = await dialog()
  ;(await buttonOf(sheet, '删除这 430 条')).click()
  await soon(() => expect(sheet.querySelector('progress')).not.toBeNull())
  ;(await buttonOf(sheet, '停止')).click()
  await buttonOf(sheet, '正在停下…')
  await soon(() => expect(removals().length).toBe(1))
  go()
  await soon(() => expect(sheet.textContent).toContain('已删除 200 条 已停止，还有 230 条没有动。'))
  expect(removals().length).toBe(1)
  await soon(() => expect(sheet.textContent).toContain('将删除 230 条'))
})

test('Ctrl-C copies all that are chosen page by page, and says where that ends', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, onLine: true },
    clipboard: { writeText: async (words: string) => void written.push(words) },
  })
  vi.stubGlobal('ClipboardItem', undefined)
  await open(5200)
  await chooseAll(5200)
  press('c', { ctrlKey: true })
  await soon(() => expect(toasts()).toEqual(['已复制前 5000 行，共 5200 行']))
  const lines = written[0]?.split('\n') ?? []
  expect([lines.length, lines[0], lines[4999]]).toEqual([5000, '书0\t西', '书4999\t东'])
})

test('a copy the browser does not allow is not said to be made', async () => {
  vi.stubGlobal('navigator', { ...{ userAgent: navigator.userAgent, onLine: true }, clipboard: undefined })
  await open(12)
  await chooseAll(12)
  press('c', { ctrlKey: true })
  await soon(() => expect(toasts()).toEqual(['没有复制成功：浏览器不允许使用剪贴板']))
})
