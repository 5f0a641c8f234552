import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
let engine: Engine
let shown: ReturnType<typeof show>

const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const focused = () => document.activeElement?.textContent
const panel = () => shown.place.querySelector('.side-panel')

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  const plants = ['荷花', '梅花', '兰花'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02' }))
  await keepRows(engine, 'plant', plants)
  shown = show(<TableList resource={Plant} title="植物" />, { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(3))
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('arrow keys lead through the rows of a table', () => {
  press('ArrowDown', document.body)
  expect(focused()).toBe('荷花')
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown')
  expect(focused()).toBe('兰花')
  press('ArrowUp')
  expect(focused()).toBe('梅花')
  press('Home')
  expect(focused()).toBe('荷花')
})

test('Escape closes the open record, and the keyboard is back at its row', async () => {
  press('ArrowDown', document.body)
  press('ArrowDown')
  ;(document.activeElement as HTMLElement).click()
  await soon(() => expect(panel()?.textContent).toContain('梅花'))
  expect(panel()?.contains(document.activeElement)).toBe(true)
  press('Escape')
  await soon(() => expect(panel()).toBeNull())
  await soon(() => expect(focused()).toBe('梅花'))
})

test('Escape asks before it closes a form with something in it', async () => {
  ;(await buttonOf(shown.place, '新增')).click()
  const form = await soon(() => panel()?.querySelector<HTMLElement>('form') ?? Promise.reject(new Error('no form yet')))
  await fill(form, '名称', '菊花')
  press('Escape')
  const dialog = await soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('nothing is asked')))
  expect(dialog.textContent).toContain('填写的内容还没有保存')
  expect(panel()).not.toBeNull()
  ;(await buttonOf(dialog, '取消')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect(panel()).not.toBeNull()
  press('Escape')
  ;(
    await buttonOf(await soon(() => document.querySelector<HTMLElement>('dialog footer') ?? Promise.reject(new Error('not yet'))), '关闭')
  ).click()
  await soon(() => expect(panel()).toBeNull())
})

const chosenRows = () => shown.place.querySelectorAll('.ant-table-row-selected').length

test('a space chooses the row the keyboard stands on, and Escape chooses none', async () => {
  press('ArrowDown', document.body)
  press(' ')
  await soon(() => expect(chosenRows()).toBe(1))
  expect(shown.place.querySelector('.bulk-bar')?.textContent).toContain('已选 1 条')
  await drawn()
  press('Escape')
  await soon(() => expect(chosenRows()).toBe(0))
})

test('j and k lead from one open record to the next and back, and stop at the ends', async () => {
  press('ArrowDown', document.body)
  ;(document.activeElement as HTMLElement).click()
  await soon(() => expect(panel()?.querySelector('.record')?.textContent).toContain('荷花'))
  press('k')
  press('j')
  await soon(() => expect(panel()?.querySelector('.record')?.textContent).toContain('梅花'))
  press('k')
  await soon(() => expect(panel()?.querySelector('.record')?.textContent).toContain('荷花'))
})

test('letters are keys of the table, and letters where somebody types', async () => {
  press('?', document.body)
  const sheet = await soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('no keys yet')))
  expect(sheet.textContent).toContain('快捷键')
  ;(await buttonOf(sheet, '关闭')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  await drawn()
  press('d', document.body)
  await soon(() => expect(shown.place.querySelector('.table-tool')?.getAttribute('data-density')).toBe('roomy'))
  const input = await fill(shown.place, '按“名称”筛选', '梅')
  press('n', input)
  expect(panel()).toBeNull()
})
