import { useSay } from '../../../app/language/use-say'
import type { Label } from '../../../contract/label'
import type { Tally } from '../tally'
import { figureOf, filters, type TileFilter } from './tile-filter'
import { words } from './words'

/** What each figure is called. */
export const filterWords: Readonly<Record<TileFilter, Label>> = {
  expected: words.expected,
  present: words.present,
  sick: words.sick,
  leave: words.leave,
  unknown: words.unknown,
  quarantine: words.keptHome,
}

type Props = { counts: Tally; chosen: TileFilter; onChoose: (filter: TileFilter) => void }

/** The day in five figures. A tap on one shows only its children; another tap shows everybody again. */
export function BoardCounts({ counts, chosen, onChoose }: Props) {
  const say = useSay()
  const shown = filters.filter((filter) => filter !== 'quarantine' || counts.quarantine > 0)
  return (
    <fieldset className="board-counts" aria-label={say(words.counts)}>
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          className="board-count"
          data-filter={filter}
          aria-pressed={chosen === filter}
          onClick={() => onChoose(chosen === filter ? 'expected' : filter)}
        >
          <strong className="figures">{figureOf(filter, counts)}</strong>
          <span>{say(filterWords[filter])}</span>
        </button>
      ))}
    </fieldset>
  )
}
