import { addMinutes } from '../../contract/time'
import { isMeal, servingTimes } from '../recipes/published/meal'

/** A sample is taken within so many minutes before its meal is served [domain rules for retained samples]. */
export const earlyMinutes = 30

export type Untimely = 'early' | 'late'

type Taken = { readonly date: string; readonly mealType: string; readonly batch: number; readonly sampleTime: string }

/**
 * Whether a sample was taken outside its time: before the last half hour, or once its meal was served. A further batch is cooked while
 * the first is eaten, and has until the meal is over. Of a meal the kindergarten added itself nobody knows when it is served.
 */
export function untimely({ date, mealType, batch, sampleTime }: Taken): Untimely | undefined {
  if (!isMeal(mealType)) return undefined
  const { from, until } = servingTimes[mealType]
  const minute = sampleTime.slice(0, 16)
  if (minute < addMinutes(`${date} ${from}:00`, -earlyMinutes).slice(0, 16)) return 'early'
  return minute > `${date} ${batch > 1 ? until : from}` ? 'late' : undefined
}
