import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { useSession } from '../../../../src/app/session/session'
import { ListView } from '../../../../src/contract/system/list-view'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, 'list-view': ListView } }
let engine: Engine
let shown: ReturnType<typeof show>
let asked: { method: string | undefined; address: string; body: unknown }[]
const chip = (name: string) =>
  [...shown.place.querySelectorAll<HTMLElement>('.view-chips .chip')].find((one) => one.textContent?.includes(name))
const press = async (words: string) => (await buttonOf(shown.place, words)).click()

/** A list in a hand that shows one of its kept views. */
async function looking(name: string, ...granted: string[]) {
  useSession.setState({ granted: new Set(['plant:list', ...granted]) })
  shown = show(<PhoneList resource={Plant} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(chip(name)).toBeDefined())
  chip(name)?.click()
  await soon(() => expect(chip(name)?.getAttribute('aria-pressed')).toBe('true'))
}
const more = (name: string) => shown.place.querySelector(`[aria-label="视图“${name}”的操作"]`)

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ person: { id: 'me', username: 'me', realname: '梁丹' } })
  asked = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    asked.push({ method, address, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result: null }))
  })
  engine = await lonelyEngine(catalogue)
  await keepRows(engine, 'plant', [{ id: 'p1', name: '荷花', day: '2026-03-02', stage: 'grown' }])
  const shows = { filters: { name: '荷' }, sorts: [] }
  await keepRows(engine, 'list-view', [
    { id: 'v1', name: '我的', noun: 'plant', shared: false, owner: 'me', shows },
    { id: 'v2', name: '全园的', noun: 'plant', shared: true, owner: 'u2', shows },
  ])
})
afterEach(async () => {
  shown.close()
  useSession.setState({ person: undefined })
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a view of one’s own is called otherwise from beside its chip', async () => {
  await looking('我的')
  await press('视图“我的”的操作')
  await press('重命名或共用')
  await fill(shown.place, '名称', '荷花们')
  await press('保存')
  await soon(() =>
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', expect.objectContaining({ id: 'v1', name: '荷花们', shared: false })],
    ]),
  )
  await soon(() => expect(shown.place.querySelector('dialog')).toBeNull())
})

test('it is deleted once that is confirmed, and the list stays as it is', async () => {
  await looking('我的')
  await press('视图“我的”的操作')
  await press('删除视图')
  await soon(() => expect(document.body.textContent).toContain('删除视图“我的”？其中的记录不受影响。'))
  ;(await buttonOf(document.body, '删除')).click()
  await soon(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE']))
  expect(asked[0]?.address).toContain('v1')
  await soon(() => expect(chip('我的')?.getAttribute('aria-pressed')).toBe('false'))
  expect(shown.place.querySelector<HTMLInputElement>('input[type=search]')?.value).toBe('荷')
})

test('a view of the house is changed by those alone who may share one, as on a desktop', async () => {
  await looking('全园的')
  expect(more('全园的')).toBeNull()
  shown.close()
  await looking('全园的', 'list-view:share')
  expect(more('全园的')).not.toBeNull()
})
