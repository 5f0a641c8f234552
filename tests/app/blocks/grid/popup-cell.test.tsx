import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { DesktopGrid } from '../../../../src/app/blocks/grid/desktop/DesktopGrid'
import { createGrid, type Grid } from '../../../../src/app/blocks/grid/store/grid-store'
import { tools } from '../../../../src/app/blocks/grid/toolbar/tools'
import { TouchGrid } from '../../../../src/app/blocks/grid/touch/TouchGrid'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { label } from '../../../../src/contract/label'
import { lonelyEngine, productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { Stage } from '../../../kit/Stage'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, said, serveBlocks } from '../pickers/block-stage'
import { control, press, type } from './desk-grid'

const product = productOf(gardenCatalogue)
const api = '/online/cgreport/api'
const goods = [
  { id: 'a', name: 'Rice', unit: 'kg' },
  { id: 'b', name: 'Milk', unit: 'l' },
]
const report = {
  cgRpConfigId: 'r7',
  cgRpConfigName: 'Goods',
  columns: [{ title: 'Name', dataIndex: 'name', align: 'center' }],
  dictOptions: {},
}
const chosen: GridColumn = {
  key: 'food',
  title: label('食材', 'Food'),
  type: 'popup',
  popupCode: 'goods',
  orgFields: 'name,unit',
  destFields: 'food,in',
}
const typed: GridColumn = {
  ...{ key: 'food', title: label('食材', 'Food'), type: 'popup' },
  facts: {
    kind: 'text',
    label: label('食材', 'Food'),
    required: false,
    max: 50,
    popup: { code: 'goods', own: 'name', fills: { in: 'unit' } },
  },
}
const unit: GridColumn = { key: 'in', title: label('单位', 'Unit'), type: 'input' }

let engine: Engine
let grid: Grid
beforeAll(async () => {
  engine = await lonelyEngine(gardenCatalogue)
})
beforeEach(() => {
  speak('en')
  queries.clear()
  useSession.setState({ granted: new Set(['goods:list']) })
  serveBlocks((path) => {
    if (path === `${api}/getRpColumns/goods`) return report
    if (path === `${api}/getQueryInfo/r7`) return []
    if (path === `${api}/getData/r7`) return { records: goods, total: goods.length }
    throw new Error('no such report here')
  })
})
afterEach(async () => {
  clearBlocks()
  dropToasts()
  vi.unstubAllGlobals()
  await new Promise((resolve) => setTimeout(resolve))
})

const values = () => grid.store.getState().history.now.rows.map((row) => row.values)
const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
const pressOn = async (name: string) => {
  const found = await soon(
    () =>
      [...document.querySelectorAll<HTMLElement>('button, input[type=radio]')].filter((one) => nameOf(one) === name).at(-1) ??
      expect.fail(`no ${name}: ${said()}`),
  )
  flushSync(() => found.click())
}
const dialog = () => document.querySelector('dialog')
const keysGoOn = () => soon(() => expect(document.activeElement?.className).toBe('grid-sink'))
const input = () => document.querySelector<HTMLInputElement>('.grid-writing input')

describe('a popup in a cell, on a desk', () => {
  const draw = (column: GridColumn) => {
    faceOf('desktop')
    const rows = ['r', 's'].map((id) => ({ id, values: { food: 'Oats', in: 'g' } }))
    grid = createGrid({ name: 'g', columns: [column, unit], rows, say: ({ en }) => en })
    drawBlock(
      <Stage {...{ product, engine }}>
        <DesktopGrid grid={grid} title="Goods" />
      </Stage>,
    )
    flushSync(() => document.querySelector<HTMLElement>('.grid-sink')?.focus())
    flushSync(() => grid.goTo({ row: 0, column: 0 }))
  }

  test('opens with its cell by Enter, fills the row in, and is one step back', async () => {
    draw(chosen)
    press('Enter')
    await pressOn('Choose Milk')
    await pressOn('OK')
    await soon(() =>
      expect(values()).toEqual([
        { food: 'Milk', in: 'l' },
        { food: 'Oats', in: 'g' },
      ]),
    )
    expect([dialog(), grid.store.getState().draft]).toEqual([null, undefined])
    await keysGoOn()
    control('z')
    expect(values()[0]).toEqual({ food: 'Oats', in: 'g' })
  })

  test('that is closed leaves the cell as it was, and nobody writes in it any more', async () => {
    draw(chosen)
    press('F2')
    await soon(() => expect(dialog()).not.toBeNull())
    flushSync(() => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))
    await soon(() => expect(grid.store.getState().draft).toBeUndefined())
    expect([dialog(), values()[0]]).toEqual([null, { food: 'Oats', in: 'g' }])
    await keysGoOn()
    press('ArrowDown')
    expect(grid.store.getState().at).toEqual({ row: 1, column: 0 })
  })

  test('takes no letters where it is only chosen from: they open it', async () => {
    draw(chosen)
    type('x')
    await soon(() => expect(dialog()).not.toBeNull())
    expect(grid.store.getState().draft?.value).toBe('Oats')
  })

  test('that is not set up says so, and the cell is left as any other', async () => {
    draw({ ...chosen, destFields: 'food' })
    press('Enter')
    await soon(() => expect(said()).toContain('original and target counts are inconsistent!'))
    expect(dialog()).toBeNull()
    press('Escape')
    expect([grid.store.getState().draft, values()[0]]).toEqual([undefined, { food: 'Oats', in: 'g' }])
  })

  test('of the text of a noun is typed like any text, and opened by Alt and the arrow down', async () => {
    draw(typed)
    type('B')
    expect([input()?.value, dialog()]).toEqual(['B', null])
    type('Barley')
    press('Enter')
    expect(values()[0]).toEqual({ food: 'Barley', in: 'g' })
    press('Enter')
    press('ArrowDown', { altKey: true })
    await pressOn('Choose Rice')
    await pressOn('OK')
    await soon(() => expect(values()[1]).toEqual({ food: 'Rice', in: 'kg' }))
  })
})

describe('a popup of a row, in a hand', () => {
  test('opens by a press on its line, and fills in what stands on the same page', async () => {
    faceOf('touch')
    grid = createGrid({ name: 'g', columns: [chosen, unit], rows: [{ id: 'r', values: { food: 'Oats', in: 'g' } }], say: ({ en }) => en })
    drawBlock(
      <Stage {...{ product, engine }}>
        <TouchGrid grid={grid} title="Goods" tools={tools} />
      </Stage>,
    )
    const card = await soon(() => document.querySelector<HTMLButtonElement>('.touch-row > button') ?? expect.fail('no row'))
    flushSync(() => card.click())
    const line = await soon(() => document.querySelector<HTMLInputElement>('.popup-input input') ?? expect.fail(`no popup: ${said()}`))
    expect([line.readOnly, line.value, document.querySelectorAll('dialog').length]).toEqual([true, 'Oats', 1])
    flushSync(() => line.click())
    await pressOn('Milk')
    await soon(() => expect(values()).toEqual([{ food: 'Milk', in: 'l' }]))
    await pressOn('Clear Food')
    expect(values()).toEqual([{ food: null, in: null }])
  })
})
