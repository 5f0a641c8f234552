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
import { grouped, ref, text } from '../../../src/contract/field'
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
/** Who helps which gardener, with the helper's name and number. */
const Help = defineResource({
  name: 'help',
  label: label('帮手关系', 'Help'),
  path: '/test/garden/help',
  offline: 'read',
  fields: {
    helper: ref('helper' as never, '帮手', 'Helper'),
    gardener: ref('gardener' as never, '园丁', 'Gardener'),
    name: text('姓名', 'Name'),
    phone: grouped('contact', text('电话', 'Telephone')),
    task: text('做什么', 'Task'),
  },
  title: 'helper',
  card: { call: 'phone' },
  list: ['helper', 'gardener'],
  search: [],
  form: [['helper', 'gardener']],
  found: { by: ['name', 'phone'], says: ['task', 'name', 'phone'], leads: { from: 'helper', to: 'gardener' } },
})
const Helper = defineResource({
  name: 'helper',
  label: label('帮手', 'Helper'),
  path: '/test/garden/helper',
  offline: 'read',
  fields: { name: text('姓名', 'Name'), phone: grouped('contact', text('电话', 'Telephone', { rule: 'mobile' })) },
  title: 'name',
  list: ['name'],
  search: ['name'],
  form: [['name']],
  found: { by: ['name', 'phone'], says: ['phone'] },
})
const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, gardener: Gardener, help: Help, helper: Helper, role: Role },
}
const product = productOf(catalogue)
const titled = (titleZh: string, titleEn: string) => ({ title: titleZh, titleZh, titleEn })
const menu = [
  { id: '1', path: '/garden/gardener', component: 'noun/gardener', meta: titled('园丁', 'Gardeners') },
  { id: '3', path: '/garden/helper', component: 'noun/helper', meta: titled('临时帮手', 'Hands') },
  { id: '2', path: '/system/role', component: 'noun/role', meta: titled('角色', 'Roles') },
]
const people = [
  ['g1', '朱梦涵', '朵朵', '13800001111'],
  ['g2', '单晓玥', '小月', '13900002222'],
  ['g3', '朱伟', '大朱', '13700003333'],
] as const

const keptRow = (noun: string, id: string, values: Readonly<Record<string, string>>) => ({
  noun,
  id,
  by: '',
  gen: 1,
  seq: 1,
  era: '',
  row: { scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null, id, rev: 1, ...values },
})
const stored = ([id, name, nickName, phone]: readonly [string, string, string, string]) =>
  keptRow('gardener', id, { name, nickName, phone })
const aunt = { name: '何姨', phone: '13655556666' }
const helps = [
  keptRow('helper', 'h1', aunt),
  keptRow('help', 't1', { ...aunt, helper: 'h1', gardener: 'g1', task: '浇水' }),
  keptRow('help', 't2', { ...aunt, helper: 'h1', gardener: 'g2', task: '除草' }),
]

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

describe('a row that ties two others', () => {
  const lines = () =>
    [...document.querySelectorAll('.hit')].map((hit) => [...hit.querySelectorAll('.hit-title, .hit-fact')].map((one) => one.textContent))
  const both = [
    ['朱梦涵', '13800001111', '浇水', '何姨', '13655556666'],
    ['单晓玥', '13900002222', '除草', '何姨', '13655556666'],
  ]
  const helper = [
    ['何姨', '13655556666'],
    ['浇水', '朱梦涵', '13800001111'],
    ['除草', '单晓玥', '13900002222'],
  ]

  test.each(['5555-6666', '何姨', 'hey'])('%s leads to whom it belongs to, and says whose it is', async (words) => {
    await engine.db.rows.bulkPut(helps)
    engine.status.setState({ online: false })
    await openByKey()
    await type(words)
    await soon(() => expect(new Set(lines().map(String))).toEqual(new Set([...both, ...helper].map(String))))
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('3 个结果')
  })

  test('keys lead on from whom it was found to whom they belong to, and the number rung is the one that was typed', async () => {
    await engine.db.rows.bulkPut(helps)
    await openByKey()
    const box = await type('55556666')
    await soon(() => expect(lines()).toHaveLength(5))
    expect(dialog()?.querySelector('.search-foot a')?.getAttribute('href')).toBe('tel:13655556666')
    while (!chosen()?.hasAttribute('data-way') || !chosen()?.textContent?.includes('单晓玥')) {
      const before = chosen()
      press('ArrowDown', box)
      await soon(() => expect(chosen()).not.toBe(before))
    }
    expect(dialog()?.querySelector('.search-foot a')).toBeNull()
    press('Enter', box)
    await soon(() => expect(address()).toBe('/garden/gardener?open=g2'))
  })

  test('who is called so stands before those others lead to that are', async () => {
    await engine.db.rows.bulkPut([...helps, stored(['g4', '何足', '足足', '13700004444'])])
    await openByKey()
    await type('何')
    await soon(() => expect(hits().slice(0, 3)).toEqual(['何足', '单晓玥', '朱梦涵']))
  })

  test('what the server knows of it leads on as well', async () => {
    engine.status.setState({ ready: false })
    await writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ready: false })
    vi.stubGlobal('fetch', async () => {
      const rowsOf = (noun: string) => helps.filter((one) => one.noun === noun).map(({ row }) => row)
      const result = { help: rowsOf('help'), helper: rowsOf('helper'), gardener: people.map((one) => stored(one).row) }
      return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
    })
    await engine.db.rows.clear()
    await openByKey()
    await type('55556666')
    await soon(() => expect(new Set(lines().map(String))).toEqual(new Set([...both, ...helper].map(String))))
  })

  test('who may not list it is not led anywhere', async () => {
    await engine.db.rows.bulkPut(helps)
    const all = ['gardener:list', 'gardener:contact', 'helper:list', 'helper:contact']
    useSession.setState({ granted: new Set(all) })
    await openByKey()
    await type('55556666')
    await soon(() => expect(lines()).toEqual([helper[0]]))
  })

  test('who may not read its number is not led by it, and by the name is not told it', async () => {
    await engine.db.rows.bulkPut(helps)
    useSession.setState({ granted: new Set(['gardener:list', 'help:list']) })
    await openByKey()
    await type('hey')
    await soon(() =>
      expect(lines()).toEqual([
        ['单晓玥', '除草', '何姨'],
        ['朱梦涵', '浇水', '何姨'],
      ]),
    )
    await type('55556666')
    await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  })
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
