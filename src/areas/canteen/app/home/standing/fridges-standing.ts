import { useNow } from '../../../../../app/clock/use-now'
import type { CardStanding } from '../../../../../app/home/home-card'
import type { View } from '../../../../../app/offline/view/view'
import type { FridgeRound } from '../../../fridge/fridge-round'
import type { FridgeTemp } from '../../../fridge/fridge-temp'
import type { SampleFridge } from '../../../fridge/sample-fridge'
import { useSamples } from '../../use-kitchen'
import { useFridgeRound } from '../use-fridge-round'
import { words } from '../words'

type Round = FridgeRound<View<typeof SampleFridge>, View<typeof FridgeTemp>>

/** Fridges of a round nobody has read. */
export const unreadOf = ({ fridges }: Round) => fridges.filter(({ duty }) => duty.state !== 'done')

/** How a round stands. `applies`: it is asked for. */
export function fridgesStanding(round: Round, applies: boolean): CardStanding {
  if (!applies || round.fridges.length === 0) return { as: 'none' }
  const count = unreadOf(round).length
  const isWarm = round.fridges.some(({ warm }) => warm)
  if (count === 0 && !isWarm) return { as: 'well', said: words.read }
  return { as: isWarm || round.isDue ? 'due' : 'calm', said: words.unread, values: { count } }
}

/** The round that is on, and whether it is asked for: on open days, and as long as a sample is kept. Undefined while loading. */
export function useAskedRound(now: string) {
  const known = useFridgeRound(now)
  const samples = useSamples()
  if (!known || !samples) return undefined
  const isKeeping = samples.some(({ status }) => status === null || status === 'KEEPING')
  return { round: known.round, applies: known.isOpen || isKeeping }
}

/** How the round of fridges stands, wherever one is. */
export function useFridgesStanding(): CardStanding | undefined {
  const known = useAskedRound(useNow())
  return known && fridgesStanding(known.round, known.applies)
}
