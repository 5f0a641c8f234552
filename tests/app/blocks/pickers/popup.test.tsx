import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../src/app/blocks/grid/column'
import { DesktopGrid } from '../../../../src/app/blocks/grid/desktop/DesktopGrid'
import { createGrid } from '../../../../src/app/blocks/grid/store/grid-store'
import { PopupField } from '../../../../src/app/blocks/popup/PopupField'
import { PopupInput, type PopupInputProps } from '../../../../src/app/blocks/popup/PopupInput'
import { RecordPicker } from '../../../../src/app/blocks/record-picker/RecordPicker'
import { sampleSource } from '../../../../src/app/blocks/record-picker/sample-source'
import { ReportPopup, type ReportPopupProps } from '../../../../src/app/blocks/report-popup/ReportPopup'
import { kept } from '../../../../src/app/blocks/report-popup/report-calls'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import { FillContext } from '../../../../src/app/fields/fill'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import type { FieldFacts } from '../../../../src/contract/field'
import { label } from '../../../../src/contract/label'
import { lonelyEngine, productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { Stage } from '../../../kit/Stage'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, inputAt, Keeping, said, serveBlocks, typeInto } from './block-stage'

const product = productOf(gardenCatalogue)
let engine: Engine
beforeAll(async () => {
  engine = await lonelyEngine(gardenCatalogue)
})
beforeEach(() => {
  speak('en')
  faceOf('desktop')
  queries.clear()
})
afterEach(async () => {
  clearBlocks()
  dropToasts()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await new Promise((resolve) => setTimeout(resolve))
})

const rows = [
  { id: 'a', name: 'Rice', unit: 'kg', kind: '1', price: 3 },
  { id: 'b', name: 'Milk', unit: 'l', kind: '2', price: null },
]
const report = {
  cgRpConfigId: 'r7',
  cgRpConfigName: 'Goods',
  columns: [
    { title: 'Name', dataIndex: 'name', align: 'center', sorter: true },
    { title: 'Kind', dataIndex: 'kind', align: 'center', customRender: 'kind' },
  ],
  dictOptions: { kind: [{ value: '2', text: 'Drink' }], nothing: null },
}
const items = [
  { field: 'name', label: 'Name', mode: 'single', view: 'text', hidden: '0' },
  { field: 'day', label: 'Day', mode: 'group', view: 'date', hidden: '1' },
]
const api = '/online/cgreport/api'
const serve = () =>
  serveBlocks((path) => {
    if (path === `${api}/getRpColumns/goods`) return report
    if (path === `${api}/getQueryInfo/r7`) return items
    if (path === `${api}/getData/r7`) return { records: rows, total: rows.length }
    throw new Error('no such report here')
  })

const draw = (what: React.ReactNode) => drawBlock(<Stage {...{ product, engine }}>{what}</Stage>)
const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, input[type=radio], input[type=checkbox]')]
    .filter((one) => nameOf(one) === name)
    .at(-1)
const press = async (name: string) => {
  const found = await soon(() => find(name) ?? expect.fail(`no ${name}: ${said()}`))
  flushSync(() => found.click())
}
const lines = () => [...document.querySelectorAll('.ant-table-tbody tr.ant-table-row')]

describe('a report popup', () => {
  const open = (given: Partial<ReportPopupProps> = {}) => {
    const [onChoose, onClose] = [vi.fn(), vi.fn()]
    draw(<ReportPopup open code="goods" {...{ onChoose, onClose }} {...given} />)
    return { onChoose, onClose }
  }

  test('is drawn from what the server says of it, 1,200 pixels wide', async () => {
    const asked = serve()
    open({ params: { house: '5' } })
    await soon(() => expect(lines()).toHaveLength(2))
    expect(document.querySelector<HTMLElement>('dialog')?.style.getPropertyValue('--sheet-width')).toBe('1200px')
    expect(document.querySelector('dialog')?.textContent).toContain('Goods')
    expect(lines()[1]?.textContent).toBe('MilkDrink')
    expect(asked).toEqual([
      `${api}/getRpColumns/goods`,
      `${api}/getQueryInfo/r7`,
      `${api}/getData/r7?column=createTime&order=desc&pageNo=1&pageSize=10&self_house=5`,
    ])
  })

  test('has part of its search folded, and asks for pieces of text and for what lies between two days', async () => {
    const asked = serve()
    open()
    await soon(() => expect(lines()).toHaveLength(2))
    expect(document.querySelector('[aria-label="Day from"]')).toBeNull()
    await press('More')
    typeInto(inputAt('[aria-label="Day from"]'), '2026-01-01')
    typeInto(inputAt('.record-filters input[type=text]'), 'mi')
    await press('Search')
    await soon(() => expect(asked.at(-1)).toContain('day_begin=2026-01-01&name=*mi*'))
  })

  test('chooses one by a radio button, several by checkboxes', async () => {
    serve()
    const { onChoose } = open({ many: true })
    await press('Choose Rice')
    expect(find('Choose Rice')?.getAttribute('type')).toBe('checkbox')
    await press('Choose Milk')
    await press('OK')
    expect(onChoose).toHaveBeenCalledWith(rows)
    clearBlocks()
    open()
    await soon(() => expect(find('Choose Rice')?.getAttribute('type')).toBe('radio'))
  })

  test('says please select a record where nothing is chosen, and stays open', async () => {
    serve()
    const { onChoose, onClose } = open()
    await soon(() => expect(lines()).toHaveLength(2))
    await press('OK')
    expect(said()).toContain('please select a record')
    expect(onChoose).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('says the same where one may be chosen and several are', async () => {
    const onChoose = vi.fn()
    draw(
      <RecordPicker
        open
        title="Goods"
        source={sampleSource('goods', rows)}
        columns={[{ name: 'name', label: label('名', 'Name') }]}
        textKey="name"
        chosen={['a', 'b']}
        unchosen="please select a record"
        onChoose={onChoose}
        onClose={vi.fn()}
      />,
    )
    await press('OK')
    expect(said()).toContain('please select a record')
    expect(onChoose).not.toHaveBeenCalled()
  })

  test('says why it cannot be opened, and closes', async () => {
    serve()
    const { onClose } = open({ code: 'none' })
    await soon(() => expect(said()).toContain('Popup initialization failed, please check your configuration or retry later'))
    expect(document.querySelector('[role=alert]')?.textContent).toBe('no such report here')
    expect(document.querySelector('table')).toBeNull()
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('of one group asks once in 30 seconds, of none each time', async () => {
    expect(kept).toBe(30_000)
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_764_000_000_000)
    const asked = serve()
    const times = async (groupId: string | undefined, count: number) => {
      asked.length = 0
      open({ ...(groupId && { groupId }) })
      await soon(() => expect(lines()).toHaveLength(2))
      await soon(() => expect(asked).toHaveLength(count))
      clearBlocks()
    }
    await times('one', 3)
    await times('one', 0)
    await times('two', 3)
    now.mockReturnValue(1_764_000_030_001)
    await times('one', 3)
    await times(undefined, 3)
    await times(undefined, 3)
  })
})

describe('a popup', () => {
  const draws = (given: Partial<PopupInputProps> = {}) => {
    const onFill = vi.fn()
    draw(
      <PopupInput
        id="it"
        name="Food"
        code="goods"
        orgFields="name,unit,price"
        destFields="food,in,cost"
        value=""
        onFill={onFill}
        {...given}
      />,
    )
    return onFill
  }

  test.each([[{ code: '' }], [{ orgFields: '' }], [{ destFields: undefined }]])(
    'that is not set up says so as it is opened: %o',
    async (given) => {
      serve()
      draws(given)
      await press('Food: choose from records')
      expect(said()).toContain('popup parameters not configured correctly!')
      expect(document.querySelector('dialog[open]')).toBeNull()
    },
  )

  test('that fills in more fields than it has, or fewer, says so', async () => {
    serve()
    draws({ destFields: 'food,in' })
    await press('Food: choose from records')
    expect(said()).toContain('popup parameters not configured correctly, original and target counts are inconsistent!')
  })

  test('fills in every field from the row that was chosen', async () => {
    serve()
    const onFill = draws()
    flushSync(() => inputAt('#it').click())
    await press('Choose Rice')
    await press('OK')
    expect(onFill).toHaveBeenCalledWith({ food: 'Rice', in: 'kg', cost: 3 })
  })

  test('puts the values of several rows behind each other', async () => {
    serve()
    const onFill = draws({ many: true })
    await press('Food: choose from records')
    await press('Choose Rice')
    await press('Choose Milk')
    await press('OK')
    expect(onFill).toHaveBeenCalledWith({ food: 'Rice,Milk', in: 'kg,l', cost: '3,' })
  })

  test('is emptied with all it has filled in', async () => {
    const onFill = draws({ value: 'Rice' })
    await press('Clear Food')
    expect(onFill).toHaveBeenCalledWith({ food: null, in: null, cost: null })
  })

  const facts: FieldFacts = {
    kind: 'text',
    label: label('食材', 'Food'),
    required: true,
    max: 50,
    popup: { code: 'goods', own: 'name', fills: { in: 'unit' } },
  }

  test('of a field may be typed, or chosen by whoever may list what it is chosen from', async () => {
    serve()
    useSession.setState({ granted: new Set(['goods:list']) })
    const [fill, onChange] = [vi.fn(), vi.fn()]
    draw(
      <FillContext value={fill}>
        <Keeping facts={facts} onChange={onChange} draw={(input) => <PopupField {...input} />} />
      </FillContext>,
    )
    typeInto(inputAt('#it'), 'Oats')
    expect(onChange).toHaveBeenLastCalledWith('Oats')
    await press('Food: choose from records')
    await press('Choose Milk')
    await press('OK')
    expect(fill).toHaveBeenCalledWith({ in: 'l' })
    expect(onChange).toHaveBeenLastCalledWith('Milk')
    clearBlocks()
    useSession.setState({ granted: new Set() })
    draw(<Keeping facts={facts} draw={(input) => <PopupField {...input} />} />)
    expect(find('Food: choose from records')).toBeUndefined()
    expect(inputAt('#it').readOnly).toBe(false)
  })

  test('in a cell of a grid fills in further cells of its row', async () => {
    serve()
    const columns: GridColumn[] = [
      { key: 'food', title: label('食材', 'Food'), type: 'popup', popupCode: 'goods', orgFields: 'name,unit', destFields: 'food,in' },
      { key: 'in', title: label('单位', 'Unit'), type: 'input' },
    ]
    const grid = createGrid({ name: 'g', columns, rows: [{ id: 'r', values: { food: 'a' } }], say: ({ en }) => en })
    draw(<DesktopGrid grid={grid} title="Goods" />)
    flushSync(() => grid.goTo({ row: 0, column: 0 }))
    flushSync(() => void grid.edit())
    await press('Food: choose from records')
    await press('Choose Milk')
    await press('OK')
    await soon(() => expect(grid.store.getState().history.now.rows[0]?.values).toMatchObject({ food: 'Milk', in: 'l' }))
    expect(grid.store.getState().draft).toBeUndefined()
  })
})
