import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { Suspense } from '../../../src/app/design/Suspense'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { RecycleBinScreen } from '../../../src/app/recycle-bin/RecycleBinScreen'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const gone = (id: string, name: string) => ({
  id,
  rev: 2,
  name,
  note: `${name}的说明`,
  updateBy: 'anna',
  updateBy_dictText: '安老师',
  updateTime: '2026-11-24 09:30:00',
})

/** No row of the nouns shown here lies on the device, as with users. */
const onDevice = { ...gardenCatalogue, resources: {} }

let engine: Engine
let shown: ReturnType<typeof show>
let asked: { method: string; address: string; body: string }[]
let bin: ReturnType<typeof gone>[]
/** Why nothing is brought back, or `undefined` where it is. */
let refusal: string | undefined
let isAway = false

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  asked = []
  refusal = undefined
  isAway = false
  bin = [gone('p1', '荷花'), gone('p2', '月季')]
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (isAway) throw new TypeError('no network')
    asked.push({ method, address: decodeURIComponent(address), body })
    if (address.includes('/sys/recycleBin'))
      return Response.json({ success: true, code: 200, message: '', result: [{ noun: 'plant', count: bin.length }] })
    if (method === 'PUT' && refusal)
      return Response.json({
        success: false,
        error: 'record.not-restored',
        message: '',
        values: { title: '荷花', why: refusal, whyEn: refusal },
      })
    if (method === 'DELETE') bin = bin.filter(({ id }) => !new URL(address, 'http://x').searchParams.get('ids')?.split(',').includes(id))
    if (method === 'PUT') bin = bin.filter(({ id }) => !JSON.parse(body).ids.split(',').includes(id))
    const records = address.includes('superQueryParams') ? bin.filter(({ name }) => name === '月季') : bin
    return Response.json({
      success: true,
      code: 200,
      message: '',
      result: { records, total: records.length, pages: 1, current: 1, size: 20 },
    })
  })
  useSession.setState({ granted: new Set(['plant:list', 'plant:add', 'plant:remove']) })
  engine = await lonelyEngine(onDevice)
  const screen = (
    <Suspense>
      <RecycleBinScreen />
    </Suspense>
  )
  shown = show(screen, { product: productOf(onDevice, { wholeCatalogue: async () => gardenCatalogue }), engine })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  queries.setDefaultOptions({})
  await engine.stop()
})

const text = () => shown.place.textContent ?? ''
const press = async (words: string) => (await buttonOf(shown.place, words)).click()

test('what was removed is told with who removed it and when, and comes back by a press', async () => {
  await soon(() => expect(text()).toContain('安老师删除于 2026-11-24 09:30'))
  await press('恢复“荷花”')
  await soon(() => expect(text()).not.toContain('荷花'))
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    address: expect.stringMatching(/plant\/restore$/),
    body: '{"ids":"p1"}',
  })
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('已恢复 1 条')
})

test('several are chosen and come back together', async () => {
  await soon(() => expect(shown.place.querySelectorAll('input[type=checkbox]').length).toBeGreaterThan(1))
  for (const box of shown.place.querySelectorAll<HTMLInputElement>('.recycle-check input')) box.click()
  await press('恢复选中的 2 条')
  await soon(() => expect(text()).toContain('没有删除过的'))
  expect(asked.find(({ method }) => method === 'PUT')?.body).toBe('{"ids":"p1,p2"}')
})

test('whoever has the right to deletes for good what is chosen, after typing that they mean it', async () => {
  await soon(() => expect(text()).toContain('荷花'))
  const choose = () => shown.place.querySelector<HTMLInputElement>('.recycle-check input')?.click()
  choose()
  await press('恢复选中的 1 条').catch(() => undefined)
  await soon(() => expect(text()).not.toContain('荷花'))
  expect(text()).not.toContain('彻底删除')
  useSession.setState({ granted: new Set(['plant:list', 'plant:add', 'plant:remove', 'recycle-bin:forget']) })
  choose()
  await press('彻底删除选中的 1 条')
  await soon(() => expect(useQuestion.getState().question).toMatchObject({ danger: true, typed: '彻底删除' }))
  answerQuestion('confirm')
  await soon(() => expect(asked.find(({ method }) => method === 'DELETE')?.address).toMatch(/plant\/removed\?ids=p2$/))
  await soon(() => expect(text()).toContain('没有删除过的'))
})

test('why one does not come back is said, and it stays there', async () => {
  refusal = '编码：已被使用'
  await press('恢复“荷花”')
  await soon(() => expect(shown.place.querySelector('[role=alert]')?.textContent).toBe('“荷花”没有恢复：编码：已被使用'))
  await buttonOf(shown.place, '恢复“荷花”')
})

test('a word finds some of them, and what is not found says so', async () => {
  await soon(() => expect(text()).toContain('荷花'))
  const box = shown.place.querySelector<HTMLInputElement>('input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '月季')
  box?.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(asked.at(-1)?.address).toContain('"rule":"like","val":"月季"'))
  await soon(() => expect(text()).toContain('月季'))
  expect(text()).not.toContain('荷花')
})

test('what somebody may remove and add is offered and nothing else, though no row of it lies on the device', async () => {
  await press('查看哪一种记录：植物')
  const kinds = await soon(() => {
    const found = [...document.querySelectorAll('.pick-list button')].map((one) => one.textContent)
    if (found.length === 0) throw new Error('no list yet')
    return found
  })
  expect(kinds).toEqual(['植物（2）'])
  useSession.setState({ granted: new Set(['plant:list', 'plant:remove']) })
  await soon(() => expect(text()).toContain('没有您可以恢复的记录种类'))
})

test('without a network it says so', async () => {
  await soon(() => expect(text()).toContain('荷花'))
  isAway = true
  await queries.resetQueries()
  await soon(() => expect(text()).toContain('联网后才能看回收站'))
})
