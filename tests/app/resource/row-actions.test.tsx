import { afterEach, expect, test } from 'vitest'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { ListFrame } from '../../../src/app/resource/list/ListFrame'
import { RowActions } from '../../../src/app/resource/list/RowActions'
import { useRemoval } from '../../../src/app/resource/record/use-removal'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { type Flow, isOpenTo } from '../../../src/contract/flow'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const plant = gardenCatalogue.flows.plant
if (!plant) throw new Error('plants have no flow')
const flow: Flow = { ...plant, only: { edit: ['seed'], remove: ['seed', 'sold'] } }
const catalogue: Catalogue = { ...gardenCatalogue, flows: { ...gardenCatalogue.flows, plant: flow } }
let engine: Engine | undefined
let close: (() => void) | undefined
afterEach(async () => {
  close?.()
  await engine?.stop()
})

async function offered(stage: string | null): Promise<string[]> {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:edit', 'plant:remove']) })
  engine = await lonelyEngine(catalogue)
  const row = { id: 'fern', rev: 1, name: '蕨', stage }
  const shown = show(<RowActions resource={Plant} row={row} onEdit={() => undefined} onClose={() => undefined} />, {
    product: productOf(catalogue),
    engine,
  })
  close = shown.close
  await soon(() => expect(document.body.textContent).toContain('蕨'))
  return [...document.querySelectorAll('.big-button')].map((button) => button.textContent ?? '')
}

test('a row offers what its state allows, and nothing the server would refuse', async () => {
  expect(await offered('grown')).toEqual([])
  close?.()
  expect(await offered('sold')).toEqual(['删除'])
  close?.()
  expect(await offered(null)).toEqual(['编辑', '删除'])
})

test('whoever deletes a record is asked by its name', async () => {
  await offered('sold')
  ;(await buttonOf(document.body, '删除')).click()
  await soon(() => expect(useQuestion.getState().question?.body).toBe('将删除植物“蕨”。'))
  speak('en')
  answerQuestion(undefined)
})

const plants = ['蕨', '石松', '木贼', '苔', '藓'].map((name, at) => ({ id: `p${at}`, rev: 1, name }))
function Removing({ ids }: { ids: readonly string[] }) {
  const remove = useRemoval(Plant, plants)
  return (
    <button type="button" onClick={() => void remove(ids)}>
      go
    </button>
  )
}

test.each([
  [['p0', 'p1'], '是否删除选中数据（2 条）？植物：蕨、石松'],
  [['p0', 'p1', 'p2', 'p3', 'p4'], '是否删除选中数据（5 条）？植物：蕨、石松、木贼 等'],
  [['p4', 'elsewhere'], '是否删除选中数据（2 条）？植物：藓 等'],
  [['elsewhere'], '是否删除选中数据（1 条）？'],
])('whoever deletes several is told how many and which', async (ids, body) => {
  speak('zh-CN')
  engine = await lonelyEngine(catalogue)
  const shown = show(<Removing ids={ids} />, { product: productOf(catalogue), engine })
  close = shown.close
  ;(await buttonOf(shown.place, 'go')).click()
  await soon(() => expect(useQuestion.getState().question?.body).toBe(body))
  answerQuestion(undefined)
})

test('what was removed is brought back from where that is said, by a press or by its keys, and once', async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:list', 'plant:add', 'plant:remove']) })
  engine = await lonelyEngine(catalogue)
  const { db } = engine
  const shown = show(<Removing ids={['p0']} />, { product: productOf(catalogue), engine })
  close = shown.close
  const verbs = async () => (await db.ops.orderBy('n').toArray()).map(({ key, verb }) => `${key} ${verb}`)
  const remove = async () => {
    ;(await buttonOf(shown.place, 'go')).click()
    await soon(() => expect(useQuestion.getState().question).toBeDefined())
    answerQuestion('confirm')
    await soon(() => expect(useToasts.getState().toasts[0]?.action?.text).toBe('撤销'))
  }
  await remove()
  const undo = useToasts.getState().toasts[0]?.action
  undo?.run()
  undo?.run()
  await soon(async () => expect(await verbs()).toEqual(['p0 remove', 'p0 restore']))
  await soon(() => expect(useToasts.getState().toasts[0]?.text).toBe('已恢复 1 条'))
  await remove()
  const press = (target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }))
  const field = document.body.appendChild(document.createElement('input'))
  press(field)
  expect(await verbs()).toHaveLength(3)
  field.remove()
  press(document.body)
  press(document.body)
  await soon(async () => expect(await verbs()).toEqual(['p0 remove', 'p0 restore', 'p0 remove', 'p0 restore']))
})

test('whoever may not add is offered no way back', async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:list', 'plant:remove']) })
  engine = await lonelyEngine(catalogue)
  const shown = show(<Removing ids={['p0']} />, { product: productOf(catalogue), engine })
  close = shown.close
  ;(await buttonOf(shown.place, 'go')).click()
  await soon(() => expect(useQuestion.getState().question).toBeDefined())
  answerQuestion('confirm')
  await soon(() => expect(useToasts.getState().toasts[0]?.text).toBe('已删除'))
  expect(useToasts.getState().toasts[0]?.action).toBeUndefined()
})

test.each([
  [true, '还没有植物新增后会显示在这里。'],
  [false, '还没有植物'],
])('an empty list speaks of adding only to whoever may: %s', async (mayAdd, text) => {
  speak('zh-CN')
  engine = await lonelyEngine(catalogue)
  const list = { phase: 'ready', total: 0, again: () => undefined } as const
  const frame = (
    <ListFrame noun="植物" filtered={false} onClear={() => undefined} {...{ list, mayAdd }}>
      {null}
    </ListFrame>
  )
  const shown = show(frame, { product: productOf(catalogue), engine })
  close = shown.close
  await soon(() => expect(shown.place.textContent).toBe(text))
})

test('where no states are named, every state allows it', () => {
  expect(isOpenTo(plant, 'edit', 'grown')).toBe(true)
  expect(isOpenTo(flow, 'grow', 'grown')).toBe(true)
  expect(isOpenTo(undefined, 'remove', 'anything')).toBe(true)
})
