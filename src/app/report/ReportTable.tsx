import type { ReactNode } from 'react'
import { type Column, cellOf, headingOf, tableOf, totalOf } from '../../contract/report/report-table'
import { useSpeech } from './use-speech'
import './report.css'

type Props<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** What it is called for those who do not see it. */
  label: string
  /** Cells that are drawn in a way of their own, by column. */
  cells?: Readonly<Record<string, (row: Row) => ReactNode>>
  /** A mark of a row, for its look. */
  markOf?: (row: Row) => string | undefined
}

const isFigure = ({ kind }: Column<never>) => kind !== 'words' || undefined
const isPart = (column: Column<never>) => ('part' in column && column.part) || undefined

/** A report as a table: its first column stays in sight, its last line are the totals. What is not known is a dash. */
export function ReportTable<Row>({ columns, rows, idOf, label, cells = {}, markOf }: Props<Row>) {
  const speech = useSpeech()
  const { totals } = tableOf(columns, rows, speech)
  const own = (column: Column<Row>, row: Row) => {
    const draw = Object.hasOwn(cells, column.name) ? cells[column.name] : undefined
    return draw ? draw(row) : (cellOf(column, row, speech) ?? '—')
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="card report-scroll" tabIndex={0} aria-label={label}>
      <table className="report-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" data-figure={isFigure(column)} data-part={isPart(column)}>
                {headingOf(column, speech)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} data-mark={markOf?.(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.name} scope="row">
                    {own(column, row)}
                  </th>
                ) : (
                  <td key={column.name} data-figure={isFigure(column)} data-part={isPart(column)}>
                    {own(column, row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.name} scope="row">
                    {totals[0]}
                  </th>
                ) : (
                  <td key={column.name} data-figure={isFigure(column)} data-part={isPart(column)}>
                    {totalOf(column, rows)}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
