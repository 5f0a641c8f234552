import { TriangleAlert } from 'lucide-react'
import { useNow } from '../../../../app/clock/use-now'
import { CardFrame } from '../../../../app/home/CardFrame'
import { Figure } from '../../../../app/home/Figure'
import { dataOf, frameOf } from '../../../../app/home/frame-of'
import type { HomeCardProps } from '../../../../app/home/home-card'
import { useTell } from '../../../../app/home/use-tell'
import { Way } from '../../../../app/home/ways/Way'
import { type Say, useSay } from '../../../../app/language/use-say'
import { useReport } from '../../../../app/report/use-report'
import { todayReport } from '../../reports/today-report'
import { useClassWay } from '../use-class-way'
import { type ClassTile, isHandedIn } from './class-tiles'
import { classesStanding, isRollDue, tilesOf } from './standing/classes-standing'
import { words } from './words'
import './classes.css'

function stateWords({ state, line: { figures } }: ClassTile, say: Say): string {
  if (state === 'closed') return say(words.classClosed)
  if (state === 'none') return say(words.notBegun)
  const { expected = 0, present = 0, unmarked = 0 } = figures ?? {}
  if (state === 'calling') return say(words.calling, { done: expected - unmarked, all: expected })
  return say(words.presentOf, { present, expected })
}

function Tile({ tile, isLate, day }: { tile: ClassTile; isLate: boolean; day: string }) {
  const say = useSay()
  const { line, state, fill } = tile
  const way = useClassWay()(line.id, day)
  const unreached = line.figures?.unknown ?? 0
  return (
    <Way as="div" className="class-tile" data-state={state} data-late={isLate || undefined} to={way}>
      <span className="class-tile-fill" style={{ inlineSize: `${fill}%` }} />
      <strong>{line.name}</strong>
      <span className="figures">{stateWords(tile, say)}</span>
      {state === 'again' && <span className="class-tile-note">{say(words.again)}</span>}
      {line.submittedAt && <span className="quiet figures">{say(words.at, { time: line.submittedAt.slice(11, 16) })}</span>}
      {isLate && <TriangleAlert className="class-tile-late" size={18} aria-hidden />}
      {unreached > 0 && (
        <span className="class-tile-unreached figures" role="img" aria-label={say(words.unreached, { count: unreached })}>
          {unreached}
        </span>
      )}
    </Way>
  )
}

/** Who has not handed in the roll? Each class in its place, filled as far as it has come. */
export function ClassesCard({ tell }: HomeCardProps) {
  const say = useSay()
  const isDue = isRollDue(useNow())
  const report = useReport(todayReport, { date: null })
  const day = dataOf(report)
  const tiles = tilesOf(day)
  useTell(tell, day && classesStanding(tiles, isDue))
  const done = tiles.filter(isHandedIn).length
  const missing = tiles.length - done
  const isMissing = isDue && missing > 0
  return (
    <CardFrame {...frameOf(report)}>
      <Figure
        value={done}
        of={tiles.length}
        words={[say(words.handedIn, { count: done }), ...(isMissing ? [say(words.missing, { count: missing })] : [])].join(' · ')}
        tone={isMissing ? 'bad' : 'plain'}
      />
      <div className="class-tiles">
        {tiles.map((tile) => (
          <Tile key={tile.line.id} tile={tile} day={day?.date ?? ''} isLate={isDue && !isHandedIn(tile)} />
        ))}
      </div>
    </CardFrame>
  )
}
