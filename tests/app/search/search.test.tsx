import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { queries } from '../../../src/app/resource/queries'
import { closeSearch } from '../../../src/app/search/open-search'
import { SearchPlace } from '../../../src/app/search/SearchPlace'
import { TouchSearchButton } from '../../../src/app/search/TouchSearchButton'
import { useSession } from '../../../src/app/session/session'
import { SearchButton } from '../../../src/app/shell/desktop/SearchButton'
import { grouped, text } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import { Role } from '../../../src/contract/system/role'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const Gardener = defineResource({
  name: 'gardener',
  label: label('园丁', 'Gardener'),
  path: '/test/garden/gardener',
  offline: 'read',
  fields: {
    name: text('姓名', 'Name'),
    nickName: text('小名', 'Called'),
    phone: grouped('contact', text('电话', 'Telephone', { rule: 'mobile' })),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
  found: { by: ['name', 'nickName', 'phone'], says: ['phone'] },
})
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, gardener: Gardener, role: Role } }
const product = productOf(catalogue)
const titled = (titleZh: string, titleEn: string) => ({ title: titleZh, titleZh, titleEn })
const menu = [
  { id: '1', path: '/garden/gardener', component: 'noun/gardener', meta: titled('园丁', 'Gardeners') },
  { id: '2', path: '/system/role', component: 'noun/role', meta: titled('角色', 'Roles') },
]
const people = [
  ['g1', '朱梦涵', '朵朵', '13800001111'],
  ['g2', '单晓玥', '小月', '13900002222'],
  ['g3', '朱伟', '大朱', '13700003333'],
] as const

const stored = ([id, name, nickName, phone]: readonly [string, string, string, string]) => ({
  noun: 'gardener',
  id,
  by: '',
  gen: 1,
  seq: 1,
  era: '',
  row: { scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null, id, rev: 1, name, nickName, phone },
})

let engine: Engine
let shown: ReturnType<typeof show>
let asked: URLSearchParams[]

/** How wide the screen is. */
function face(now: 'desktop' | 'touch'): void {
  const nothing = () => undefined
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query !== 'print' && now === 'desktop',
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
}

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  localStorage.clear()
  asked = []
  useSession.setState({ granted: new Set(['*']), menu, permissions: 'ready' })
  engine = await lonelyEngine(catalogue)
  await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready: true })
  engine.status.setState({ ready: true, online: true })
  face('desktop')
  await engine.db.rows.bulkPut(people.map(stored))
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://here')
    asked.push(searchParams)
    const result = { role: searchParams.get('words') === 'zhu' ? [{ id: 'r1', rev: 1, roleName: '猪倌', roleCode: 'swine' }] : [] }
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
})
afterEach(async () => {
  closeSearch()
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search')
const input = () => soon(() => dialog()?.querySelector('input') ?? Promise.reject(new Error('not open')))
const press = (key: string, target: Element = document.activeElement ?? document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const hits = () => [...document.querySelectorAll('.hit .hit-title')].map((one) => one.textContent)
const chosen = () => document.querySelector('[aria-selected=true]')
const address = () => shown.place.querySelector('output')?.textContent

async function type(words: string): Promise<HTMLInputElement> {
  const box = await input()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
  return box
}

async function openByKey(): Promise<void> {
  shown = show(
    <>
      <SearchButton />
      <textarea />
      <Here />
    </>,
    { product, engine },
  )
  await soon(() => expect(shown.place.querySelector('.search-button')).not.toBeNull())
  press('k', document.body, { ctrlKey: true })
  await input()
}

describe('on a desktop', () => {
  test('a slash opens it as Ctrl-K does, and is a slash where somebody writes', async () => {
    await openByKey()
    press('k', await input(), { ctrlKey: true })
    await soon(() => expect(dialog()).toBeNull())
    expect(press('/', shown.place.querySelector('textarea') ?? document.body)).toBe(true)
    expect(dialog()).toBeNull()
    expect(press('/', document.body)).toBe(false)
    const box = await input()
    await soon(() => expect(document.activeElement === box).toBe(true))
  })

  test.each([
    ['zmh', ['朱梦涵']],
    ['zhu', ['朱梦涵', '朱伟', '猪倌']],
    ['shan', ['单晓玥']],
    ['梦', ['朱梦涵']],
    ['0000-1', ['朱梦涵']],
    ['duoduo', ['朱梦涵']],
    ['roles', ['角色']],
    ['js', ['角色']],
  ])('%s finds what is on the device and screens, and what the server has', async (words, expected) => {
    await openByKey()
    await type(words)
    await soon(() => expect(hits()).toEqual(expected))
  })

  test('keys lead through what was found, screen readers hear where, and Enter opens it', async () => {
    await openByKey()
    const box = await type('zhu')
    await soon(() => expect(hits()).toHaveLength(3))
    expect(box.getAttribute('role')).toBe('combobox')
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    const group = list?.querySelector('[role=group]')
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('园丁')
    const isOn = (title: string) => {
      expect(chosen()?.textContent).toContain(title)
      expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
    }
    isOn('朱梦涵')
    press('ArrowDown', box)
    await soon(() => isOn('朱伟'))
    press('ArrowUp', box)
    await soon(() => isOn('朱梦涵'))
    press('ArrowUp', box)
    await soon(() => isOn('猪倌'))
    press('ArrowDown', box)
    await soon(() => isOn('朱梦涵'))
    expect(dialog()?.querySelector('.search-foot a')?.getAttribute('href')).toBe('tel:13800001111')
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('3 个结果')
    press('Enter', box)
    await soon(() => expect(address()).toBe('/garden/gardener?open=g1'))
    expect(dialog()).toBeNull()
  })

  test('keys with which Chinese is written choose and open nothing', async () => {
    await openByKey()
    const box = await type('zhu')
    await soon(() => expect(hits().length).toBeGreaterThan(1))
    press('Enter', box, { isComposing: true })
    press('ArrowDown', box, { isComposing: true })
    expect(dialog()).not.toBeNull()
    expect(chosen()?.textContent).toContain('朱梦涵')
  })

  test('what was opened stands there the next time, before anything is typed', async () => {
    await openByKey()
    const box = await type('duoduo')
    await soon(() => expect(hits()).toEqual(['朱梦涵']))
    expect(document.querySelector('.hit-fact')?.textContent).toBe('小名 朵朵')
    press('Enter', box)
    await soon(() => expect(dialog()).toBeNull())
    press('k', document.body, { ctrlKey: true })
    await soon(() => expect(hits()).toEqual(['朱梦涵']))
    expect(document.querySelector('.hit-group-name')?.textContent).toBe('最近打开')
    expect(localStorage.getItem('pro__SEARCHED_')).not.toContain('朱')
  })
})

test('the server is asked once somebody stops typing, for nothing that lies here, and not at all without network', async () => {
  await openByKey()
  for (const words of ['z', 'zh', 'zhu']) await type(words)
  await soon(() => expect(hits()).toContain('猪倌'))
  expect(asked.map((query) => [query.get('words'), query.get('nouns')])).toEqual([['zhu', 'role']])
  engine.status.setState({ online: false })
  await type('zhuw')
  await soon(() => expect(hits()).toEqual(['朱伟']))
  expect(dialog()?.textContent).toContain('没有网络：只搜索了此设备上的内容')
  await new Promise((go) => setTimeout(go, 200))
  expect(asked).toHaveLength(1)
})

test('a server that does not answer is told of, and what lies here is found', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  await openByKey()
  await type('zhuw')
  await soon(() => expect(dialog()?.textContent).toContain('服务器没有应答'))
  expect(hits()).toEqual(['朱伟'])
})

test('nobody finds rows they may not list, nor by what they may not read of them', async () => {
  useSession.setState({ granted: new Set(['gardener:list']) })
  await openByKey()
  await type('zhu')
  await soon(() => expect(hits()).toEqual(['朱梦涵', '朱伟']))
  expect(dialog()?.textContent).not.toContain('1380')
  await type('13800001111')
  await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  expect(asked).toEqual([])
})

test('what changes on the device while it stands open is found as it is now', async () => {
  await openByKey()
  await type('xief')
  await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  await engine.db.rows.put(stored(['g3', '解放', '放放', '13700003333']))
  await soon(() => expect(hits()).toEqual(['解放']))
  await engine.db.rows.delete(['gardener', 'g3'])
  await soon(() => expect(hits()).toEqual([]))
})

test('in a hand it is a list of links with a button that calls, and the way back', async () => {
  face('touch')
  shown = show(
    <>
      <TouchSearchButton />
      <SearchPlace />
      <Here />
    </>,
    { product, engine },
  )
  const button = await soon(() => shown.place.querySelector('button') ?? Promise.reject(new Error('none yet')))
  expect(button.getAttribute('aria-label')).toBe('搜索')
  button.click()
  await type('zmh')
  const link = await soon(() => dialog()?.querySelector<HTMLAnchorElement>('a.hit') ?? Promise.reject(new Error('nothing yet')))
  expect(link.querySelector('mark')?.textContent).toBe('朱梦涵')
  const call = dialog()?.querySelector('.hit-call')
  expect([call?.getAttribute('href'), call?.getAttribute('aria-label')]).toEqual(['tel:13800001111', '给 朱梦涵 打电话：13800001111'])
  link.click()
  await soon(() => expect(address()).toBe('/garden/gardener?open=g1'))
})
