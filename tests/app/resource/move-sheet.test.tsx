import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { FlowBar } from '../../../src/app/resource/record/FlowBar'
import type { ViewRow } from '../../../src/app/resource/row'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import type { Flow, Move } from '../../../src/contract/flow'
import { label } from '../../../src/contract/label'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const repot = { from: ['seed'], to: 'seed', label: label('换盆', 'Repot'), asks: ['name', 'note', 'height'], offline: true } as const
const fern = { id: 'fern', rev: 3, day: '2026-09-07', name: '蕨', note: '去年换过', height: 12, stage: 'seed' }
const onMoved = vi.fn()
let engine: Engine
let shown: ReturnType<typeof show>
let change: (row: ViewRow) => void

function Changing({ row }: { row: ViewRow }) {
  const [now, setNow] = useState(row)
  change = setNow
  return <FlowBar resource={Plant} row={now} onMoved={onMoved} />
}

/** Opens the sheet of a move of a plant's. */
async function open(more: Partial<Move> = {}, row: ViewRow = fern) {
  const flow: Flow = { noun: 'plant', field: 'stage', start: 'seed', moves: { repot: { ...repot, ...more } } }
  const catalogue: Catalogue = { ...gardenCatalogue, flows: { ...gardenCatalogue.flows, plant: flow } }
  engine = await lonelyEngine(catalogue)
  shown = show(<Changing row={row} />, { product: productOf(catalogue), engine })
  ;(await buttonOf(shown.place, '换盆')).click()
  await soon(() => expect(sheet()).not.toBeNull())
}

const sheet = () => shown.place.querySelector<HTMLElement>('dialog')
const input = (words: string) => inputOf(shown.place, words)
const shownAt = async (words: string) => (await input(words)).value
const make = async (words = '换盆') => (await buttonOf(sheet() ?? shown.place, words)).click()
const problemAt = async (words: string) => document.getElementById((await input(words)).getAttribute('aria-describedby') ?? '')?.textContent
const ops = () => engine.db.ops.toArray()
/** Waits until the move was made with these values and its sheet is gone. */
async function made(patch: object) {
  await soon(async () => expect((await ops()).map((op) => op.patch)).toEqual([patch]))
  await soon(() => expect(sheet()).toBeNull())
}

beforeEach(() => {
  speak('zh-CN')
  onMoved.mockClear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ person: { id: 'u1', username: 'zhang', realname: '张老师' }, granted: new Set(['plant:repot']) })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a sheet begins with what the record holds, and sends what was changed and nothing else', async () => {
  await open()
  expect([await shownAt('名称'), await shownAt('备注'), await shownAt('高度')]).toEqual(['蕨', '去年换过', '12'])
  await fill(shown.place, '高度', '15')
  await make()
  await made({ height: 15 })
  expect(onMoved).toHaveBeenCalledOnce()
})

test('a move that asks for nothing it cannot do without is made with nothing entered', async () => {
  await open()
  await make()
  await made({})
})

test.each([
  ['zh-CN', '备注', '换盆', '不能为空'],
  ['en', 'Note', 'Repot', 'Please fill this in'],
] as const)('what is said of the move itself is asked anew, and missed at its field (%s)', async (language, note, verb, sentence) => {
  await open({ anew: ['note'] })
  speak(language)
  expect(await shownAt(note)).toBe('')
  expect((await input(note)).getAttribute('aria-required')).toBe('true')
  await make(verb)
  await soon(async () => expect(await problemAt(note)).toBe(sentence))
  expect(document.activeElement).toBe(await input(note))
  expect(await ops()).toEqual([])
  // The same words as the last time are said again, not left out as unchanged.
  await fill(shown.place, note, '去年换过')
  await make(verb)
  await made({ note: '去年换过' })
})

test('what the move needs goes with it as the record holds it, and is missed where it is emptied', async () => {
  await open({ needs: ['note'] })
  await fill(shown.place, '备注', '')
  await make()
  await soon(async () => expect(await problemAt('备注')).toBe('不能为空'))
  expect(await ops()).toEqual([])
  await fill(shown.place, '备注', '去年换过')
  await make()
  await made({ note: '去年换过' })
})

test('a field the noun cannot do without is not emptied by a move', async () => {
  await open()
  await fill(shown.place, '名称', '')
  await make()
  await soon(async () => expect(await problemAt('名称')).toBe('不能为空'))
  expect(await ops()).toEqual([])
})

test('what arrives while the sheet is open is no part of what its person saw', async () => {
  await open()
  await fill(shown.place, '高度', '15')
  change({ ...fern, rev: 4, height: 40, note: '已浇水' })
  expect(await shownAt('备注')).toBe('去年换过')
  await make()
  await made({ height: 15 })
  expect(await ops()).toMatchObject([{ verb: 'repot', base: { height: 12 }, trunk: 3 }])
})

test('what the server refuses is said at its field, in a sheet that stays open as it was filled', async () => {
  const refusal = {
    success: false,
    code: 400,
    message: '',
    result: null,
    timestamp: 0,
    error: 'input.invalid',
    values: { count: 2 },
    problems: { height: { code: 'field.large', values: { max: 10 } }, day: { code: 'field.fixed' } },
  }
  const calls: unknown[] = []
  vi.stubGlobal('fetch', async (_address: unknown, { body }: { body: string }) => {
    calls.push(JSON.parse(body))
    return new Response(JSON.stringify(calls.length > 1 ? { ...refusal, success: true, code: 200, error: undefined } : refusal))
  })
  await open({ offline: false })
  engine.status.setState({ online: true })
  await fill(shown.place, '高度', '15')
  await make()
  await soon(async () => expect(await problemAt('高度')).toBe('不能大于 10'))
  expect(sheet()?.querySelector('[role=alert]')?.textContent).toContain('您填写的内容还在')
  expect(sheet()?.querySelector('[role=alert]')?.textContent).toContain('日期: 此项保存后不能修改')
  expect(await shownAt('高度')).toBe('15')
  expect(useToasts.getState().toasts).toEqual([])
  expect(onMoved).not.toHaveBeenCalled()
  await fill(shown.place, '高度', '9')
  await make()
  await soon(() => expect(sheet()).toBeNull())
  expect(calls).toEqual([
    { height: 15, id: 'fern', rev: 3 },
    { height: 9, id: 'fern', rev: 3 },
  ])
})
