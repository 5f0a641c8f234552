import { useSay } from '../../../../app/language/use-say'
import { figureWords } from '../../figure-words'
import type { Tally } from '../../sheet/tally'
import { filters } from '../board/tile-filter'

const within = ['late', 'early'] as const

/** The figures of a day in a row, each with its word. All but the first add up to it; below stands what is part of the present. */
export function DayFigures({ figures }: { figures: Tally }) {
  const say = useSay()
  const some = within.filter((name) => figures[name] > 0)
  return (
    <div className="day-figures-block">
      <dl className="day-figures">
        {filters.map((name) => (
          <div key={name} data-filter={name}>
            <dt>{say(figureWords[name])}</dt>
            <dd className="figures">{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {some.length > 0 && <p className="quiet figures">{some.map((name) => `${say(figureWords[name])} ${figures[name]}`).join(' · ')}</p>}
    </div>
  )
}
