import { Clock, Hand, X } from 'lucide-react'
import { memo } from 'react'
import { Avatar } from '../../../../app/avatar/Avatar'
import { useSay } from '../../../../app/language/use-say'
import { Child } from '../../../families/published/child'
import { markLooks } from '../mark-looks'
import { words } from '../words'
import { TileDiscs } from './TileDiscs'
import type { BoardTile } from './use-attendance-day'
import { useLongPress } from './use-long-press'
import { useSignWords } from './use-sign-words'

type Fate = 'waiting' | 'refused' | 'conflict' | undefined
type Props = BoardTile & {
  fate: Fate
  /** A tap gives the mark at once instead of opening the sheet. */
  quick: boolean
  /** Told of the child by its id, so that both stay the same for all tiles and draw none of them again. */
  onMark: (childId: string) => void
  onMore: (childId: string) => void
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
  const word = shown ? markLooks[shown].word : words.unmarked
  const time = mark === 'L' ? record?.inTime : mark === 'E' ? record?.outTime : undefined
  return (
    <span className="tile-state">
      <span>{mark || !proposed ? say(word) : say(words.proposed, { mark: say(word) })}</span>
      {time && <span className="figures">{time}</span>}
    </span>
  )
}

/** Names longer than this are set smaller, on two lines: no child is told from another by the end of its name alone. */
const longName = 4

function Drawn({ fate, quick, onMark, onMore, ...tile }: Props) {
  const say = useSay()
  const { child, mark, proposed } = tile
  const more = () => onMore(child.id)
  const press = useLongPress(quick ? () => onMark(child.id) : more, more)
  const signs = useSignWords(tile)
  const shown = mark ?? proposed
  const Badge = shown && markLooks[shown].icon
  const discs = <TileDiscs tile={tile} quick={quick} />
  return (
    <li
      className="tile"
      data-child={child.id}
      data-mark={shown ?? 'none'}
      data-open={mark === undefined || undefined}
      data-loud={(fate && fate !== 'waiting') || undefined}
    >
      <button type="button" className="tile-main" aria-haspopup={quick ? undefined : 'dialog'} {...press}>
        <span className="tile-face">
          <Avatar noun={Child.name} id={child.id} name={child.name} picture={child.photo} />
          {Badge && (
            <span className="tile-badge" aria-hidden>
              <Badge size={14} />
            </span>
          )}
        </span>
        <span className="tile-name" data-long={child.name.length > longName || undefined}>
          {child.name}
        </span>
        <span className="for-readers">{Object.values(signs).filter(Boolean).join(' ')}</span>
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
          onClick={more}
        >
          {discs}
        </button>
      ) : (
        <span className="tile-more" aria-hidden>
          {discs}
        </span>
      )}
    </li>
  )
}

/**
 * One child on the board, as high as every other. Edge, sign and word carry the state; a dashed edge means that nothing is saved yet. Its discs stand
 * where the way to all else is. Drawn again only when something is new about this child: a tap changes one of thirty.
 */
export const ChildTile = memo(Drawn)
