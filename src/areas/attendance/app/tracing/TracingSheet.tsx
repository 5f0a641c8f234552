import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { Skeleton } from '../../../../app/design/Skeleton'
import { useSay } from '../../../../app/language/use-say'
import { untraced } from '../../sheet/untraced'
import type { BoardRoll } from '../board/use-attendance-day'
import { words } from '../words'
import { TracingCard } from './TracingCard'
import { traceWords } from './trace-words'
import { useFamilies } from './use-tracing'
import '../mark/mark-sheet.css'
import './tracing.css'
import '../board/attendance-board.css'

type Props = { roll: BoardRoll; mayFinish: boolean; onFinish: () => void; onClose: () => void }

/** The list of absent children to ask after. It empties as causes are found; then the tracing can be finished. */
export function TracingSheet({ roll, mayFinish, onFinish, onClose }: Props) {
  const say = useSay()
  const families = useFamilies(roll)
  const open = untraced(roll)
  const finish = (
    <BigButton className="board-main" look="main" disabled={open.length > 0 || !mayFinish} onClick={onFinish}>
      {say(words.finishTracing)}
    </BigButton>
  )
  return (
    <Sheet open title={say(traceWords.tracing)} onClose={onClose} footer={finish}>
      <p className="quiet" role="status">
        {say(open.length > 0 ? traceWords.tracingHint : traceWords.tracingDone)}
      </p>
      {families ? (
        <ul className="tracing-cards">
          {open.map((tile) => (
            <TracingCard key={tile.child.id} {...{ roll, tile, families }} />
          ))}
        </ul>
      ) : (
        <Skeleton rows={open.length} height={240} />
      )}
    </Sheet>
  )
}
