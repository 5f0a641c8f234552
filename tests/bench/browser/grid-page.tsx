import Table from 'antd/es/table'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { GridColumn } from '../../../src/app/blocks/grid/column'
import { DesktopGrid } from '../../../src/app/blocks/grid/desktop/DesktopGrid'
import { createGrid, type Grid } from '../../../src/app/blocks/grid/store/grid-store'
import type { FieldFacts } from '../../../src/contract/field'
import { label } from '../../../src/contract/label'
import '../../../src/app/design/tokens.css'

/** What the bench asks of the page. */
export type GridPage = {
  /** Draws the editable grid, or the virtual table of the library it stands beside. */
  draw: (what: 'grid' | 'table', rows: number) => void
  /** Opens the cell of a row for writing, with a letter typed: one of text, or one with a popup of records. */
  open: (row: number, cell?: 'popup') => void
  type: (text: string) => void
  collect: () => Promise<number>
}

declare global {
  interface Window {
    page: GridPage
  }
}

const width = 150
const names = Array.from({ length: 12 }, (_, at) => `c${at}`)
/** The column with a popup of records, into which may be typed as well. */
const popup = 5
const facts: FieldFacts = {
  ...{ kind: 'text', label: label('c5', 'c5'), required: false, max: 40 },
  popup: { code: 'goods', own: 'name', fills: { c6: 'unit' } },
}
const columns: readonly GridColumn[] = names.map((key, at) => ({
  key,
  title: label(key, key),
  ...(at === popup ? { type: 'popup', facts } : { type: at % 3 === 1 ? 'inputNumber' : 'input' }),
  width,
  validateRules: at === 0 ? [{ required: true }, { unique: true }] : at % 3 === 1 ? [{ pattern: 'n' }] : [{ pattern: '^.{1,40}$' }],
}))
const valuesOf = (row: number) => Object.fromEntries(names.map((key, at) => [key, at % 3 === 1 ? row * at : `${key} of ${row}`]))

const place = document.createElement('div')
place.style.width = '1200px'
document.body.append(place)

let grid: Grid | undefined
window.page = {
  draw(what, count) {
    const rows = Array.from({ length: count }, (_, at) => ({ id: `r${at}`, values: valuesOf(at) }))
    const root = createRoot(place)
    if (what === 'grid') {
      const made = createGrid({ name: 'g', columns, rows, say: (words) => words.en })
      grid = made
      flushSync(() => root.render(<DesktopGrid grid={made} title="Goods" size="medium" />))
      return
    }
    const heads = names.map((key) => ({ key, dataIndex: key, title: key, width }))
    const data = rows.map(({ id, values }) => ({ id, ...values }))
    flushSync(() =>
      root.render(
        <Table
          virtual
          rowKey="id"
          columns={heads}
          dataSource={data}
          pagination={false}
          rowSelection={{}}
          size="middle"
          scroll={{ x: width * 12, y: 400 }}
        />,
      ),
    )
  },
  open(row, cell) {
    flushSync(() => grid?.goTo({ row, column: cell === 'popup' ? popup : 2 }))
    flushSync(() => grid?.edit('a'))
  },
  type: (text) => flushSync(() => grid?.type(text)),
  collect: async () => (await grid?.collect())?.rows.length ?? 0,
}
