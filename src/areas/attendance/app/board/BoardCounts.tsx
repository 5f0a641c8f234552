import { useSay } from '../../../../app/language/use-say'
import { figureWords } from '../../figure-words'
import { words } from '../words'
import { shownFilters, type TileFilter } from './tile-filter'
import type { BoardRoll } from './use-attendance-day'

type Props = { roll: BoardRoll; chosen: TileFilter; onChoose: (filter: TileFilter) => void }

/** The day in five figures. A tap on one shows only its children; another tap shows everybody again. */
export function BoardCounts({ roll, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    <fieldset className="board-counts" aria-label={say(words.counts)}>
      {shownFilters(roll).map((filter) => (
        <button
          key={filter}
          type="button"
          className="board-count"
          data-filter={filter}
          aria-pressed={chosen === filter}
          onClick={() => onChoose(chosen === filter ? 'expected' : filter)}
        >
          <strong className="figures">{roll.counts[filter]}</strong>
          <span>{say(figureWords[filter])}</span>
        </button>
      ))}
    </fieldset>
  )
}
