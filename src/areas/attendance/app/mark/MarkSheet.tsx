import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useSay } from '../../../../app/language/use-say'
import { isPresent, type Mark } from '../../mark/mark'
import { ChildFacts } from '../board/ChildFacts'
import type { BoardRoll, BoardTile } from '../board/use-attendance-day'
import { markLooks } from '../mark-looks'
import { CauseChips } from './CauseChips'
import { markWords } from './mark-words'
import { StateButtons } from './StateButtons'
import { SymptomChips } from './SymptomChips'
import { TimeLine } from './TimeLine'
import { type MarkChoices, useMarkChoices } from './use-mark-choices'
import './mark-sheet.css'
import '../board/tiles.css'

type Props = { roll: BoardRoll; tile: BoardTile; refused: boolean; onClose: () => void }

/** After these there is more to say: a time or a cause. The others are all there is. */
const asksMore = (mark: Mark): boolean => mark === 'L' || mark === 'E' || mark === 'S' || mark === 'A'

function Times({ tile, choices }: { tile: BoardTile; choices: MarkChoices }) {
  const { mark, record } = tile
  if (!mark || mark === 'P' || !isPresent(mark)) return null
  return (
    <div className="mark-times">
      {(mark === 'L' || record?.inTime) && (
        <TimeLine
          name="inTime"
          value={record?.inTime}
          disabled={!choices.may(mark, { inTime: '00:00' })}
          onChange={(inTime) => choices.choose(mark, { inTime })}
        />
      )}
      {mark === 'E' && (
        <TimeLine
          name="outTime"
          value={record?.outTime}
          disabled={!choices.may(mark, { outTime: '00:00' })}
          onChange={(outTime) => choices.choose(mark, { outTime })}
        />
      )}
    </div>
  )
}

function Why({ tile, choices, onClose }: { tile: BoardTile; choices: MarkChoices; onClose: () => void }) {
  const { mark, record } = tile
  const isAway = mark === 'S' || mark === 'A'
  const kinds = (['S', 'A'] as const).filter((kind) => (isAway ? mark === kind : choices.may(kind)))
  return (
    <>
      {kinds.map((kind) => (
        <CauseChips
          key={kind}
          mark={kind}
          cause={mark === kind ? record?.cause : undefined}
          own={mark === kind}
          may={(cause) => choices.may(kind, { cause })}
          onChoose={(cause) => {
            choices.choose(kind, { cause })
            onClose()
          }}
        />
      ))}
      {mark === 'S' && (
        <SymptomChips
          chosen={record?.symptoms ?? []}
          disabled={!choices.may('S', { symptoms: ['-'] })}
          onChange={(symptoms) => choices.choose('S', { symptoms })}
        />
      )}
    </>
  )
}

/** Everything about one child's day. A state that says all closes the sheet; so does a cause. */
export function MarkSheet({ roll, tile, refused, onClose }: Props) {
  const say = useSay()
  const choices = useMarkChoices(roll, tile)
  const { child, mark, proposed } = tile
  const offered: readonly Mark[] = ['P', 'L', 'E', 'S', 'A', 'U', ...(tile.isQuarantined || mark === 'H' ? (['H'] as const) : [])]
  const choose = (chosen: Mark) => {
    choices.choose(chosen)
    if (!asksMore(chosen)) onClose()
  }
  const accept = () => {
    choices.accept()
    onClose()
  }
  return (
    <Sheet open title={child.name} onClose={onClose} footer={<BigButton onClick={onClose}>{say(markWords.done)}</BigButton>}>
      <div className="mark-sheet">
        <ChildFacts tile={tile} state={roll.state} refused={refused} own={choices.isOwn} />
        {proposed && choices.may(proposed) && (
          <BigButton look="main" wide onClick={accept}>
            {say(markWords.confirmLeave, { mark: say(markLooks[proposed].word) })}
          </BigButton>
        )}
        <StateButtons chosen={mark} offered={offered} may={(one) => choices.may(one)} onChoose={choose} />
        <Times tile={tile} choices={choices} />
        <Why tile={tile} choices={choices} onClose={onClose} />
      </div>
    </Sheet>
  )
}
