import Table, { type TableProps } from 'antd/es/table'
import { useEffect, useRef } from 'react'
import { holdsFiles } from '../../../contract/file'
import { pageSizes } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { FieldValue } from '../../fields/FieldValue'
import { FileHomeContext } from '../../fields/file-home'
import { useSay } from '../../language/use-say'
import type { ListState } from '../list-address'
import type { ViewRow } from '../row'
import { StandingSign } from '../StandingSign'
import type { ListView } from '../use-list'

type Props = {
  resource: Resource
  list: ListView
  state: ListState
  change: (change: Partial<ListState>) => void
  columns: readonly string[]
  /** Chosen rows; undefined where nothing may be done with several at once. */
  chosen: readonly string[] | undefined
  onChoose: (ids: readonly string[]) => void
}
type Columns = NonNullable<TableProps<ViewRow>['columns']>

const unsortable = new Set(['dicts', 'refs', 'entries', 'secret', 'photos', 'signature'])
const rightAligned = new Set(['count', 'amount', 'money'])

function useTableColumns({ resource, state, change, columns }: Props): Columns {
  const say = useSay()
  const link = columns.includes(resource.title) ? resource.title : columns[0]
  return columns.flatMap((name) => {
    const facts = resource.fields[name]
    if (!facts) return []
    const order = state.sort?.column === name ? (state.sort.descending ? ('descend' as const) : ('ascend' as const)) : null
    const shown = (row: ViewRow) => <FieldValue facts={facts} value={row[name]} words={row[`${name}_dictText`]} />
    const value = (row: ViewRow) =>
      holdsFiles(facts) ? (
        <FileHomeContext value={{ noun: resource.name, id: row.id, small: true }}>{shown(row)}</FileHomeContext>
      ) : (
        shown(row)
      )
    return [
      {
        key: name,
        dataIndex: name,
        title: say(facts.label),
        ellipsis: true,
        align: rightAligned.has(facts.kind) ? ('end' as const) : undefined,
        sorter: !unsortable.has(facts.kind),
        sortOrder: order,
        // What a row is known by is a button, so that a row can be opened without a mouse.
        render: (_: unknown, row: ViewRow) =>
          name === link ? (
            <span className="first-cell">
              <button
                type="button"
                className="cell-link"
                onClick={(event) => {
                  event.stopPropagation()
                  change({ open: row.id })
                }}
              >
                {value(row)}
              </button>
              <StandingSign standing={row.standing} />
            </span>
          ) : (
            value(row)
          ),
      },
    ]
  })
}

/** The table of a list. A click on a row opens it beside the table. */
export function RowTable(props: Props) {
  const { list, state, change, chosen, onChoose } = props
  const say = useSay()
  const columns = useTableColumns(props)
  const ref = useRef<HTMLDivElement>(null)
  // The table measures its columns with a hidden copy of the header, whose buttons must not be reached by keyboard.
  useEffect(() => {
    for (const row of ref.current?.querySelectorAll('.ant-table-measure-row') ?? []) row.setAttribute('inert', '')
  })
  return (
    <div ref={ref}>
      <Table<ViewRow>
        className="figures"
        size="middle"
        rowKey="id"
        columns={columns}
        dataSource={[...list.rows]}
        sticky
        scroll={{ x: 'max-content' }}
        rowClassName={(row) => (row.id === state.open ? 'row-open' : '')}
        onRow={(row) => ({ onClick: () => change({ open: row.id }) })}
        rowSelection={chosen && { selectedRowKeys: [...chosen], onChange: (keys) => onChoose(keys.map(String)) }}
        pagination={{
          current: state.page,
          pageSize: state.size,
          total: list.total,
          showSizeChanger: true,
          showQuickJumper: true,
          pageSizeOptions: [...pageSizes],
          showTotal: (total, [from, to]) => say('rangeOfTotal', { from, to, total }),
        }}
        onChange={(pagination, _, sorter, { action }) => {
          const sorted = Array.isArray(sorter) ? sorter[0] : sorter
          if (action === 'sort')
            change({
              sort: sorted?.order ? { column: String(sorted.columnKey), descending: sorted.order === 'descend' } : undefined,
            })
          else if (pagination.pageSize !== state.size) change({ size: pagination.pageSize })
          else change({ page: pagination.current })
        }}
      />
    </div>
  )
}
