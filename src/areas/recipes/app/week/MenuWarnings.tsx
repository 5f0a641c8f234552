import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react'
import { useSay } from '../../../../app/language/use-say'
import type { Warning } from '../../week/menu-warnings'
import { useCellWords } from './cell-words'
import { useWarningWords } from './use-warning-words'
import type { Week } from './use-week'
import { words } from './week-words'

/** What speaks against the menu, folded: what is forbidden stands open. */
export function MenuWarnings({ week }: { week: Week }) {
  const say = useSay()
  const { dayWord, mealWord } = useCellWords()
  const sentenceOf = useWarningWords(week)
  const { warnings } = week
  if (warnings.length === 0)
    return week.menu ? (
      <p className="menu-warnings-none">
        <CircleCheck size={16} aria-hidden />
        {say(words.noWarnings)}
      </p>
    ) : null
  const [bad, care] = [warnings.filter(({ tone }) => tone === 'bad'), warnings.filter(({ tone }) => tone !== 'bad')]
  const lines = (list: readonly Warning[]) => (
    <ul>
      {list.map((warning) => (
        <li key={`${warning.kind} ${warning.dish} ${warning.eater}`}>
          {sentenceOf(warning)}
          {warning.dish && (
            <span className="quiet">{` ${warning.cells.map(({ date, meal }) => `${dayWord(date)} ${mealWord(meal)}`).join(' · ')}`}</span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {bad.length > 0 && (
        <div className="menu-warnings" data-bad>
          <OctagonX size={18} aria-hidden />
          {lines(bad)}
        </div>
      )}
      {care.length > 0 && (
        <details className="menu-warnings">
          <summary>
            <TriangleAlert size={18} aria-hidden />
            {say(words.warnings, { count: care.length })}
          </summary>
          {lines(care)}
        </details>
      )}
    </>
  )
}
