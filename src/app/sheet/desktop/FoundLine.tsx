import { CircleAlert, CircleCheck, CircleEqual, CircleX } from 'lucide-react'
import type { RowComponentProps } from 'react-window'
import { sentence } from '../../../contract/error'
import type { CellProblem, CheckedLine } from '../../../contract/sheet/checked-sheet'
import { Sign } from '../../design/Sign'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { outcomeTones } from '../outcomes'
import { words } from '../words'
import { type FoundColumn, widths } from './found-columns'
import { ownColumns, type Place } from './found-keys'
import { type Writing, WrittenCell } from './WrittenCell'

const icons = { new: CircleCheck, changed: CircleAlert, same: CircleEqual, wrong: CircleX } as const

export type LinesProps = {
  readonly name: string
  readonly lines: readonly CheckedLine[]
  readonly columns: readonly FoundColumn[]
  readonly at: Place | undefined
  readonly writing: Writing | undefined
  readonly onStand: (place: Place) => void
  readonly onWrite: (place: Place) => void
}

export const cellId = (name: string, { row, column }: Place): string => `${name}-${row}-${column}`

/** What is wrong with a cell, in one line. */
function Why({ problems }: { problems: readonly CellProblem[] }) {
  const language = useLanguage((state) => state.language)
  if (problems.length === 0) return null
  const said = problems.map(({ code, values }) => sentence(code, language, values)).join('; ')
  return (
    <small className="found-why" title={said}>
      {said}
    </small>
  )
}

function Outcome({ line: { outcome, problems }, columns }: { line: CheckedLine; columns: readonly FoundColumn[] }) {
  const say = useSay()
  const Icon = icons[outcome]
  return (
    <>
      <Sign tone={outcomeTones[outcome]} icon={<Icon size={14} aria-hidden />}>
        {say(words.outcomes[outcome])}
      </Sign>
      <Why problems={problems.filter(({ column }) => !columns.some(({ cell }) => cell === column))} />
    </>
  )
}

/** A line of a sheet: its number, what would become of it, and its cells with what is wrong in each. */
export function FoundLine({ index, style, name, lines, columns, at, writing, onStand, onWrite }: RowComponentProps<LinesProps>) {
  const line = lines[index]
  if (!line) return null
  const standing = at?.row === index ? at.column : undefined
  const cell = (column: number) => ({
    role: 'gridcell',
    id: cellId(name, { row: index, column }),
    'aria-colindex': column + 1,
    'data-at': standing === column || undefined,
    onPointerDown: () => onStand({ row: index, column }),
    onDoubleClick: () => onWrite({ row: index, column }),
  })
  return (
    <div role="row" className="found-line" aria-rowindex={index + 2} style={style}>
      <div {...cell(0)} className="found-cell found-fixed figures quiet" style={{ width: widths.line, left: 0 }}>
        {line.line}
      </div>
      <div {...cell(1)} className="found-cell found-fixed" style={{ width: widths.outcome, left: widths.line }}>
        <Outcome line={line} columns={columns} />
      </div>
      {columns.map((one, place) => {
        const problems = line.problems.filter(({ column }) => column === one.cell)
        const text = line.cells[one.cell] ?? ''
        return (
          <div
            key={one.cell}
            {...cell(place + ownColumns)}
            className="found-cell"
            style={{ width: one.width }}
            aria-invalid={problems.length > 0 || undefined}
          >
            {writing && standing === place + ownColumns ? (
              <WrittenCell label={one.heading} {...writing} />
            ) : (
              <span className="found-text">{text}</span>
            )}
            <Why problems={problems} />
          </div>
        )
      })}
    </div>
  )
}
