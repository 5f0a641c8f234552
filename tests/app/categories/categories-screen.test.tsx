import 'fake-indexeddb/auto'
import axe from 'axe-core'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CategoriesScreen } from '../../../src/app/categories/CategoriesScreen'
import { type CategoryRow, categoryLines } from '../../../src/app/categories/category-lines'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { Category } from '../../../src/contract/system/category'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, [Category.name]: Category } }
const everything = ['list', 'add', 'edit', 'remove'].map((verb) => `category:${verb}`)
const kept = { rev: 1, scope: '*', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }
const rows: readonly CategoryRow[] = [
  { id: 'b', name: '肉', code: 'A02', parentId: null },
  { id: 'a', name: '谷薯', code: 'A01', parentId: null },
  { id: 'a1', name: '米', code: 'A01A01', parentId: 'a' },
  { id: 'a2', name: '面', code: 'A01A02', parentId: 'a' },
  { id: 'a1x', name: '小米', code: 'A01A01A01', parentId: 'a1' },
]

let engine: Engine
let shown: ReturnType<typeof show>
let asked: { call: string; body: unknown }[] = []

const open = async (face: 'touch' | 'desktop', granted = everything) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: face === 'desktop' && query.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useSession.setState({ granted: new Set(granted) })
  shown = show(<CategoriesScreen title="分类" />, { product: productOf(catalogue), engine })
  await soon(() => expect(names()).toHaveLength(2))
}
const names = () => [...document.querySelectorAll('.tree-line .tree-first')].map((one) => one.textContent?.replace(/A\d.*$/, ''))
const press = async (words: string) => (await buttonOf(document.body, words)).click()

beforeEach(async () => {
  speak('zh-CN')
  asked = []
  engine = await lonelyEngine(catalogue)
  await keepRows(
    engine,
    Category.name,
    rows.map((row) => ({ ...kept, ...row })),
  )
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push({ call: `${method} ${new URL(address, 'http://x').pathname}`, body: body ? JSON.parse(body) : undefined })
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: { id: 'new' } })
  })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test.each(['touch', 'desktop'] as const)(
  'categories are a tree in the order of their codes, opened level by level or at once (%s)',
  async (face) => {
    await open(face)
    expect(names()).toEqual(['谷薯', '肉'])
    await press('展开谷薯')
    await soon(() => expect(names()).toEqual(['谷薯', '米', '面', '肉']))
    await press('全部展开')
    await soon(() => expect(names()).toEqual(['谷薯', '米', '小米', '面', '肉']))
    await press('全部收起')
    await soon(() => expect(names()).toEqual(['谷薯', '肉']))
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  },
)

test('one is made below another, which is open then', async () => {
  await open('desktop')
  await press('在“肉”下新建')
  const input = await soon(() => document.querySelector<HTMLInputElement>('dialog input[id$="-name"]') ?? expect.fail('no form'))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '猪肉')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await press('保存')
  await soon(() => expect(asked.find(({ call }) => call === 'POST /sys/category/add')?.body).toMatchObject({ name: '猪肉', parentId: 'b' }))
})

test('in a hand what is done with one is behind one button', async () => {
  await open('touch')
  await press('“肉”的操作')
  await press('删除“肉”')
  await press('删除')
  await soon(() => expect(asked.map(({ call }) => call)).toContain('DELETE /sys/category/delete'))
})

test('whoever may only read them is offered nothing to do', async () => {
  await open('desktop', ['category:list'])
  expect(document.querySelectorAll('.category-tool')).toHaveLength(0)
  expect(document.body.textContent).not.toContain('新建分类')
})

test('what is looked for is shown with all that lies above it', () => {
  const of = (keyword: string) => categoryLines(rows, new Set(), keyword).map(({ key }) => key)
  expect(of('小米')).toEqual(['a', 'a1', 'a1x'])
  expect(of('a02')).toEqual(['a', 'a2', 'b'])
  expect(of('无')).toEqual([])
})

test('whatever names whatever as its parent, each category has at most one line', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const some = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...ids), parentId: fc.option(fc.constantFrom(...ids)), name: fc.string(), code: fc.string() }),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(some, fc.string(), (given, keyword) => {
      const keys = categoryLines(given, new Set(ids), keyword).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
