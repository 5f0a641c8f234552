import { useNow } from '../../../../../app/clock/use-now'
import type { CardStanding } from '../../../../../app/home/home-card'
import { type KeptSample, keptList } from '../../kept-list'
import { useSamples } from '../../use-kitchen'
import { words } from '../words'

/** Samples that have been kept for as long as they must. Undefined while loading. */
export function useDueSamples(now: string): KeptSample[] | undefined {
  const samples = useSamples()
  return samples && keptList(samples, now).filter(({ state }) => state !== 'keeping')
}

/** How what is to be disposed of stands. */
export const disposalStanding = (count: number): CardStanding =>
  count > 0 ? { as: 'due', said: words.due, values: { count } } : { as: 'well', said: words.nothingDue }

/** How what is to be disposed of stands, wherever one is. */
export function useDisposalStanding(): CardStanding | undefined {
  const due = useDueSamples(useNow())
  return due && disposalStanding(due.length)
}
