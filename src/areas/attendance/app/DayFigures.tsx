import { useSay } from '../../../app/language/use-say'
import { filterWords } from './BoardCounts'
import type { Figures } from './today-lines'

const shown = ['expected', 'present', 'sick', 'leave', 'unknown'] as const

/** Five figures in a row, each with its word. */
export function DayFigures({ figures }: { figures: Figures }) {
  const say = useSay()
  return (
    <dl className="day-figures">
      {shown.map((name) => (
        <div key={name} data-filter={name}>
          <dt>{say(filterWords[name])}</dt>
          <dd className="figures">{figures[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
