import { Ban, Camera, Plus } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { useCan } from '../../../../app/session/use-can'
import { SampleException } from '../../sample-exception'
import type { ExceptionView, Tile } from '../use-kitchen'
import { ExcuseSheet } from './ExcuseSheet'
import { words } from './log-words'
import { ReasonSheet } from './ReasonSheet'
import { SampleFacts } from './SampleFacts'

type Props = {
  tile: Tile
  mealType: string
  date: string
  fridges: ReadonlyMap<string, string>
  onTake: (batch: number) => void
  onClose: () => void
}

/** Batches of a dish that can be told apart. */
const mostBatches = 9

function Excuse({ exception }: { exception: ExceptionView }) {
  const say = useSay()
  const can = useCan()
  const causes = useDict('sampleMiss')
  const [isVoiding, setVoiding] = useState(false)
  return (
    <article className="sample-facts">
      <p>{say(words.excused, { cause: wordsFor(causes, [exception.cause]) })}</p>
      {exception.note && <p>{exception.note}</p>}
      <p className="quiet">{exception.recordedBy}</p>
      {can('sample-exception:void') && (
        <BigButton look="danger" icon={<Ban size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setVoiding(true)}>
          {say(words.voidExcuse)}
        </BigButton>
      )}
      {isVoiding && (
        <ReasonSheet
          resource={SampleException}
          record={exception.id}
          title={say(words.voidExcuse)}
          verb={say(words.voidExcuse)}
          onClose={() => setVoiding(false)}
        />
      )}
    </article>
  )
}

/** All there is about a dish of a meal, and what else can be done: another batch, a reason for having none. */
export function DishSheet({ tile, mealType, date, fridges, onTake, onClose }: Props) {
  const say = useSay()
  const can = useCan()
  const [isExcusing, setExcusing] = useState(false)
  const { samples, exception, name, dishId } = tile
  const last = Math.max(0, ...samples.map(({ batch }) => batch))
  if (isExcusing) return <ExcuseSheet {...{ date, mealType, dishId, name }} onClose={onClose} />
  return (
    <Sheet open title={name} onClose={onClose}>
      {samples.map((sample) => (
        <SampleFacts key={sample.id} sample={sample} fridges={fridges} />
      ))}
      {exception && <Excuse exception={exception} />}
      {can('retained-sample:add') && last < mostBatches && (
        <BigButton
          wide
          look={last === 0 ? 'main' : 'plain'}
          icon={last === 0 ? <Camera size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
          onClick={() => onTake(last + 1)}
        >
          {say(last > 0 ? words.second : words.takeAnyway)}
        </BigButton>
      )}
      {can('sample-exception:add') && tile.state === 'missing' && (
        <BigButton wide aria-haspopup="dialog" onClick={() => setExcusing(true)}>
          {say(words.noSampleWhy)}
        </BigButton>
      )}
    </Sheet>
  )
}
