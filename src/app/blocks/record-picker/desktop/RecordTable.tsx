import Table, { type TableProps } from 'antd/es/table'
import { formWords } from '../../../language/form-words'
import { useLanguage } from '../../../language/language'
import { type Say, useSay } from '../../../language/use-say'
import { sayCell } from '../column'
import { NoRecords } from '../NoRecords'
import { ChosenTags } from '../PickerEnd'
import type { RecordsProps } from '../RecordPicker'
import type { PickedRow } from '../record-source'
import { type RecordPage, useRecordPage } from '../use-record-page'
import { words } from '../words'
import { RecordFilters } from './RecordFilters'
import '../../../design/desktop/table.css'

type Columns = NonNullable<TableProps<PickedRow>['columns']>

function useColumns({ columns }: RecordsProps): Columns {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return columns.map((column) => ({
    key: column.name,
    title: say(column.label),
    ellipsis: true,
    width: column.width,
    sorter: column.isSorted ?? false,
    showSorterTooltip: false,
    render: (_: unknown, row: PickedRow) => sayCell(column, row, language),
  }))
}

/** One by a radio button, several by checkboxes; those of other pages stay chosen. */
const selectionOf = ({ many, picking, isBlocked, textKey }: RecordsProps, say: Say): TableProps<PickedRow>['rowSelection'] => ({
  type: many ? 'checkbox' : 'radio',
  columnWidth: 40,
  selectedRowKeys: [...picking.values],
  getTitleCheckboxProps: () => ({ 'aria-label': say(words.choosePage) }),
  getCheckboxProps: (row) => ({
    'aria-label': say(words.choose, { name: String(row[textKey] ?? '') }),
    disabled: (isBlocked?.(row) ?? false) || (picking.isFull && !picking.isChosen(row)),
  }),
  onSelect: (row, isWanted) => picking.toggle(row, isWanted),
  onSelectAll: (isWanted, _, rows) => {
    for (const row of rows) if (row) picking.toggle(row, isWanted)
  },
})

const changed =
  ({ asked, change }: RecordPage): NonNullable<TableProps<PickedRow>['onChange']> =>
  ({ current = 1, pageSize = asked.size }, _, sorter, { action }) => {
    if (action === 'paginate') return change(pageSize === asked.size ? { page: current } : { size: pageSize })
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
    const sort =
      order && columnKey ? { column: String(columnKey), order: order === 'ascend' ? ('asc' as const) : ('desc' as const) } : undefined
    return change({ sort })
  }

function Rows(props: RecordsProps & { page: RecordPage }) {
  const { page, valueKey, sizes } = props
  const say = useSay()
  const columns = useColumns(props)
  return (
    <div className="one-table record-picker-rows" data-scrolls>
      <Table<PickedRow>
        className="figures"
        size="small"
        rowKey={valueKey}
        columns={columns}
        dataSource={page.found ? [...page.found.records] : []}
        loading={page.isLoading}
        locale={{ emptyText: <NoRecords {...page} /> }}
        tableLayout="fixed"
        rowHoverable={false}
        rowSelection={selectionOf(props, say)}
        onChange={changed(page)}
        pagination={{
          current: page.asked.page,
          pageSize: page.asked.size,
          total: page.found?.total ?? 0,
          pageSizeOptions: [...sizes],
          showSizeChanger: true,
          showQuickJumper: true,
          showTotal: (total, [from, to]) => say(formWords.rangeOfTotal, { from, to, total }),
        }}
      />
    </div>
  )
}

/** The rows as a table with its filters and pages, what narrows them on its left, and what is chosen at its side or below. */
export function RecordTable(props: RecordsProps) {
  const { source, sizes, filters, beside, shows, picking } = props
  const say = useSay()
  const page = useRecordPage(source, sizes[0] ?? 5)
  return (
    <div className="record-picker" data-shows={shows} data-beside={beside !== undefined || undefined}>
      {beside}
      <div className="record-picker-main">
        {filters.length > 0 && <RecordFilters filters={filters} onSearch={(found) => page.change({ filters: found })} />}
        <Rows {...props} page={page} />
      </div>
      <section className="record-picker-chosen" aria-label={say(words.chosen, { count: picking.values.length })}>
        <h3>{say(words.chosen, { count: picking.values.length })}</h3>
        <ChosenTags {...props} />
      </section>
    </div>
  )
}
