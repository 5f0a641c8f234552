import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { UnsentImportScreen } from '../../../src/app/unsent-import/UnsentImportScreen'
import { ref } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import { defineResource } from '../../../src/contract/resource'
import type { UnsentOp, UnsentSummary } from '../../../src/contract/sync/unsent-file'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const Leaf = defineResource({
  name: 'leaf',
  label: label('叶', 'Leaf'),
  path: '/test/garden/leaf',
  offline: 'write',
  fields: { plant: ref('plant', '植物', 'Plant') },
  title: 'plant',
  list: ['plant'],
  search: [],
  form: [['plant']],
})
const catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, leaf: Leaf },
}

const op = (more: Partial<UnsentOp>): UnsentOp => ({
  id: '1',
  noun: 'plant',
  verb: 'add',
  subject: '蕨',
  at: '2026-03-02 08:00:00',
  standing: 'waiting',
  patch: { name: '蕨' },
  words: {},
  known: false,
  ...more,
})
const found = (ops: readonly UnsentOp[], handedOver = 0): UnsentSummary => ({
  author: '张老师',
  madeAt: '2026-03-02 09:00:00',
  release: 'test',
  oldest: '2026-03-02 08:00:00',
  files: 1,
  ops,
  handedOver,
})

const asked: string[] = []
const answers = (status: number, body: object) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(JSON.stringify({ code: status, message: '', timestamp: 0, ...body }), { status })
  })

let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  asked.length = 0
  engine = await lonelyEngine(catalogue)
  shown = show(<UnsentImportScreen />, { product: productOf(catalogue), engine })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

async function choose() {
  const input = await soon(() => {
    const field = shown.place.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('no file field')
    return field
  })
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'a.kgunsent')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a file is shown before anything happens, and done only when that is confirmed', async () => {
  answers(200, { success: true, result: found([op({}), op({ id: '2', outcome: 'applied', known: true })]) })
  await choose()
  await soon(() => expect(shown.place.textContent).toContain('张老师 的 2 条修改，1 张图片'))
  expect(shown.place.textContent).toContain('之前已收到')
  expect(asked).toEqual(['/sync/salvage/look'])
  answers(200, {
    success: true,
    result: found([op({ outcome: 'rejected', code: 'access.denied' }), op({ id: '2', outcome: 'applied', known: true })], 1),
  })
  ;(await buttonOf(shown.place, '写入 1 条')).click()
  await soon(() => expect(shown.place.textContent).toContain('写入 1 条，待确认 0 条，未接受 1 条。'))
  expect(shown.place.textContent).toContain('没有权限')
  expect(shown.place.textContent).toContain('已移交管理员处理：1 条')
  expect(asked.at(-1)).toBe('/sync/salvage')
})

test('a file that cannot be opened says why, in the language of the screen', async () => {
  speak('en')
  answers(400, { success: false, result: null, error: 'unsent.other-house' })
  await choose()
  await soon(() => expect(shown.place.textContent).toContain('The file belongs to another kindergarten'))
})

test('a record this device does not know is called what the server calls it', async () => {
  const moved = op({ verb: 'edit', noun: 'leaf', patch: { plant: 'p-7' }, words: { plant: '含羞草' }, subject: '含羞草' })
  answers(200, { success: true, result: found([moved]) })
  await choose()
  await soon(() => expect(shown.place.querySelector('dd')?.textContent).toBe('含羞草'))
  expect(shown.place.textContent).not.toContain('p-7')
})
