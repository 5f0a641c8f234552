import Table, { type TableProps } from 'antd/es/table'
import { memo, useMemo } from 'react'
import { isOrdered, kindOf } from '../../../contract/fields/kind'
import { pageSizes } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { useInertMeasure } from '../../design/desktop/use-inert-measure'
import { formWords } from '../../language/form-words'
import { useSay } from '../../language/use-say'
import type { ListState } from '../list/list-address'
import type { ViewRow } from '../row'
import { LinkCell, TableCell } from './TableCell'
import { TableRow } from './TableRow'

type Props = Pick<ListState, 'page' | 'size' | 'sorts'> & {
  resource: Resource
  rows: readonly ViewRow[]
  /** Rows there are on all pages. */
  total: number
  change: (change: Partial<ListState>) => void
  columns: readonly string[]
  /** Chosen rows; undefined where nothing may be done with several at once. */
  chosen: readonly string[] | undefined
  onChoose: (ids: readonly string[]) => void
}
type Columns = NonNullable<TableProps<ViewRow>['columns']>
type OnChange = NonNullable<TableProps<ViewRow>['onChange']>

const components = { body: { row: TableRow } }

function useTableColumns({ resource, sorts, change, columns }: Props): Columns {
  const say = useSay()
  return useMemo(() => {
    const link = columns.includes(resource.title) ? resource.title : columns[0]
    return columns.flatMap((name) => {
      const facts = resource.fields[name]
      if (!facts) return []
      const key = sorts.find(({ column }) => column === name)
      const order = key ? (key.descending ? ('descend' as const) : ('ascend' as const)) : null
      return [
        {
          key: name,
          dataIndex: name,
          title: say(facts.label),
          ellipsis: true,
          align: kindOf(facts)?.shape === 'number' ? ('end' as const) : undefined,
          sorter: isOrdered(facts),
          sortOrder: order,
          render: (_: unknown, row: ViewRow) =>
            name === link ? <LinkCell {...{ resource, name, row, change }} /> : <TableCell {...{ resource, name, row }} />,
        },
      ]
    })
  }, [resource, sorts, change, columns, say])
}

/** What the table says was asked of it, as a change of the list. */
const turned =
  ({ size, change }: Props): OnChange =>
  (pagination, _, sorter, { action }) => {
    const sorted = Array.isArray(sorter) ? sorter[0] : sorter
    if (action === 'sort')
      change({
        sorts: sorted?.order ? [{ column: String(sorted.columnKey), descending: sorted.order === 'descend' }] : [],
      })
    else if (pagination.pageSize !== size) change({ size: pagination.pageSize })
    else change({ page: pagination.current })
  }

function Rows(props: Props) {
  const { rows, total, page, size, change, chosen, onChoose } = props
  const say = useSay()
  const columns = useTableColumns(props)
  const ref = useInertMeasure()
  return (
    <div ref={ref}>
      <Table<ViewRow>
        className="figures"
        size="middle"
        rowKey="id"
        components={components}
        columns={columns}
        dataSource={rows}
        sticky
        scroll={{ x: 'max-content' }}
        onRow={(row) => ({ onClick: () => change({ open: row.id }) })}
        rowSelection={chosen && { selectedRowKeys: [...chosen], onChange: (keys) => onChoose(keys.map(String)) }}
        pagination={{
          current: page,
          pageSize: size,
          total,
          showSizeChanger: true,
          showQuickJumper: true,
          pageSizeOptions: [...pageSizes],
          showTotal: (all, [from, to]) => say(formWords.rangeOfTotal, { from, to, total: all }),
        }}
        onChange={turned(props)}
      />
    </div>
  )
}

/**
 * The table of a list. A click on a row opens it beside the table. To draw it costs more than all around it, and it is asked for by each
 * step of a list: nothing may be given to it that is not the same until something in it changes.
 */
export const RowTable = memo(Rows)
