import Table, { type TableProps } from 'antd/es/table'
import './table.css'

type Props<T> = {
  rows: readonly T[]
  columns: TableProps<T>['columns']
  className: string
  /** Pages are turned here; without it all rows are shown. */
  pagination?: TableProps<T>['pagination']
  /** A click on a row opens it. */
  onOpen?: (row: T) => void
}

/** A card of rows that are all here, for mouse and keyboard. What is paged by the server is a list of a noun. */
export function DataTable<T extends { readonly id: string }>({ rows, columns, className, pagination = false, onOpen }: Props<T>) {
  return (
    <div className={`card one-table ${className}`}>
      <Table<T>
        className="figures"
        size="middle"
        rowKey="id"
        columns={columns}
        dataSource={[...rows]}
        tableLayout="fixed"
        rowHoverable={false}
        {...(onOpen && { onRow: (row: T) => ({ onClick: () => onOpen(row) }) })}
        pagination={pagination}
      />
    </div>
  )
}
