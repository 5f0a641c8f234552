import { Ellipsis } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { StandingSign } from '../../../../app/resource/StandingSign'
import type { Tile } from '../use-kitchen'
import { words } from './log-words'
import { StepRing } from './StepRing'

type Props = { tile: Tile; fridges: ReadonlyMap<string, string>; onTake: () => void; onMore: () => void; mayTake: boolean }

function Stand({ tile, fridges }: Pick<Props, 'tile' | 'fridges'>) {
  const say = useSay()
  const causes = useDict('sampleMiss')
  const [first] = tile.samples
  if (first)
    return (
      <span className="dish-card-facts figures">
        {`${first.weightG} g · ${first.sampleTime.slice(11, 16)}`} <span>{`${fridges.get(first.fridgeId) ?? ''} ${first.slotNo}`}</span>
      </span>
    )
  if (tile.exception)
    return <span className="dish-card-facts">{say(words.excused, { cause: wordsFor(causes, [tile.exception.cause]) })}</span>
  const isBegun = tile.ring.photo || tile.ring.weight || tile.ring.sign
  return <span className="dish-card-facts">{say(isBegun ? words.begun : words.noSample)}</span>
}

/** A dish of the day: how far its sample has come. A press begins it at once, or shows what there is. */
export function DishCard({ tile, fridges, onTake, onMore, mayTake }: Props) {
  const say = useSay()
  const labels = useDict('sampleLabel')
  const isMissing = tile.state === 'missing'
  const odd = [...new Set(tile.samples.flatMap((sample) => sample.labels ?? []))]
  return (
    <li className="dish-card" data-state={tile.state}>
      <button type="button" className="dish-main" onClick={isMissing && mayTake ? onTake : onMore}>
        <StepRing ring={tile.ring} state={tile.state} />
        <span className="dish-card-words">
          <strong>{tile.name}</strong>
          <Stand tile={tile} fridges={fridges} />
          <span className="dish-signs">
            {tile.samples.length > 1 && <Sign>{say(words.batches, { count: tile.samples.length })}</Sign>}
            {tile.extra && <Sign tone="late">{say(words.extra)}</Sign>}
            {odd.map((one) => (
              <Sign key={one} tone="care">
                {wordsFor(labels, [one])}
              </Sign>
            ))}
            <StandingSign standing={tile.samples[0]?.standing ?? tile.exception?.standing} />
          </span>
        </span>
      </button>
      {isMissing && mayTake && (
        <button
          type="button"
          className="dish-more"
          aria-haspopup="dialog"
          aria-label={say(words.more, { dish: tile.name })}
          onClick={onMore}
        >
          <Ellipsis size={22} aria-hidden />
        </button>
      )}
    </li>
  )
}
