import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { linesOf } from './RuleLines'
import { words } from './words'

/** The lines of a check rule, to be read. */
export function LinesPart({ row }: PartProps) {
  const say = useSay()
  return (
    <ol>
      {linesOf(row.ruleJson).map(({ id, digits, pattern, message }) => (
        <li key={String(id)}>
          <strong>{digits === '*' ? say(words.whole) : `${say(words.digits)} ${String(digits)}`}</strong> <code>{String(pattern)}</code>{' '}
          <span className="quiet">{String(message)}</span>
        </li>
      ))}
    </ol>
  )
}
