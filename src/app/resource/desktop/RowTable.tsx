import Table, { type TableProps } from 'antd/es/table'
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react'
import { isOrdered, kindOf } from '../../../contract/fields/kind'
import type { Resource } from '../../../contract/resource'
import { formWords } from '../../language/form-words'
import { type Say, useSay } from '../../language/use-say'
import type { ListState } from '../list/list-address'
import type { ViewRow } from '../row'
import { FilterHead } from './filter-row/FilterHead'
import { isPlace } from './group/grouped-rows'
import { TotalsRow } from './group/TotalsRow'
import { HeadCell } from './HeadCell'
import type { Editing } from './inline/editing'
import { InlineCell } from './inline/InlineCell'
import { openSoon, openWhole } from './inline/open-soon'
import { LongBody } from './long/LongBody'
import type { Heads } from './own-look/use-heads'
import { LinkCell, TableCell } from './TableCell'
import { TableRow } from './TableRow'
import { tableWords } from './table-words'
import { sortedBy } from './turned'
import '../../design/desktop/table.css'

type Props = Pick<ListState, 'page' | 'size' | 'sorts'> & {
  resource: Resource
  rows: readonly ViewRow[]
  /** Rows there are on all pages. */
  total: number
  /** Whether there are further pages to be turned to. */
  isPaged: boolean
  /** How many a page may have. */
  sizes: readonly number[]
  change: (change: Partial<ListState>) => void
  columns: readonly string[]
  heads: Heads
  /** Chosen rows; undefined where nothing may be done with several at once. */
  chosen: readonly string[] | undefined
  onChoose: (ids: readonly string[]) => void
  /** Whether a last line says what all rows come to. */
  hasTotals: boolean
  /** What stands in place of rows where there are none. */
  empty: ReactNode
  editing: Editing
  /** Whether only those rows are drawn that are in view. */
  isLong: boolean
}
type Columns = NonNullable<TableProps<ViewRow>['columns']>
type OnChange = NonNullable<TableProps<ViewRow>['onChange']>

const header = { wrapper: FilterHead, cell: HeadCell }
const components = { header, body: { row: TableRow } }
const longComponents = { header, body: { row: TableRow, wrapper: LongBody } }

/** Pixels of a column nobody has drawn, where they must not follow from the rows that happen to be in view. */
const usual = 160

/** What a cell is to mouse and keyboard: a place of its own, and where this person may write, one that a double click opens. */
const cellProps = ({ may, store }: Editing, row: ViewRow, name: string) =>
  ({
    'data-column': name,
    tabIndex: -1,
    ...(may(row, name) && { 'data-editable': '', onDoubleClick: () => store.setState({ at: { id: row.id, name } }) }),
  }) as object

/** Which of several keys a column is that rows are ordered by. */
function SortPlace({ at }: { at: number }) {
  const say = useSay()
  return (
    <span className="sort-place figures" role="img" aria-label={say(tableWords.sortPlace, { at: at + 1 })}>
      {at + 1}
    </span>
  )
}

function useTableColumns({ resource, sorts, change, columns, heads, isLong, editing }: Props, pressed: { current: boolean }): Columns {
  const say = useSay()
  const { widths, draw, place } = heads
  return useMemo(() => {
    const link = columns.includes(resource.title) ? resource.title : columns[0]
    return columns.flatMap((name) => {
      const facts = resource.fields[name]
      if (!facts) return []
      const turn = sorts.findIndex(({ column }) => column === name)
      const key = sorts[turn]
      return [
        {
          key: name,
          dataIndex: name,
          title: () => (
            <>
              {say(facts.label)}
              {sorts.length > 1 && key && <SortPlace at={turn} />}
            </>
          ),
          ellipsis: true,
          width: widths[name] ?? (isLong ? usual : undefined),
          align: kindOf(facts)?.shape === 'number' ? ('end' as const) : undefined,
          sorter: isOrdered(facts) ? { multiple: 1 } : false,
          sortOrder: key ? (key.descending ? ('descend' as const) : ('ascend' as const)) : null,
          showSorterTooltip: false,
          onHeaderCell: () =>
            ({
              onClickCapture: (event: { shiftKey: boolean }) => {
                pressed.current = event.shiftKey
              },
              onKeyDownCapture: (event: { shiftKey: boolean }) => {
                pressed.current = event.shiftKey
              },
              name,
              hint: isOrdered(facts) ? say(tableWords.sortHint, { column: say(facts.label) }) : undefined,
              onWidth: (width: number | undefined) => draw(name, width),
              onPlace: (dropped: string, isBehind: boolean) => place(dropped, { name, isBehind }),
            }) as object,
          onCell: (row: ViewRow) => cellProps(editing, row, name),
          render: (_: unknown, row: ViewRow) => (
            <InlineCell {...{ resource, name, row }}>
              {name === link ? <LinkCell {...{ resource, name, row, change }} /> : <TableCell {...{ resource, name, row }} />}
            </InlineCell>
          ),
        },
      ]
    })
  }, [resource, sorts, change, columns, say, widths, draw, place, isLong, pressed, editing])
}

/** What the table says was asked of it, as a change of the list. `more`: whether a column is to be one more to sort by. */
const turned =
  ({ size, sorts, change }: Props, more: { current: boolean }): OnChange =>
  (pagination, _, sorter, { action }) => {
    if (action === 'sort') change({ sorts: sortedBy(sorts, sorter, more.current) })
    else if (pagination.pageSize !== size) change({ size: pagination.pageSize })
    else change({ page: pagination.current })
  }

/** What people know a row by, as far as it stands there in words. */
function nameOf({ title, fields }: Resource, row: ViewRow): string {
  const words = row[`${title}_dictText`] ?? (fields[title]?.noun ? undefined : row[title])
  return typeof words === 'string' ? words : ''
}

const selectionOf = ({ resource, chosen, onChoose }: Props, say: Say): TableProps<ViewRow>['rowSelection'] =>
  chosen && {
    selectedRowKeys: [...chosen],
    columnWidth: 36,
    preserveSelectedRowKeys: true,
    getTitleCheckboxProps: () => ({ 'aria-label': say(tableWords.choosePage) }),
    getCheckboxProps: (row) => ({
      disabled: isPlace(row),
      'aria-label': say(tableWords.chooseRow, { name: nameOf(resource, row) }).trim(),
    }),
    onChange: (keys) => onChoose(keys.map(String)),
  }

const totalsOf = ({ resource, columns, chosen, hasTotals }: Props): TableProps<ViewRow>['summary'] =>
  hasTotals ? () => <TotalsRow {...{ resource, columns }} hasChoice={chosen !== undefined} /> : undefined

/** How wide a table is at least of which not all rows are drawn. */
const widthOf = (columns: number) => ({ '--table-width': `${columns * usual}px` }) as CSSProperties

function Rows(props: Props) {
  const { rows, total, isPaged, page, size, sizes, change, columns: names, empty, isLong } = props
  const say = useSay()
  const pressed = useRef(false)
  const columns = useTableColumns(props, pressed)
  return (
    <div className="one-table" data-scrolls style={isLong ? widthOf(names.length) : undefined}>
      <Table<ViewRow>
        className="figures"
        size="small"
        rowKey="id"
        components={isLong ? longComponents : components}
        columns={columns}
        dataSource={rows}
        locale={{ emptyText: empty }}
        tableLayout={isLong ? 'fixed' : 'auto'}
        rowHoverable={false}
        onRow={(row) => ({
          onClick: (event) => openSoon(event, () => change({ open: row.id })),
          onDoubleClick: (event) => openWhole(event, () => change({ open: row.id, full: true })),
        })}
        rowSelection={selectionOf(props, say)}
        summary={totalsOf(props)}
        pagination={
          isPaged && {
            current: page,
            pageSize: size,
            total,
            showSizeChanger: true,
            showQuickJumper: true,
            pageSizeOptions: [...sizes],
            showTotal: (all, [from, to]) => say(formWords.rangeOfTotal, { from, to, total: all }),
          }
        }
        onChange={turned(props, pressed)}
      />
    </div>
  )
}

/**
 * The table of a list. A click on a row opens it beside the table. To draw it costs more than all around it, and it is asked for by each
 * step of a list: nothing may be given to it that is not the same until something in it changes.
 */
export const RowTable = memo(Rows)
