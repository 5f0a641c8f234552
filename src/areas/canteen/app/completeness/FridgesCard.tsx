import { Check, TriangleAlert } from 'lucide-react'
import { Sign } from '../../../../app/design/Sign'
import { useSay } from '../../../../app/language/use-say'
import type { Tone } from '../../../../contract/tone'
import type { TempDuty } from '../../fridge/temp-duty'
import type { Reading } from '../fridges/FridgeCard'
import { words } from './day-words'
import { FigureCard } from './FigureCard'

/** The fridges' readings of the day: how many are there, late, and out of range. */
export function FridgesCard({
  duties,
  readings,
}: {
  duties: readonly TempDuty<Reading>[]
  readings: readonly (Reading & { isOut: boolean })[]
}) {
  const say = useSay()
  const [done, late] = [duties.filter(({ state }) => state === 'done').length, duties.filter(({ state }) => state === 'late').length]
  const out = readings.filter(({ isOut }) => isOut).length
  const sign = (tone: Tone, text: string) => (
    <Sign tone={tone} icon={tone === 'good' ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}>
      {text}
    </Sign>
  )
  return (
    <FigureCard title={say(words.fridges)} to="/canteen/fridges" toWord={words.toFridges}>
      <Sign>{say(words.readings, { done, total: duties.length })}</Sign>
      {out > 0 && sign('bad', say(words.outOfRange, { count: out }))}
      {late > 0 && sign('bad', say(words.lateReadings, { count: late }))}
      {out === 0 && late === 0 && sign('good', say(words.inOrder))}
    </FigureCard>
  )
}
