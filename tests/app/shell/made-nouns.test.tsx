import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { tellNews } from '../../../src/app/live/news'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { readMadeNouns } from '../../../src/app/shell/screens/made-nouns'
import { NounScreen } from '../../../src/app/shell/screens/NounScreen'
import { type MadeDefinition, madeNoun, readDefinition } from '../../../src/contract/made/made-noun'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const noun = 'made-b-toy'
const fields: MadeDefinition['fields'] = [
  { name: 'label', kind: 'text', zh: '名称', en: 'Name', required: true },
  { name: 'pieces', kind: 'count', zh: '件数', en: 'Pieces', max: 1000 },
  { name: 'washedOn', kind: 'date', zh: '清洗日期', en: 'Washed on' },
]
const toyOf = (some: MadeDefinition['fields']) => {
  const { definition } = readDefinition(JSON.stringify({ fields: some, title: 'label' }))
  if (!definition) throw new Error('no definition')
  // As it comes over the wire.
  return JSON.parse(JSON.stringify(madeNoun(noun, { zh: '玩具', en: 'Toy' }, definition)))
}
const row = { id: 'r1', rev: 1, scope: 'all', createBy: 'a', createTime: '2026-03-02 08:00:00', updateBy: null, updateTime: null }

let engine: Engine
let shown: ReturnType<typeof show> | undefined
let told: unknown[]
let isAway: boolean
const sent: { address: string; body: unknown }[] = []

const answers = (path: string): unknown => {
  if (path.endsWith('/sys/madeNoun/mine')) return told
  if (path.endsWith(`/${noun}/list`))
    return { records: [{ ...row, label: '积木', pieces: 120, washedOn: '2026-03-01' }], total: 1, size: 10, current: 1, pages: 1 }
  return { ...row, label: '皮球' }
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  told = [toyOf(fields)]
  isAway = false
  sent.length = 0
  useSession.setState({ granted: new Set([`${noun}:list`, `${noun}:add`]) })
  engine = await lonelyEngine(gardenCatalogue)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    sent.push({ address: new URL(address, 'http://here').pathname, body: body && JSON.parse(body) })
    if (isAway) throw new TypeError('Failed to fetch')
    const result = answers(new URL(address, 'http://here').pathname)
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
  })
})
afterEach(async () => {
  shown?.close()
  shown = undefined
  useSession.setState({ granted: new Set() })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await engine.stop()
})

function openOn(face: 'touch' | 'desktop', at = noun) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: face === 'desktop' && query.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  shown = show(<NounScreen noun={at} title="玩具" />, { product: productOf(gardenCatalogue), engine })
  return shown.place
}

test.each(['touch', 'desktop'] as const)('a noun no build knows has its list and its form (%s)', async (face) => {
  const place = openOn(face)
  await soon(() => expect(place.textContent).toContain('积木'))
  expect(place.textContent).toContain('120')
  ;(await buttonOf(place, face === 'touch' ? '新增玩具' : '新增')).click()
  // Beside the list of a desktop stands the search, with inputs of the same names.
  const form = await soon(() => document.querySelector<HTMLElement>('.record-form') ?? Promise.reject(new Error('none yet')))
  await fill(form, '名称', '皮球')
  await fill(form, '件数', '3')
  ;(await buttonOf(document.body, '保存')).click()
  await soon(() => expect(sent).toContainEqual({ address: `/online/made/${noun}/add`, body: { label: '皮球', pieces: 3 } }))
})

test('a field that is added while the list stands open is there as soon as something is new', async () => {
  const place = openOn('desktop')
  await soon(() => expect(place.textContent).toContain('清洗日期'))
  expect(place.textContent).not.toContain('重量')
  told = [toyOf([...fields, { name: 'weight', kind: 'amount', zh: '重量', en: 'Weight' }])]
  act(tellNews)
  await soon(() => expect(place.textContent).toContain('重量'))
})

test('whoever holds no right of any waits for none and asks for none', async () => {
  useSession.setState({ granted: new Set(['plant:list']) })
  const place = openOn('touch', 'made-b-other')
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('抱歉，资源未找到！'))
  expect(await readMadeNouns()).toEqual([])
  expect(sent).toEqual([])
})

test('one that cannot be asked for is said to need the network, and is there when it is tried again', async () => {
  isAway = true
  const place = openOn('touch')
  await soon(() => expect(place.textContent).toContain('现在没有网络'))
  isAway = false
  ;(await buttonOf(place, '重试')).click()
  await soon(() => expect(place.textContent).toContain('积木'))
})
