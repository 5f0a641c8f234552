import { BigButton } from '../../../app/design/BigButton'
import { Sheet } from '../../../app/design/Sheet'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { filterWords } from './BoardCounts'
import { nameList } from './name-list'
import { submittedMark, submittedTally } from './submit-wishes'
import { figureOf, filters } from './tile-filter'
import type { BoardRoll } from './use-attendance-day'
import { words } from './words'
import './submit-sheet.css'

type Props = { roll: BoardRoll; onSubmit: () => void; onClose: () => void }

/** The figures once more before they go to the kitchen, and who will have to be called. */
export function SubmitSheet({ roll, onSubmit, onClose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const counts = submittedTally(roll)
  const names = roll.tiles.filter((tile) => submittedMark(tile) === 'U').map((tile) => tile.child.name)
  const footer = (
    <>
      <BigButton className="board-main" onClick={onClose}>
        {say(words.back)}
      </BigButton>
      <BigButton className="board-main" look="main" onClick={onSubmit}>
        {say(words.submit)}
      </BigButton>
    </>
  )
  return (
    <Sheet open title={say(words.submitTitle)} onClose={onClose} footer={footer}>
      <dl className="submit-figures">
        {filters
          .filter((filter) => filter !== 'quarantine' || counts.quarantine > 0)
          .map((filter) => (
            <div key={filter} data-filter={filter}>
              <dt>{say(filterWords[filter])}</dt>
              <dd className="figures">{figureOf(filter, counts)}</dd>
            </div>
          ))}
      </dl>
      {names.length > 0 && <p className="submit-names">{say(words.willTrace, { names: nameList(names, language) })}</p>}
      <p className="quiet">{say(words.submitHint)}</p>
    </Sheet>
  )
}
