import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const resource = { ...Plant, list: ['name', 'note', 'stage'] }
const product = productOf({ ...gardenCatalogue, resources: { ...gardenCatalogue.resources, plant: resource } })
let engine: Engine
let shown: ReturnType<typeof show>

const cell = (id: string, name: string) =>
  shown.place.querySelector<HTMLElement>(`tr[data-row-key="${id}"] > td[data-column="${name}"]`) as HTMLElement
const inputIn = (place: Element) =>
  soon(() => place.querySelector('input') ?? place.querySelector('textarea') ?? Promise.reject(new Error('no input')))
const editors = () => shown.place.querySelectorAll('.cell-editor').length
const press = (key: string, target: Element = document.activeElement ?? document.body, more: object = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
const twice = (place: Element) => place.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
function type(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const edits = async () => (await engine.db.ops.toArray()).map(({ key, verb, patch }) => ({ key, verb, patch }))

async function open(granted: readonly string[]) {
  useSession.setState({ granted: new Set(granted) })
  shown = show(<TableList resource={resource} title="植物" />, { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(2))
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  const plants = ['荷花', '梅花'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02', stage: 'seed' }))
  await keepRows(engine, 'plant', plants)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('a double click on a cell opens it, and Enter saves it as one edit of that field', async () => {
  await open(['*'])
  twice(cell('p0', 'name'))
  const input = await inputIn(cell('p0', 'name'))
  expect(input.value).toBe('荷花')
  type(input, '睡莲')
  press('Enter', input)
  await soon(() => expect(cell('p0', 'name').querySelector('.cell-link')?.textContent).toBe('睡莲'))
  expect(await edits()).toEqual([{ key: 'p0', verb: 'edit', patch: { name: '睡莲' } }])
  expect(shown.place.querySelector('.side-panel')).toBeNull()
})

test('Escape gives up what was written', async () => {
  await open(['*'])
  twice(cell('p0', 'name'))
  const input = await inputIn(cell('p0', 'name'))
  type(input, '睡莲')
  press('Escape', input)
  await soon(() => expect(editors()).toBe(0))
  expect(cell('p0', 'name').textContent).toContain('荷花')
  expect(await edits()).toEqual([])
})

test('what is refused stays as it was written, with why', async () => {
  await open(['*'])
  twice(cell('p0', 'name'))
  const input = await inputIn(cell('p0', 'name'))
  type(input, '')
  press('Enter', input)
  await soon(() => expect(cell('p0', 'name').querySelector('[role=alert]')?.textContent).toBe('不能为空'))
  expect(cell('p0', 'name').querySelector('.cell-editor')?.hasAttribute('data-wrong')).toBe(true)
  expect(await edits()).toEqual([])
})

test('Tab saves a cell and goes to the next that may be written in, in the next row after the last', async () => {
  await open(['*'])
  twice(cell('p0', 'name'))
  const input = await inputIn(cell('p0', 'name'))
  type(input, '睡莲')
  press('Tab', input)
  press('Tab', await inputIn(cell('p0', 'note')))
  await inputIn(cell('p1', 'name'))
  expect(editors()).toBe(1)
  expect((await edits()).map(({ patch }) => patch)).toEqual([{ name: '睡莲' }])
})

test('e opens the cell the keyboard stands on; what is worked out does not open', async () => {
  await open(['*'])
  press('ArrowDown', document.body)
  press('ArrowRight')
  expect(document.activeElement).toBe(cell('p0', 'note'))
  press('ArrowRight')
  press('e')
  await drawn()
  expect(editors()).toBe(0)
  press('ArrowLeft')
  press('ArrowLeft')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('梅花')
  press('e')
  await inputIn(cell('p1', 'name'))
})

test('without the right to edit no cell opens', async () => {
  await open(['plant:list'])
  twice(cell('p0', 'name'))
  await drawn()
  expect(editors()).toBe(0)
  expect(shown.place.querySelectorAll('td[data-editable]').length).toBe(0)
})
