import { type WarmAlarm, warmAlarms } from './fridge-alarm'
import { type TempDuty, tempDuty, tempTimes } from './temp-duty'
import { isOutOf, type WarmSpell, warmSpells } from './warm-spells'

type Fridge = { readonly id: string; readonly enabled: boolean; readonly tempMin: number; readonly tempMax: number }
type Reading = {
  readonly fridgeId: string
  readonly readTime: string
  readonly temp: number
  readonly status: string | null
  readonly doubtful?: boolean | null
}

/**
 * A fridge in the round of this half of the day. `out`: how long it has been out of its range, where that is so at this moment; `warm`:
 * the same, once it is long enough to be told.
 */
export type FridgeOnRound<F extends Fridge, R extends Reading> = {
  readonly fridge: F
  readonly duty: TempDuty<R>
  /** Its last reading, of whatever day. */
  readonly last: R | undefined
  readonly out: WarmSpell | undefined
  readonly warm: WarmAlarm | undefined
}

/** The round of readings that is on, or comes next: `isDue` from its time on. Times are `HH:mm`. */
export type FridgeRound<F extends Fridge, R extends Reading> = {
  readonly time: (typeof tempTimes)[number]
  readonly isDue: boolean
  readonly fridges: readonly FridgeOnRound<F, R>[]
}

/** Every fridge in use, in the round of the half of the day that `now`, a moment, lies in. */
export function fridgeRound<F extends Fridge, R extends Reading>(
  now: string,
  fridges: readonly F[],
  readings: readonly R[],
): FridgeRound<F, R> {
  const clock = now.slice(11, 16)
  const time = clock < '12:00' ? tempTimes[0] : tempTimes[1]
  const known = readings.filter(({ status, doubtful }) => status !== 'VOID' && !doubtful)
  const duties = tempDuty(now.slice(0, 10), now, fridges, readings).filter((duty) => duty.time === time)
  const onRound = duties.flatMap((duty) => {
    const fridge = fridges.find(({ id }) => id === duty.fridgeId)
    if (!fridge) return []
    const own = known.filter(({ fridgeId, readTime }) => fridgeId === fridge.id && readTime <= now)
    const [last] = [...own].sort((one, two) => (one.readTime < two.readTime ? 1 : -1))
    const of = { min: fridge.tempMin, max: fridge.tempMax }
    const temps = own.map(({ readTime: at, temp }) => ({ at, temp }))
    const isOut = last !== undefined && isOutOf(of, last.temp)
    return [
      {
        fridge,
        duty,
        last,
        // However shortly: one that was read this minute counts as well.
        out: isOut ? warmSpells(temps, of, now, -1).at(-1) : undefined,
        warm: warmAlarms(temps, of, now)
          .filter(({ isOver }) => !isOver)
          .at(-1),
      },
    ]
  })
  return { time, isDue: clock >= time, fridges: onRound }
}
