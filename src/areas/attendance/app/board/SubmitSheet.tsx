import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useLanguage } from '../../../../app/language/language'
import { useSay } from '../../../../app/language/use-say'
import type { Intent } from '../../../../contract/sync/intent'
import { figureWords } from '../../figure-words'
import { mendMinutes } from '../../sheet/mend'
import { nameList } from '../name-list'
import { words } from '../words'
import { submittedMark } from './main-step'
import { submitIntents, submittedTally } from './submit-intents'
import { submitWords } from './submit-words'
import { matches, shownFilters } from './tile-filter'
import type { BoardRoll } from './use-attendance-day'
import './submit-sheet.css'
import './attendance-board.css'

/** `onSubmit` is given all that submitting takes. */
type Props = { roll: BoardRoll; hasSheet: boolean; onSubmit: (intents: readonly Intent[]) => void; onClose: () => void }

const away = ['sick', 'leave', 'quarantine', 'unknown'] as const

/** The children a figure of the submitted sheet will count. */
const namesOf = (roll: BoardRoll, figure: (typeof away)[number]): string[] =>
  roll.tiles.filter((tile) => matches(figure, { mark: submittedMark(tile) }, { state: 'SUBMITTED' })).map((tile) => tile.child.name)

/** Everybody who is away by name, as they will stand in the sheet. */
function Absent({ roll }: { roll: BoardRoll }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const groups = away.map((figure) => ({ figure, names: namesOf(roll, figure) })).filter(({ names }) => names.length > 0)
  if (groups.length === 0) return null
  return (
    <dl className="submit-absent">
      {groups.map(({ figure, names }) => (
        <div key={figure} data-filter={figure}>
          <dt>{say(figureWords[figure])}</dt>
          <dd>{nameList(names, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The figures once more before they go to the kitchen, and who will have to be called. */
export function SubmitSheet({ roll, hasSheet, onSubmit, onClose }: Props) {
  const say = useSay()
  const counts = submittedTally(roll)
  const names = namesOf(roll, 'unknown')
  const submit = () => {
    const records = new Map(roll.tiles.flatMap(({ record }) => (record ? [[record.id, record] as const] : [])))
    onSubmit(submitIntents(roll, records, hasSheet))
  }
  const footer = (
    <>
      <BigButton className="board-main" onClick={onClose}>
        {say(submitWords.back)}
      </BigButton>
      <BigButton className="board-main" look="main" onClick={submit}>
        {say(words.submit)}
      </BigButton>
    </>
  )
  return (
    <Sheet open title={say(submitWords.submitTitle)} onClose={onClose} footer={footer}>
      <dl className="submit-figures">
        {shownFilters({ state: 'SUBMITTED', counts }).map((filter) => (
          <div key={filter} data-filter={filter}>
            <dt>{say(figureWords[filter])}</dt>
            <dd className="figures">{counts[filter]}</dd>
          </div>
        ))}
      </dl>
      <Absent roll={roll} />
      {names.length > 0 && <p className="submit-names">{say(submitWords.willTrace, { count: names.length })}</p>}
      <p className="quiet">{say(submitWords.submitHint, { minutes: mendMinutes })}</p>
    </Sheet>
  )
}
