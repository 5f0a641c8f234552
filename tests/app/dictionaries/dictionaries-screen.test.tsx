import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DictionariesScreen } from '../../../src/app/dictionaries/DictionariesScreen'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { StateValue } from '../../../src/app/resource/StateValue'
import { useSession } from '../../../src/app/session/session'
import { dict } from '../../../src/contract/field'
import { Dict } from '../../../src/contract/system/dict'
import { DictItem } from '../../../src/contract/system/dict-item'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const resources = { ...gardenCatalogue.resources, [Dict.name]: Dict, [DictItem.name]: DictItem }
const catalogue = { ...gardenCatalogue, resources }
const everything = [Dict, DictItem].flatMap(({ name }) => ['list', 'add', 'edit', 'remove'].map((verb) => `${name}:${verb}`))
const kept = { rev: 1, scope: '*', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }

let engine: Engine
let shown: ReturnType<typeof show>
let asked: { call: string; body: Record<string, unknown> | undefined }[] = []
let uses: object[] = []

const put = (noun: string, row: { id: string } & Record<string, unknown>) => keepRows(engine, noun, [{ ...kept, ...row }])
const item = (id: string, itemText: string, sortOrder: number, status = '1') =>
  put(DictItem.name, { id, dictId: 'd1', itemText, itemTextEn: `${id} en`, itemValue: id, sortOrder, status })

const open = async (face: 'touch' | 'desktop', granted = everything) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: face === 'desktop' && query.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useSession.setState({ granted: new Set(granted) })
  shown = show(<DictionariesScreen title="字典" />, { product: productOf(catalogue), engine })
}

beforeEach(async () => {
  speak('zh-CN')
  asked = []
  uses = []
  engine = await lonelyEngine(catalogue)
  await put(Dict.name, { id: 'd1', dictName: '颜色', dictNameEn: 'Colour', dictCode: 'colour' })
  await put(Dict.name, { id: 'd2', dictName: '状态', dictNameEn: 'State', dictCode: 'dict_item_status' })
  await item('red', '红', 1)
  await item('blue', '蓝', 2)
  await item('old', '旧', 3, '0')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = new URL(address, 'http://x').pathname.split('/').slice(-2).join('/')
    asked.push({ call: `${method} ${path}`, body: body ? JSON.parse(body) : undefined })
    return Response.json({
      success: true,
      code: 200,
      message: '',
      timestamp: 0,
      result: path.endsWith('uses') ? uses : path.endsWith('queryAllDictItems') ? {} : null,
    })
  })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

const text = () => document.body.textContent ?? ''
const press = async (words: string) => (await buttonOf(document.body, words)).click()
const sent = (call: string) =>
  soon(() => {
    const found = asked.find((one) => one.call === call)
    if (!found) throw new Error(`not asked: ${call} among ${asked.map((one) => one.call)}`)
    return found.body
  })
const input = (words: string) =>
  soon(() => {
    const found = document.querySelector<HTMLInputElement>(`input[aria-label="${words}"]`)
    if (!found) throw new Error(`no input ${words}`)
    return found
  })
const type = async (words: string, value: string) => {
  const found = await input(words)
  found.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(found, value)
  found.dispatchEvent(new Event('input', { bubbles: true }))
  return found
}

test('on a desk the first dictionary lies open beside all of them, with what uses it', async () => {
  await open('desktop')
  await input('名称：红')
  expect(text()).toContain('3 项 · 用于 0 个字段')
  expect(text()).toContain('没有字段使用这个字典')
  await press('状态dict_item_status0 项 · 用于 1 个字段')
  await soon(() => expect(text()).toContain('用于：字典项 · 状态'))
  speak('en')
  await soon(() => expect(text()).toContain('Colour'))
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('an item is edited where it stands: Enter saves, Escape gives up, and an empty name is not sent', async () => {
  await open('desktop')
  const named = await type('名称：红', '深红')
  named.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(await sent('PUT dictItem/edit')).toEqual({ id: 'red', rev: 1, itemText: '深红' })
  const given = await type('名称：蓝', '绿')
  given.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await soon(() => expect(given.value).toBe('蓝'))
  const emptied = await type('数据值：蓝', '')
  emptied.blur()
  await soon(() => expect(emptied.getAttribute('aria-invalid')).toBe('true'))
  expect(asked.map(({ call }) => call)).toEqual(['PUT dictItem/edit'])
})

test('a colour is chosen for an item, shown at once beside it, and given up again', async () => {
  useSession.setState({ dictionaries: { item_tone: [{ value: 'good', text: '绿色' }] } })
  await put(DictItem.name, { id: 'new', dictId: 'd1', itemText: '新', itemValue: 'new', sortOrder: 4, status: '1', tone: 'care' })
  await open('desktop')
  const chosen = await soon(() => {
    const found = document.querySelector<HTMLSelectElement>('select[aria-label="颜色：红"]')
    if (!found) throw new Error('no colour to choose')
    return found
  })
  await soon(() => expect(document.querySelector('.item-tone .sign[data-tone=care]')?.textContent).toBe('新'))
  const choose = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(chosen, value)
    chosen.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose('good')
  expect(await sent('PUT dictItem/edit')).toEqual({ id: 'red', rev: 1, tone: 'good' })
})

test('a value is shown in the colour of its item, else in what the product says it means, else as a bare word', async () => {
  const told = { ...catalogue, tones: { sex: { 1: 'good', 2: 'bad' } } } as const
  useSession.setState({ dictionaries: { sex: ['1', '2', '3', '4'].map((value) => ({ value, text: value, ...tonesOf[value] })) } })
  const facts = dict('sex', '性别', 'Sex')
  shown = show(
    ['1', '2', '3', '4'].map((value) => <StateValue key={value} {...{ facts, value }} />),
    { product: productOf(told), engine },
  )
  await soon(() => expect(document.querySelectorAll('.sign').length).toBe(3))
  expect([...document.querySelectorAll<HTMLElement>('.sign')].map(({ dataset, textContent }) => `${textContent} ${dataset.tone}`)).toEqual([
    '1 late',
    '2 bad',
    '3 open',
  ])
})
const tonesOf: Readonly<Record<string, object>> = { 1: { tone: 'late' }, 3: { tone: 'open' }, 4: { tone: 'pink' } }

test('an item is moved by a press, and the whole order is said at once', async () => {
  await open('desktop')
  await press('上移“蓝”')
  expect(await sent('POST dictItem/order')).toEqual({ dictId: 'd1', ids: ['blue', 'red', 'old'] })
  await soon(() => expect(document.querySelector('tr[data-item]')?.getAttribute('data-item')).toBe('blue'))
  expect(text()).toContain('“蓝”现在是第 1 项，共 3 项')
})

test('of an item that is used it is said where, and it is put out of use instead', async () => {
  uses = [
    { noun: '幼儿', field: '血型', rows: 12, more: false },
    { noun: '员工', field: '血型', rows: null, more: false },
    { noun: '餐次', field: '颜色', rows: 1000, more: true },
  ]
  await open('desktop')
  await press('删除“红”')
  await soon(() => expect(text()).toContain('使用它的有：幼儿 · 血型（12 条）、员工 · 血型、餐次 · 颜色（1000 条以上）。'))
  await press('停用')
  expect(await sent('PUT dictItem/edit')).toEqual({ id: 'red', rev: 1, status: '0' })
  expect(asked.map(({ call }) => call)).not.toContain('DELETE dictItem/delete')
})

test('an item that nothing uses is deleted when that is confirmed', async () => {
  await open('desktop')
  await press('删除“旧”')
  await sent('GET dictItem/uses')
  await press('删除')
  await sent('DELETE dictItem/delete')
})

test('one is added at the foot, behind all others, and not without a value', async () => {
  await open('desktop')
  await type('名称：新的一项', '绿')
  await press('添加一项')
  await soon(() => expect(text()).toContain('请填写名称和数据值'))
  await type('数据值：新的一项', 'green')
  await press('添加一项')
  expect(await sent('POST dictItem/add')).toMatchObject({ dictId: 'd1', itemText: '绿', itemValue: 'green', sortOrder: 4 })
})

test('in a hand one comes from all dictionaries to the items of one, and back', async () => {
  await open('touch')
  await soon(() => expect(text()).toContain('颜色'))
  expect(document.querySelector('.item-cards')).toBeNull()
  await press('颜色colour3 项 · 用于 0 个字段')
  await soon(() => expect(text()).toContain('blue en · blue'))
  await press('下移“红”')
  expect(await sent('POST dictItem/order')).toEqual({ dictId: 'd1', ids: ['blue', 'red', 'old'] })
  await press('返回')
  await buttonOf(document.body, '状态dict_item_status0 项 · 用于 1 个字段')
})

test('whoever may only look is offered nothing to change', async () => {
  await open('desktop', ['dict:list', 'dict-item:list'])
  await soon(() => expect(text()).toContain('blue en'))
  expect(document.querySelectorAll('.item-table input:not(:disabled), .item-table button, tfoot')).toHaveLength(0)
})

test.each(['touch', 'desktop'] as const)(
  'the cache of dictionaries is refreshed where they are kept, and that is said (%s)',
  async (face) => {
    await open(face)
    await press('刷新缓存')
    await sent('GET dict/refleshCache')
    await sent('GET dict/queryAllDictItems')
    await soon(() => expect(text()).toContain('刷新缓存完成！'))
  },
)

test('a cache that could not be refreshed is said to be as it was', async () => {
  await open('desktop')
  const { dictionaries } = useSession.getState()
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 500, message: 'x', timestamp: 0, result: null }, { status: 500 }),
  )
  await press('刷新缓存')
  await soon(() => expect(text()).toContain('刷新缓存失败！'))
  expect(useSession.getState().dictionaries).toBe(dictionaries)
})
