import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { findRecords } from '../../../src/app/shell/desktop/find-records'
import { MenuSearch } from '../../../src/app/shell/desktop/MenuSearch'
import { Role } from '../../../src/contract/system/role'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const { resources } = gardenCatalogue
const catalogue = { ...gardenCatalogue, resources: { ...resources, role: Role } }
const meta = (title: string) => ({ title })
const menu = [
  { id: '1', path: '/garden/plant', component: 'noun/plant', meta: meta('植物') },
  { id: '2', path: '/system/role', component: 'noun/role', meta: meta('角色') },
]
const signal = new AbortController().signal
let engine: Engine
const asked: string[] = []

const kept = (id: string, name: string) => ({
  noun: 'plant',
  id,
  by: '',
  gen: 1,
  seq: 1,
  era: '',
  row: { scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null, id, rev: 1, name },
})

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  asked.length = 0
  useSession.setState({ granted: new Set(['*']), menu, permissions: 'ready' })
  engine = await lonelyEngine(catalogue)
  await engine.db.rows.bulkPut([kept('p1', '荷花'), kept('p2', '梅花'), kept('p3', '松树')])
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://here').searchParams.get('roleName') ?? '')
    const result = { records: [{ id: 'r1', rev: 1, roleName: '花匠' }], total: 1, size: 5, current: 1, pages: 1 }
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await engine.stop()
})

function type(input: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

test('records are found by a piece of their names, on the device and on the server, in lists the menu has', async () => {
  const found = await findRecords('花', menu, { db: engine.db, catalogue, signal })
  expect(found).toEqual([
    { label: resources.plant?.label, path: '/garden/plant', rows: ['荷花', '梅花'].map((text, at) => ({ id: `p${at + 1}`, text })) },
    { label: Role.label, path: '/system/role', rows: [{ id: 'r1', text: '花匠' }] },
  ])
  expect(asked).toEqual(['*花*'])
  const [plants] = menu
  expect(await findRecords('花', plants ? [plants] : [], { db: engine.db, catalogue, signal })).toHaveLength(1)
})

test('records of a kind no row of which lies on the device are found under what people call it', async () => {
  const wholeCatalogue = async () => catalogue
  const shown = show(<MenuSearch />, { product: productOf(gardenCatalogue, { wholeCatalogue }), engine })
  const input = await soon(() => shown.place.querySelector<HTMLInputElement>('.menu-search input') ?? Promise.reject(new Error('none yet')))
  input.focus()
  type(input, '花匠')
  await soon(() => expect(document.querySelector('.ant-select-item-group')?.textContent).toBe('角色'))
  shown.close()
})

test('what the server does not answer is left out, the rest is found', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const found = await findRecords('花', menu, { db: engine.db, catalogue, signal })
  expect(found.map(({ label }) => label)).toEqual([resources.plant?.label])
})

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('Ctrl-K leads to the search from everywhere, and a record that is chosen there opens in its list', async () => {
  const shown = show(
    <>
      <MenuSearch />
      <Here />
    </>,
    { product: productOf(catalogue), engine },
  )
  const input = await soon(() => shown.place.querySelector<HTMLInputElement>('.menu-search input') ?? Promise.reject(new Error('none yet')))
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(input)
  type(input, '梅')
  const option = await soon(
    () =>
      [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find((one) => one.textContent === '梅花') ??
      Promise.reject(new Error(document.body.textContent ?? '')),
  )
  option.click()
  await soon(() => expect(shown.place.querySelector('output')?.textContent).toBe('/garden/plant?open=p2'))
  shown.close()
})
