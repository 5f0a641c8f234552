import { sentence } from '../../contract/error'
import type { CheckedLine } from '../../contract/sheet/checked-sheet'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { MendCell } from './MendCell'
import { outcomeTones } from './outcomes'
import { words } from './words'

/** A line of a sheet: what would become of it, and what is wrong with which cell. `onMend` hears of the line with another text in one. */
export function LineCard({ line: whole, onMend }: { line: CheckedLine; onMend?: ((line: CheckedLine) => void) | undefined }) {
  const { line, title, outcome, problems, cells } = whole
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <li className="card sheet-line" data-tone={outcomeTones[outcome]}>
      <p className="sheet-line-head">
        <strong>{title || say(words.empty)}</strong>
        <span className="quiet figures">{say(words.line, { line })}</span>
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ column, heading, value, code, values, allowed = [] }) => (
            <li key={`${column} ${heading.zh} ${code}`}>
              <span className="sheet-cell">
                <b>{say(heading)}</b> <q>{value || say(words.empty)}</q>
              </span>
              <span className="sheet-why">{sentence(code, language, values)}</span>
              {onMend && column >= 0 && (
                <MendCell
                  label={say(words.mend, { line, heading: say(heading) })}
                  value={value}
                  written={cells[column] ?? value}
                  onMend={(text) => onMend({ ...whole, cells: cells.with(column, text) })}
                />
              )}
              {allowed.length > 0 && <span className="quiet">{say(words.allowed, { list: allowed.map((one) => say(one)) })}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
