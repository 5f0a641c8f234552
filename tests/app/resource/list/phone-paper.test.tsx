import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { totalsOf } from '../../../../src/app/resource/paper/totals-of'
import { queries } from '../../../../src/app/resource/queries'
import type { ViewRow } from '../../../../src/app/resource/row'
import { useSession } from '../../../../src/app/session/session'
import { label } from '../../../../src/contract/label'
import type { Resource } from '../../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

/** Plants that are looked for by their pinyin too, and of which the heights add up. */
const Found: Resource = { ...Plant, list: ['name', 'height'], found: { by: ['name'] } }
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, plant: Found } }
let engine: Engine
let shown: ReturnType<typeof show>
const print = vi.fn()
const lines = () => [...shown.place.querySelectorAll('.table-paper tbody tr')].map((row) => row.textContent)
const toActions = async (word: string) => (await buttonOf(shown.place, word)).click()

async function search(words: string) {
  const box = await soon(() => shown.place.querySelector<HTMLInputElement>('input[type=search]') ?? Promise.reject(new Error('no box')))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, words)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useSession.setState({ granted: new Set(['*']), house: '阳光园', person: { id: 'me', username: 'me', realname: '梁丹' } })
  engine = await lonelyEngine(catalogue)
  vi.stubGlobal('print', print)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  await keepRows(
    engine,
    'plant',
    ['荷花', '梅花', '兰花', '红荷'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02', height: at + 1 })),
  )
  shown = show(<PhoneList resource={Found} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(shown.place.querySelectorAll('[role=listitem] .row-cell').length).toBe(4))
})
afterEach(async () => {
  shown.close()
  useSession.setState({ person: undefined, house: undefined })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  print.mockReset()
  await engine.stop()
})

test('in a hand too all that was found goes on paper as a table, with what it was looked for by, what it comes to and who printed it', async () => {
  await search('he')
  await soon(() => expect(shown.place.querySelectorAll('[role=listitem] .row-cell').length).toBe(2))
  await toActions('打印、导出和导入')
  await toActions('打印')
  await soon(() => expect(print).toHaveBeenCalledTimes(1))
  const paper = shown.place.querySelector('.print-sheet')
  expect(paper?.getAttribute('data-layout')).toBe('landscape')
  expect(paper?.querySelector('h2')?.textContent).toBe('阳光园 植物')
  expect(paper?.querySelector('header')?.textContent).toContain('名称：he · 2 条')
  expect(paper?.querySelector('thead')?.textContent).toBe('名称高度')
  expect(lines().toSorted()).toEqual(['合计5', '红荷4', '荷花1'].toSorted())
  expect(paper?.querySelector('footer')?.textContent).toMatch(/打印人：梁丹打印于 \d{4}/)
  window.dispatchEvent(new Event('afterprint'))
  await soon(() => expect(shown.place.querySelector('.print-sheet, dialog')).toBeNull())
})

test('of rows that are chosen in a hand those alone are printed, and add up to nothing', async () => {
  ;[...shown.place.querySelectorAll<HTMLButtonElement>('.row-more')][1]?.click()
  await toActions('多选')
  await buttonOf(shown.place, '打印和导出')
  const chosen = shown.place.querySelector('.row-card[aria-pressed=true] strong')?.textContent
  await toActions('打印和导出')
  await toActions('打印选中的')
  await soon(() => expect(print).toHaveBeenCalledTimes(1))
  expect(lines().length).toBe(1)
  expect(lines()[0]).toContain(chosen)
})

test('an empty list offers no paper', async () => {
  await search('zzz')
  await soon(() => expect(shown.place.querySelectorAll('[role=listitem] .row-cell').length).toBe(0))
  await toActions('打印、导出和导入')
  await buttonOf(shown.place, '导出')
  expect([...shown.place.querySelectorAll('button')].filter((one) => one.textContent === '打印')).toEqual([])
})

test('rows add up on this device as the server adds them: sums, means of rates, and both of each group', () => {
  const rated: Resource = {
    ...Plant,
    fields: { ...Plant.fields, rate: { ...Plant.fields.height, kind: 'percent', label: label('比率', 'Rate') } },
  }
  const rows: ViewRow[] = [
    { id: 'a', rev: 1, day: '2026-03-02', height: 2, rate: 50 },
    { id: 'b', rev: 1, day: '2026-03-09', height: 3, rate: null },
    { id: 'c', rev: 1, day: '2026-04-01', height: null, rate: 100 },
  ]
  expect(totalsOf(rated, ['name', 'height', 'rate'], 'day', rows)).toEqual({
    count: 3,
    sums: { height: 5, rate: 75 },
    groups: [
      { value: '2026-03', count: 2, sums: { height: 5, rate: 50 } },
      { value: '2026-04', count: 1, sums: { rate: 100 } },
    ],
  })
  expect(totalsOf(rated, ['name'], undefined, rows)).toBeUndefined()
})
