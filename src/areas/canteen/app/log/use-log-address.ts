import { useSearchParams } from 'react-router-dom'
import { addDays } from '../../../../contract/time'
import type { SampleOf } from './sample-entry'

/** Days before today of which samples may still be recorded. */
export const lateDays = 3

/** The days a sample may be recorded for, today first. */
export const openDaysOf = (today: string): string[] => Array.from({ length: lateDays + 1 }, (_, back) => addDays(today, -back))

export type LogAddress = {
  readonly day: string
  /** The dish whose sample is being taken. */
  readonly taking: SampleOf | undefined
  readonly goTo: (day: string) => void
  /** `follow` takes the place of the sample before, so that one step back leads to the list. */
  readonly take: (of: Omit<SampleOf, 'date'>, follow?: boolean) => void
  readonly leave: () => void
}

/** Which day and dish the address asks for; today where it asks for none, or for one that is over. */
export function useLogAddress(today: string): LogAddress {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('day') ?? today
  const date = openDaysOf(today).includes(wanted) ? wanted : today
  const [mealType, dishId] = [params.get('meal'), params.get('dish')]
  const batch = Math.min(9, Math.max(1, Math.trunc(Number(params.get('batch'))) || 1))
  const ofDay: Record<string, string> = date === today ? {} : { day: date }
  return {
    day: date,
    taking: mealType && dishId ? { date, mealType, dishId, batch } : undefined,
    goTo: (day) => setParams(day === today ? {} : { day }, { replace: true }),
    take: (of, follow = false) => {
      const { mealType: meal, dishId: dish } = of
      setParams({ ...ofDay, meal, dish, ...(of.batch > 1 && { batch: String(of.batch) }) }, { replace: follow })
    },
    leave: () => setParams(ofDay, { replace: true }),
  }
}
