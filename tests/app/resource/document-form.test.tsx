import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFace } from '../../../src/app/design/face'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import type { ViewRow } from '../../../src/app/resource/row'
import { useSession } from '../../../src/app/session/session'
import { add } from '../../../src/contract/sync/intent'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { Bill, BillLine, documentCatalogue } from '../../kit/product/document-product'
import { soon } from '../../kit/soon'
import { act, click, press, type } from '../blocks/grid/desk-grid'

vi.mock('../../../src/app/design/face', { spy: true })

const product = productOf(documentCatalogue)
const onSaved = vi.fn()
let engine: Engine
let shown: { place: HTMLElement; close: () => void }
const form = (row?: ViewRow) => {
  shown = show(<RecordForm resource={Bill} {...(row && { row })} onSaved={onSaved} onCancel={() => undefined} />, { product, engine })
}
const grid = () => soon(() => shown.place.querySelector<HTMLElement>('[role=grid]') ?? Promise.reject(new Error('no grid')))
const cell = (row: number, column: number) =>
  shown.place.querySelectorAll('.grid-row')[row]?.querySelectorAll<HTMLElement>('[aria-colindex]')[column] as HTMLElement
function write(row: number, column: number, text: string) {
  click(cell(row, column))
  type(text)
  press('Enter')
}
const ops = async () => (await engine.db.ops.orderBy('n').toArray()).map(({ noun, verb, patch, group }) => ({ noun, verb, patch, group }))

beforeEach(async () => {
  vi.mocked(useFace).mockReturnValue('desktop')
  speak('en')
  onSaved.mockClear()
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(documentCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('a new document is saved with its lines as one group, without network', async () => {
  form()
  await fill(shown.place, 'Title', 'Monday')
  await grid()
  act(() => [...shown.place.querySelectorAll('button')].find((one) => one.textContent === 'Add')?.click())
  expect(document.activeElement?.className).toBe('grid-sink')
  write(0, 0, 'rice')
  write(0, 1, '2')
  write(0, 2, '12.5')
  expect(shown.place.querySelector('.grid-totals')?.textContent).toContain('¥12.50')
  ;(await buttonOf(shown.place, 'Save')).click()
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
  const [bill, line] = await ops()
  expect(bill).toMatchObject({ noun: 'bill', verb: 'add', patch: { title: 'Monday', shelf: 'a' }, group: { at: 1, of: 2 } })
  expect(line).toMatchObject({ noun: 'bill-line', verb: 'add', patch: { item: 'rice', pieces: 2, price: 1250, place: 1 } })
  expect(line?.group).toEqual({ ...bill?.group, at: 2 })
  expect(line?.patch.bill).toBe(onSaved.mock.lastCall?.[0])
})

test('in a hand, only the lines that changed are sent, and together with nothing that did not', async () => {
  vi.mocked(useFace).mockReturnValue('touch')
  const items = ['rice', 'egg', 'milk']
  await engine.commit([
    add(Bill, 'b1', { title: 'Monday', shelf: 'a' }),
    ...items.map((item, at) => add(BillLine, `b1.${at}`, { bill: 'b1', place: at + 1, item, pieces: 1, price: 100 })),
  ])
  form({ id: 'b1', rev: 0, title: 'Monday', shelf: 'a' })
  await soon(() => expect(shown.place.querySelectorAll('.touch-row').length).toBe(3))
  act(() => shown.place.querySelectorAll<HTMLElement>('.touch-row > button')[1]?.click())
  const item = await soon(() => document.querySelector<HTMLInputElement>('[aria-label="Item"]') ?? Promise.reject(new Error('no input')))
  act(() => item.focus())
  type('eggs')
  act(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Row after')?.click())
  await soon(() => expect(document.querySelector<HTMLInputElement>('[aria-label="Item"]')?.value).toBe('milk'))
  act(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Delete')?.click())
  await soon(() => expect(shown.place.querySelectorAll('.touch-row').length).toBe(2))
  ;(await buttonOf(shown.place, 'Save')).click()
  await soon(() => expect(onSaved).toHaveBeenCalledWith('b1'))
  const sent = (await ops()).slice(4)
  expect(sent.map(({ noun, verb, patch }) => [noun, verb, patch])).toEqual([
    ['bill-line', 'remove', {}],
    ['bill-line', 'edit', { item: 'eggs' }],
  ])
  expect(sent.map(({ group }) => group?.of)).toEqual([2, 2])
})

test('what is wrong with a line is said at its cell, and nothing is saved', async () => {
  form()
  await fill(shown.place, 'Title', 'Monday')
  await grid()
  act(() => [...shown.place.querySelectorAll('button')].find((one) => one.textContent === 'Add')?.click())
  write(0, 0, 'rice')
  ;(await buttonOf(shown.place, 'Save')).click()
  await soon(() => expect(cell(0, 1).querySelector('[role=tooltip]')?.textContent).toBe('Please fill this in'))
  expect([await ops(), onSaved.mock.calls.length]).toEqual([[], 0])
})

test('who may not edit the document is asked for no lines', async () => {
  useSession.setState({ granted: new Set(['bill:list', 'bill-line:list']) })
  form()
  await buttonOf(shown.place, 'Save')
  expect(shown.place.querySelector('[role=grid]')).toBeNull()
})
