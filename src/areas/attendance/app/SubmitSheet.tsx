import { BigButton } from '../../../app/design/BigButton'
import { Sheet } from '../../../app/design/Sheet'
import { useLanguage } from '../../../app/language/language'
import { useSay } from '../../../app/language/use-say'
import { figureWords } from './figure-words'
import { nameList } from './name-list'
import { submittedMark, submittedTally } from './submit-wishes'
import { shownFilters } from './tile-filter'
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
        {shownFilters({ state: 'SUBMITTED', counts }).map((filter) => (
          <div key={filter} data-filter={filter}>
            <dt>{say(figureWords[filter])}</dt>
            <dd className="figures">{counts[filter]}</dd>
          </div>
        ))}
      </dl>
      {names.length > 0 && <p className="submit-names">{say(words.willTrace, { names: nameList(names, language) })}</p>}
      <p className="quiet">{say(words.submitHint)}</p>
    </Sheet>
  )
}
