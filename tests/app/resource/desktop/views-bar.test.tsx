import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { ListView } from '../../../../src/contract/system/list-view'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { drawn } from '../../../kit/drawn'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { rowServer } from '../../../kit/product/row-server'
import { soon } from '../../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, 'list-view': ListView } }
let engine: Engine
let shown: ReturnType<typeof show>
let server: ReturnType<typeof rowServer>
let refused: string | undefined

const tabs = () => [...shown.place.querySelectorAll<HTMLElement>('.view-tab')]
const tab = (name: string) => soon(() => tabs().find((one) => one.textContent?.includes(name)) ?? Promise.reject(new Error(`no ${name}`)))
const rows = () => [...shown.place.querySelectorAll('.cell-link')].map((one) => one.textContent)
const dialog = () => soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('nothing is asked')))
/** What was asked of the server about views, without questions about rows. */
const told = () =>
  server.calls.flatMap(({ method, path, body, query }) => (method === 'GET' ? [] : [{ method, path, body, id: query.get('id') }]))

async function open(granted: readonly string[] = ['*']) {
  useSession.setState({ granted: new Set(granted), person: { id: 'me', username: 'me', realname: '梁丹' } as never })
  shown = show(<TableList resource={Plant} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(rows().length).toBe(3))
}

beforeEach(async () => {
  speak('zh-CN')
  useToasts.setState({ toasts: [] })
  queries.clear()
  refused = undefined
  engine = await lonelyEngine(catalogue)
  const plants = ['荷花', '梅花', '兰草'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02' }))
  await keepRows(engine, 'plant', plants)
  const shows = { filters: { name: '花' }, sorts: [] }
  await keepRows(engine, 'list-view', [
    { id: 'mine', name: '花', noun: 'plant', shared: false, owner: 'me', shows },
    { id: 'theirs', name: '草', noun: 'plant', shared: true, owner: 'you', shows: { filters: { name: '草' }, sorts: [] } },
  ])
  server = rowServer(ListView, [], () => (refused ? { error: refused } : { result: { id: 'made' } }))
})
afterEach(async () => {
  shown.close()
  useSession.setState({ person: undefined })
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a list as it is narrowed is kept under a name, for oneself or for the whole house', async () => {
  await open()
  await fill(shown.place, '按“名称”筛选', '荷')
  ;(await buttonOf(shown.place, '存为视图')).click()
  const asked = await dialog()
  await fill(asked, '名称', '荷')
  asked.querySelector<HTMLInputElement>('.view-shared input')?.click()
  ;(await buttonOf(asked, '保存')).click()
  await soon(() => expect(told().length).toBe(1))
  expect(told()[0]).toMatchObject({
    path: '/sys/listView/add',
    body: { name: '荷', shared: true, noun: 'plant', shows: { filters: { name: '荷' }, sorts: [] } },
  })
})

test('a view says how many rows it finds, shows them, and takes over what was changed of it', async () => {
  await open()
  await soon(async () => expect((await tab('花')).textContent).toBe('花2'))
  ;(await tab('花')).click()
  await soon(() => expect(rows()).toEqual(expect.arrayContaining(['荷花', '梅花'])))
  await soon(() => expect(rows().length).toBe(2))
  await fill(shown.place, '按“名称”筛选', '梅')
  await soon(async () => expect((await tab('花')).textContent).toContain('与视图不同'))
  ;(await buttonOf(shown.place, '更新视图')).click()
  await soon(() =>
    expect(told().at(-1)).toMatchObject({ path: '/sys/listView/edit', body: { id: 'mine', shows: { filters: { name: '梅' } } } }),
  )
})

test('a view is deleted when that is confirmed, and chosen no more; one that cannot be stays chosen', async () => {
  await open()
  ;(await tab('花')).click()
  await soon(() => expect(rows().length).toBe(2))
  const drop = async () => {
    ;(await buttonOf(shown.place, '删除视图')).click()
    const question = await dialog()
    expect(question.textContent).toContain('删除视图“花”？其中的记录不受影响。')
    ;(await buttonOf(question, '删除')).click()
  }
  refused = 'record.state'
  await drop()
  await soon(() => expect(told()).toMatchObject([{ method: 'DELETE', path: '/sys/listView/delete', id: 'mine' }]))
  // It is said that it is not deleted; what follows from that has been drawn.
  await soon(() => expect(useToasts.getState().toasts.map((one) => one.tone)).toEqual(['bad']))
  await drawn()
  expect((await tab('花')).getAttribute('aria-pressed')).toBe('true')
  refused = undefined
  await drop()
  await soon(async () => expect((await tab('花')).getAttribute('aria-pressed')).toBe('false'))
})

test('a view somebody else shares is used by all, and changed by whoever may share', async () => {
  await open(['plant:list', 'list-view:list'])
  ;(await tab('草')).click()
  await soon(() => expect(rows()).toEqual(['兰草']))
  expect((await tab('草')).textContent).toContain('全园共用')
  expect(shown.place.querySelector('[aria-label="删除视图"]')).toBeNull()
  shown.close()
  await open()
  ;(await tab('草')).click()
  await buttonOf(shown.place, '删除视图')
})
