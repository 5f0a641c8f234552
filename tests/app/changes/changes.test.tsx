import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecordChanges } from '../../../src/app/changes/RecordChanges'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const change = (version: number, more: object = {}) => ({
  id: `00000000-0000-7000-8000-00000000000${version}`,
  version,
  verb: 'edit',
  at: `2026-11-2${version} 08:00:00`,
  by: 'anna',
  by_dictText: '安老师',
  isDecided: false,
  changes: [{ field: 'name', isUnknown: false, before: `荷${version - 1}`, after: `荷${version}` }],
  ...more,
})
const added = change(1, { verb: 'add', changes: [{ field: 'name', isUnknown: false, before: null, after: '荷1' }] })
const unknown = change(2, { changes: [{ field: 'note', isUnknown: true, before: null, after: '靠窗' }] })
const all = [change(3), unknown, added]

let engine: Engine
let shown: ReturnType<typeof show>
let asked: string[]
/** Answers of the server by the last part of the path; one that is missing is no answer at all. */
let answers: Readonly<Record<string, object>>

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  asked = []
  answers = { changes: { success: true, result: { records: all, pages: 1, total: 3 } } }
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0]?.split('/').at(-1) ?? ''
    asked.push(address)
    const body = answers[path]
    if (!body) throw new TypeError('no network')
    return new Response(JSON.stringify({ code: 200, message: '', ...body }), { headers: { 'content-type': 'application/json' } })
  })
  useSession.setState({ granted: new Set(['plant:list']) })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  queries.setDefaultOptions({})
  await engine.stop()
})

async function open(): Promise<HTMLElement> {
  shown = show(<RecordChanges resource={Plant} row={{ id: 'p1', rev: 3, name: '荷3' }} />, { product: productOf(gardenCatalogue), engine })
  ;(await buttonOf(shown.place, '变更记录')).click()
  return soon(() => {
    const sheet = shown.place.querySelector('dialog')
    if (!sheet?.querySelector('.change-card, .state-view')) throw new Error('not there yet')
    return sheet
  })
}
const cards = (sheet: HTMLElement) => [...sheet.querySelectorAll<HTMLElement>('.change-card')]
const choose = async (card: HTMLElement | undefined) => {
  const chip = card?.querySelector<HTMLElement>('.chip')
  chip?.click()
  await soon(() => expect(chip?.getAttribute('aria-pressed')).toBe('true'))
}

test('every change says who, when, and each field before and after; of a new record only what it came with', async () => {
  const [last, middle, first] = cards(await open())
  expect(last?.textContent).toContain('安老师 · 2026-11-23 08:00 · 第 3 版')
  expect(last?.querySelector('.field-was')?.textContent).toContain('荷2')
  expect(last?.querySelector('.field-is')?.textContent).toContain('荷3')
  expect(middle?.querySelector('.field-was')?.textContent).toContain('没有留存')
  expect(first?.querySelector('h3')?.textContent).toBe('新建')
  expect(first?.querySelector('.field-was')).toBeNull()
})

test('two versions are chosen and compared, the older one before, and one comes back to all', async () => {
  answers = { ...answers, compareChanges: { success: true, result: [{ field: 'name', isUnknown: false, before: '荷1', after: '荷3' }] } }
  const sheet = await open()
  await choose(cards(sheet)[0])
  await soon(() => expect(sheet.textContent).toContain('已选第 3 版，再选一个'))
  await choose(cards(sheet)[2])
  ;(await buttonOf(sheet, '比较第 1 版和第 3 版')).click()
  await soon(() => expect(sheet.querySelector('.field-was')?.textContent).toContain('荷1'))
  expect(asked.at(-1)).toMatch(/compareChanges\?id=p1&one=\S+1&other=\S+3/)
  ;(await buttonOf(sheet, '返回变更记录')).click()
  await soon(() => expect(cards(sheet)).toHaveLength(3))
})

test('a third version takes the place of the one chosen first', async () => {
  const sheet = await open()
  for (const card of cards(sheet)) await choose(card)
  await buttonOf(sheet, '比较第 1 版和第 2 版')
})

test('older changes are asked for by their button', async () => {
  answers = { changes: { success: true, result: { records: [change(3)], pages: 2, total: 21 } } }
  const sheet = await open()
  ;(await buttonOf(sheet, '更早的变更')).click()
  await soon(() => expect(asked.at(-1)).toContain('pageNo=2'))
  await soon(() => expect(cards(sheet)).toHaveLength(2))
})

test('without a network it says so and tries again, and a record without changes says that', async () => {
  answers = {}
  const sheet = await open()
  expect(sheet.textContent).toContain('联网后才能看变更记录')
  answers = { changes: { success: true, result: { records: [], pages: 0, total: 0 } } }
  ;(await buttonOf(sheet, '重试')).click()
  await soon(() => expect(sheet.textContent).toContain('没有可看的变更'))
  expect(sheet.textContent).not.toContain('选两个版本可以比较')
})

test('whoever is told of no changes is not told why', async () => {
  answers = { changes: { success: false, error: 'record.gone', message: '记录不存在' } }
  expect((await open()).textContent).toContain('没有可看的变更')
})
