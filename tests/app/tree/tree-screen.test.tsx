import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { NounScreen } from '../../../src/app/shell/screens/NounScreen'
import { Category } from '../../../src/contract/system/category'
import { Department } from '../../../src/contract/system/department'
import { User } from '../../../src/contract/system/user'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { copied } from '../../kit/device/copied'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const nouns = { [Category.name]: Category, [Department.name]: Department, [User.name]: User }
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, ...nouns } }
const verbsOf = (noun: string) => ['list', 'add', 'edit', 'remove'].map((verb) => `${noun}:${verb}`)
const kept = { rev: 1, scope: '*', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }
const categories = [
  { id: 'b', name: '肉', code: 'A02', parentId: null },
  { id: 'a', name: '谷薯', code: 'A01', parentId: null },
  { id: 'a1', name: '米', code: 'A01A01', parentId: 'a' },
  { id: 'a2', name: '面', code: 'A01A02', parentId: 'a' },
  { id: 'a1x', name: '小米', code: 'A01A01A01', parentId: 'a1' },
]
const department = (id: string, departName: string, parentId: string | null, departOrder: number) => ({
  ...{ id, departName, parentId, departOrder, orgCode: `A${id}`, orgCategory: '2' },
})
const departments = [
  department('house', '园所', null, 1),
  department('kitchen', '食堂', 'house', 1),
  department('store', '库房', 'kitchen', 1),
  department('office', '办公室', 'house', 2),
]

let engine: Engine
let shown: ReturnType<typeof show>
let asked: { call: string; body: unknown }[] = []

async function open(noun: string, face: 'touch' | 'desktop', granted = verbsOf(noun)) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: face === 'desktop' && query.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useSession.setState({ granted: new Set(granted) })
  shown = show(<NounScreen noun={noun} title="树" />, { product: productOf(catalogue), engine })
  await soon(() => expect(names().length).toBeGreaterThan(0))
}
const lines = () => [...document.querySelectorAll<HTMLElement>('.tree-line')]
const names = () => lines().map((line) => line.querySelector('.node-words > span')?.textContent)
const press = async (words: string) => (await buttonOf(document.body, words)).click()
const sent = (call: string) => soon(() => asked.find((one) => one.call === call)?.body ?? expect.fail(`no ${call}`))

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => undefined)
  asked = []
  engine = await lonelyEngine(catalogue)
  await copied(engine)
  for (const [noun, rows] of [[Category.name, categories] as const, [Department.name, departments] as const])
    await keepRows(
      engine,
      noun,
      rows.map((row) => ({ ...kept, ...row })),
    )
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://x')
    asked.push({ call: `${method} ${pathname}`, body: body ? JSON.parse(body) : undefined })
    const row = [...departments, ...categories].find(({ id }) => id === searchParams.get('id'))
    const result = method !== 'GET' ? { id: 'new' } : row ? { ...kept, ...row } : { records: [], total: 0 }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

describe('a noun whose rows name the one above them', () => {
  test.each(['touch', 'desktop'] as const)('is a tree in their order, opened level by level or at once (%s)', async (face) => {
    await open('category', face)
    expect(names()).toEqual(['谷薯', '肉'])
    await press('展开谷薯')
    await soon(() => expect(names()).toEqual(['谷薯', '米', '面', '肉']))
    await press('全部展开')
    await soon(() => expect(names()).toEqual(['谷薯', '米', '小米', '面', '肉']))
    await press('全部收起')
    await soon(() => expect(names()).toEqual(['谷薯', '肉']))
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  })

  test('begins with the one on top open, where it is alone', async () => {
    await open('department', 'touch')
    expect(names()).toEqual(['园所', '食堂', '办公室'])
  })

  test('shows the record of the first one beside it on a desk, and of whichever is chosen', async () => {
    await open('department', 'desktop')
    const shownName = () => document.querySelector('.tree-record h2')?.textContent
    await soon(() => expect(shownName()).toContain('园所'))
    lines()[1]?.querySelector<HTMLElement>('.node-open')?.click()
    await soon(() => expect(shownName()).toContain('食堂'))
    expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('食堂')
    expect(names()).toHaveLength(3)
  })

  test('opens records as pages in a hand, and comes back to where it stood open', async () => {
    await open('department', 'touch')
    await press('展开食堂')
    await soon(() => expect(names()).toContain('库房'))
    lines()[2]?.querySelector<HTMLElement>('.node-open')?.click()
    await soon(() => expect(document.querySelector('.record h2')?.textContent).toContain('库房'))
    await press('返回')
    await soon(() => expect(names()).toEqual(['园所', '食堂', '库房', '办公室']))
  })

  test('offers whoever may only read nothing to do', async () => {
    await open('category', 'desktop', ['category:list'])
    await soon(() => expect(document.querySelector('.tree-record h2')?.textContent).toContain('谷薯'))
    const offered = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(document.querySelectorAll('.node-tool')).toHaveLength(0)
    expect(offered.filter((words) => words?.includes('新建'))).toEqual([])
  })
})

describe('in a tree', () => {
  test('one is made below another, last among its own, and that one is open then', async () => {
    await open('department', 'desktop')
    await press('在“食堂”下新建')
    const input = await soon(() => document.querySelector<HTMLInputElement>('dialog input[id$="-departName"]') ?? expect.fail('no form'))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '面点间')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await press('保存')
    expect(await sent('POST /sys/sysDepart/add')).toMatchObject({ departName: '面点间', parentId: 'kitchen', departOrder: 2 })
    await soon(() => expect(names()).toContain('库房'))
  })

  test('what others lie below is not deleted, and they are named', async () => {
    await open('department', 'touch')
    await press('“食堂”的操作')
    await press('删除“食堂”')
    await soon(() => expect(document.body.textContent).toContain('下面有：库房'))
    await press('展开看看')
    await soon(() => expect(names()).toContain('库房'))
    expect(asked.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
  })

  test('what nothing lies below is deleted from behind one button', async () => {
    await open('category', 'touch')
    await press('“肉”的操作')
    await press('删除“肉”')
    await press('删除')
    await soon(() => expect(asked.map(({ call }) => call)).toContain('DELETE /sys/category/delete'))
  })

  test('one is put to another place by keys, and from the sheet of its line', async () => {
    await open('department', 'desktop')
    const office = lines()[2]
    const key = (name: string) => office?.dispatchEvent(new KeyboardEvent('keydown', { key: name, altKey: true, bubbles: true }))
    key('ArrowUp')
    expect(await sent('POST /sys/sysDepart/place')).toEqual({ id: 'office', parentId: 'house', before: 'kitchen' })
    asked = []
    key('ArrowRight')
    expect(await sent('POST /sys/sysDepart/place')).toEqual({ id: 'office', parentId: 'kitchen', before: null })
    asked = []
    await press('“食堂”的操作')
    await press('下移“食堂”')
    expect(await sent('POST /sys/sysDepart/place')).toEqual({ id: 'kitchen', parentId: 'house', before: null })
    await soon(() => expect(document.querySelector('[aria-live="polite"]')?.textContent).toContain('“食堂”现在在“园所”下，第 2 个'))
  })

  test('one is dragged to another place', async () => {
    await open('department', 'desktop')
    const drag = (type: string, at: Element | null | undefined) =>
      at?.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: { setData: () => undefined } }))
    const target = lines()[1]
    if (target) target.getBoundingClientRect = () => ({ top: -20, height: 40 }) as DOMRect
    drag('dragstart', lines()[2]?.querySelector('.node-name'))
    await soon(() => expect(document.querySelector('[data-held]')).not.toBeNull())
    drag('dragover', target)
    await soon(() => expect(document.querySelector('[data-drop="into"]')).not.toBeNull())
    drag('drop', target)
    expect(await sent('POST /sys/sysDepart/place')).toEqual({ id: 'office', parentId: 'kitchen', before: null })
  })

  test('one is moved below another by a field, and not where its place is fixed', async () => {
    await open('department', 'desktop')
    await press('“办公室”的操作')
    await press('移动“办公室”')
    await soon(() => expect(document.querySelector('dialog form')?.textContent).toContain('上级部门'))
    await buttonOf(document.body, '移到这里')
    shown.close()
    await open('category', 'desktop')
    await press('“肉”的操作')
    expect(document.body.textContent).not.toContain('移动“肉”')
    expect(document.body.textContent).not.toContain('上移“肉”')
  })
})
