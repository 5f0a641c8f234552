import type { ReactNode } from 'react'
import type { Params, Report } from '../../contract/report/report'
import type { Sources } from '../../contract/report/report-source'
import { tableOf } from '../../contract/report/report-table'
import { useSay } from '../language/use-say'
import { Paper } from '../paper/Paper'
import { PaperCharts } from './PaperCharts'
import { useSpeech } from './use-speech'
import { words } from './words'

type Props<P extends Params, S extends Sources, D, Row> = {
  report: Report<P, S, D, Row>
  data: D
  /** The house, empty where it has no name yet. */
  house: string
  /** Whose and which time's it is. */
  about: ReactNode
  /** What its code leads to; a sheet without one cannot be checked. */
  code?: string
  /** What stands below the table, such as what its signs mean. */
  children?: ReactNode
}

/** A report on a sheet of A4: its columns, its totals, and who signs for it. Nothing of one that is not printed. */
export function ReportPaper<P extends Params, S extends Sources, D, Row>({
  report,
  data,
  house,
  about,
  code,
  children,
}: Props<P, S, D, Row>) {
  const say = useSay()
  const speech = useSpeech()
  const { paper } = report
  if (!paper) return null
  const columns = report.columns(data).filter(({ name }) => !paper.without?.includes(name))
  const rows = report.rows(data)
  const { headings, rows: lines, totals } = tableOf(columns, rows, speech)
  const after = paper.charts === 'after' && <PaperCharts {...{ report, data }} />
  const cell = (text: ReactNode, at: number) => (
    <td key={columns[at]?.name} className={columns[at]?.kind === 'words' && 'dict' in columns[at] ? 'print-words' : undefined}>
      {text}
    </td>
  )
  return (
    <Paper {...{ house, about, after }} title={say(paper.title)} layout={paper.layout} {...(code !== undefined && { code })}>
      <table>
        <thead>
          <tr>
            {paper.numbered && <th>{say(words.number)}</th>}
            {columns.map(({ name }, at) => (
              <th key={name}>{headings[at]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={rows[at] === undefined ? at : report.idOf(rows[at])}>
              {paper.numbered && <td>{at + 1}</td>}
              {line.map((text, place) => cell(text ?? '—', place))}
            </tr>
          ))}
          {totals && (
            <tr>
              {paper.numbered && <td />}
              {totals.map(cell)}
            </tr>
          )}
        </tbody>
      </table>
      {paper.charts === 'below' && <PaperCharts {...{ report, data }} />}
      {children}
    </Paper>
  )
}
