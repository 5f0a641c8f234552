import { type ReactNode, useState } from 'react'
import { Page } from '../../../../app/design/Page'
import { Suspense } from '../../../../app/design/Suspense'
import { useSay } from '../../../../app/language/use-say'
import { ClassSwitch } from '../ClassSwitch'
import { ComingRoll } from '../ComingRoll'
import type { ClassView } from '../use-own-classes'
import { useToday } from '../use-today'
import { words } from '../words'
import { BandPlace } from './BandPlace'
import { BoardActions } from './BoardActions'
import { BoardCounts } from './BoardCounts'
import { BoardDay, BoardSkeleton } from './BoardDay'
import { useBoardAddress } from './board-address'
import { useBoardSheets } from './board-sheets'
import { DayStrip } from './DayStrip'
import { ClosedDay, NobodyToCall } from './empty/empty-board'
import { SavedRoll } from './SavedRoll'
import { shownFilters, type TileFilter } from './tile-filter'
import { type AttendanceDay, type BoardRoll, type SheetView, useAttendanceDay } from './use-attendance-day'
import { type BoardPlace, useBoardPlace } from './use-board-place'
import { useRefused } from './use-refused'
import './attendance-board.css'
import '../marks.css'
import './tiles.css'

type Chosen = BoardPlace & { readonly chosen: ClassView }

/** `saved`: how safe the work of the day is. */
function BoardHead({ place, saved }: { place: Chosen; saved?: ReactNode }) {
  return (
    <div className="board-head">
      <ClassSwitch classes={place.classes} chosen={place.chosen} onChoose={(classId) => place.go({ classId })} />
      <DayStrip days={place.openDays} today={place.today} chosen={place.day} onChoose={(day) => place.go({ day })} />
      {saved}
    </div>
  )
}

function OpenBoard({ place, roll, sheet }: { place: Chosen; roll: BoardRoll; sheet: SheetView | undefined }) {
  const say = useSay()
  const refused = useRefused(roll)
  useBoardSheets()
  const [chosen, setFilter] = useState<TileFilter>('expected')
  // A figure that has left the bar, such as those left to call once the sheet is out, filters nothing any more.
  const filter = shownFilters(roll).includes(chosen) ? chosen : 'expected'
  const bar = roll.tiles.length > 0 && (
    <div className="board-bar">
      <BoardCounts roll={roll} chosen={filter} onChoose={setFilter} />
      <BoardActions roll={roll} sheet={sheet} />
    </div>
  )
  return (
    <Page title={say(words.board)} main={bar || undefined}>
      <BoardHead place={place} saved={bar && <SavedRoll roll={roll} sheet={sheet} refused={refused.size} />} />
      {place.day === place.today && <BandPlace roll={roll} onAll={() => setFilter('expected')} />}
      <BoardDay roll={roll} filter={filter} refused={refused} onFilter={setFilter} />
    </Page>
  )
}

function DayOfClass({ place, found }: { place: Chosen; found: AttendanceDay | undefined }) {
  const say = useSay()
  if (found && place.isOpen) return <OpenBoard place={place} roll={found.rollOf(place.chosen.id)} sheet={found.sheetOf(place.chosen.id)} />
  return (
    <Page title={say(words.board)}>
      <BoardHead place={place} />
      {place.isOpen ? (
        <BoardSkeleton />
      ) : (
        <Suspense>
          <ClosedDay days={place.days} day={place.day} today={place.today} onGo={(day) => place.go({ day })} />
        </Suspense>
      )}
    </Page>
  )
}

/** The roll call of a class: everybody present with one tap, whoever is away with two, and the day's steps at the thumb. */
export function AttendanceBoard() {
  const say = useSay()
  const today = useToday()
  const address = useBoardAddress(today)
  const place = useBoardPlace(address, today)
  // Read beside the place and not after it: a phone waits for each turn of its database.
  const found = useAttendanceDay(address.day)
  const chosen = place?.chosen
  if (place && chosen) return <DayOfClass key={`${chosen.id} ${place.day}`} place={{ ...place, chosen }} found={found} />
  return (
    <Page title={say(words.board)}>
      {place ? (
        <Suspense>
          <NobodyToCall lacking="class" />
        </Suspense>
      ) : (
        <ComingRoll>
          <BoardSkeleton />
        </ComingRoll>
      )}
    </Page>
  )
}
