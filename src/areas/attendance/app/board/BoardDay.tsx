import { useState } from 'react'
import { Early } from '../../../../app/design/Early'
import { Skeleton } from '../../../../app/design/Skeleton'
import { Suspense } from '../../../../app/design/Suspense'
import { useLatest } from '../../../../app/design/use-latest'
import { useSay } from '../../../../app/language/use-say'
import { figureWords } from '../../figure-words'
import { markIntent } from '../../mark/mark-intent'
import { isOpenSheet } from '../../sheet/sheet-state'
import { useMarking } from '../mark/use-marking'
import { words } from '../words'
import { markSheet } from './board-sheets'
import { ChildTile } from './ChildTile'
import { NobodyHere, NobodyToCall } from './empty/empty-board'
import { matches, type TileFilter } from './tile-filter'
import type { BoardRoll, BoardTile } from './use-attendance-day'

/** Tiles in the shape of what is coming. */
export function BoardSkeleton() {
  return (
    <div className="board-skeleton">
      <Skeleton rows={15} height="var(--tile)" />
    </div>
  )
}

const fateOf = ({ record }: BoardTile, isRefused: boolean) =>
  isRefused ? 'refused' : record?.standing === 'conflict' ? 'conflict' : record?.standing === 'waiting' ? 'waiting' : undefined

type Props = { roll: BoardRoll; filter: TileFilter; refused: ReadonlySet<string>; onFilter: (filter: TileFilter) => void }

/** The children of a class on a day. A tap marks whoever has no mark as present; everything else is in the sheet behind the tile. */
export function BoardDay({ roll, filter, refused, onFilter }: Props) {
  const say = useSay()
  const mark = useMarking(roll)
  const [open, setOpen] = useState<string>()
  const isRefused = ({ child }: BoardTile) => refused.has(`${roll.date}.${child.id}`)
  const shown = roll.tiles.filter((tile) => matches(filter, tile, roll))
  const opened = roll.tiles.find((tile) => tile.child.id === open)
  const present = useLatest((childId: string) => {
    const tile = roll.tiles.find(({ child }) => child.id === childId)
    if (tile) void mark([markIntent(roll, tile, 'P')], say(words.saidMark, { name: tile.child.name, mark: say(words.present) }))
  })
  if (roll.tiles.length === 0)
    return (
      <Suspense>
        <NobodyToCall lacking="children" />
      </Suspense>
    )
  return (
    <>
      {shown.length === 0 && (
        <Suspense>
          <NobodyHere filter={filter} onAll={() => onFilter('expected')} />
        </Suspense>
      )}
      <ul className="tiles" aria-label={say(figureWords[filter])}>
        {shown.map((tile) => (
          <ChildTile
            key={tile.child.id}
            {...tile}
            fate={fateOf(tile, isRefused(tile))}
            quick={isOpenSheet(roll.state) && !tile.mark && !tile.proposed}
            onMark={present}
            onMore={setOpen}
          />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <Early part={markSheet} given={{ roll, tile: opened, refused: isRefused(opened), onClose: () => setOpen(undefined) }} />
        </Suspense>
      )}
    </>
  )
}
