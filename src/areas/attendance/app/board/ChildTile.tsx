import { Clock, Ellipsis, Hand, X } from 'lucide-react'
import { Avatar } from '../../../../app/avatar/Avatar'
import { useSay } from '../../../../app/language/use-say'
import { Child } from '../../../families/published/child'
import { markLooks, unmarkedLook } from '../mark-looks'
import { words } from '../words'
import { TileSigns } from './TileSigns'
import type { BoardTile } from './use-attendance-day'
import { useLongPress } from './use-long-press'

type Fate = 'waiting' | 'refused' | 'conflict' | undefined
type Props = {
  tile: BoardTile
  fate: Fate
  /** A tap gives the mark at once instead of opening the sheet. */
  quick: boolean
  onTap: () => void
  onMore: () => void
}

function FateSign({ fate }: { fate: Fate }) {
  const say = useSay()
  if (!fate) return null
  if (fate === 'waiting') {
    return (
      <span className="tile-fate">
        <Clock size={16} aria-hidden />
        <span className="for-readers">{say(words.waiting)}</span>
      </span>
    )
  }
  const Icon = fate === 'refused' ? X : Hand
  return (
    <span className="tile-fate" data-loud>
      <Icon size={16} aria-hidden />
      {say(fate === 'refused' ? words.refused : 'needsYouShort')}
    </span>
  )
}

function StateWord({ tile }: { tile: BoardTile }) {
  const say = useSay()
  const { mark, proposed, record } = tile
  const shown = mark ?? proposed
  const { word } = shown ? markLooks[shown] : unmarkedLook
  const time = mark === 'L' ? record?.inTime : mark === 'E' ? record?.outTime : undefined
  return (
    <span className="tile-state">
      <span>{mark || !proposed ? say(word) : say(words.proposed, { mark: say(word) })}</span>
      {time && <span className="figures">{time}</span>}
    </span>
  )
}

/** One child on the board. Edge, sign and word carry the state; a dashed edge means that nothing is saved yet. */
export function ChildTile({ tile, fate, quick, onTap, onMore }: Props) {
  const say = useSay()
  const press = useLongPress(onTap, onMore)
  const { child, mark, proposed } = tile
  const Corner = (mark ?? proposed) ? markLooks[mark ?? proposed ?? 'P'].icon : undefined
  return (
    <li className="tile" data-mark={mark ?? proposed ?? 'none'} data-open={mark === undefined || undefined}>
      <button type="button" className="tile-main" aria-haspopup={quick ? undefined : 'dialog'} {...press}>
        <Avatar noun={Child.name} id={child.id} name={child.name} picture={child.photo} />
        <span className="tile-name">{child.name}</span>
        <TileSigns tile={tile} />
        <span className="tile-foot">
          <StateWord tile={tile} />
          <FateSign fate={fate} />
        </span>
      </button>
      {quick ? (
        <button
          type="button"
          className="tile-more"
          aria-haspopup="dialog"
          aria-label={say(words.more, { name: child.name })}
          onClick={onMore}
        >
          <Ellipsis size={22} aria-hidden />
        </button>
      ) : (
        Corner && (
          <span className="tile-corner" aria-hidden>
            <Corner size={18} />
          </span>
        )
      )}
    </li>
  )
}
