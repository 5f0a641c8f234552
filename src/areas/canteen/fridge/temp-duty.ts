/** When a fridge is read by hand, `HH:mm`; a reading before noon counts for the first. */
export const tempTimes = ['07:30', '16:30'] as const

/** `late` an hour after its time. */
export type DutyState = 'done' | 'open' | 'late'
export type TempDuty<R> = { readonly fridgeId: string; readonly time: string; readonly state: DutyState; readonly reading: R | undefined }

type Fridge = { readonly id: string; readonly enabled: boolean }
type Reading = {
  readonly fridgeId: string
  readonly readTime: string
  readonly status: string | null
  readonly doubtful?: boolean | null
}

/** From when a reading that was not taken is late, by its time. */
export const lateFrom: Readonly<Record<(typeof tempTimes)[number], string>> = { '07:30': '08:30', '16:30': '17:30' }

/** The readings a day asks for, fridge by fridge; the last reading of each half counts, and none that was dated ahead. `now` is a moment. */
export function tempDuty<R extends Reading>(date: string, now: string, fridges: readonly Fridge[], readings: readonly R[]): TempDuty<R>[] {
  const ofDay = readings
    .filter((one) => one.readTime.startsWith(date) && one.status !== 'VOID' && !one.doubtful)
    .sort((one, two) => (one.readTime < two.readTime ? 1 : -1))
  const isFirst = (one: R) => one.readTime.slice(11) < '12:00:00'
  return fridges
    .filter((fridge) => fridge.enabled)
    .flatMap((fridge) =>
      tempTimes.map((time) => {
        const reading = ofDay.find((one) => one.fridgeId === fridge.id && isFirst(one) === (time === tempTimes[0]))
        const isLate = now.slice(0, 16) >= `${date} ${lateFrom[time]}`
        return { fridgeId: fridge.id, time, state: reading ? 'done' : isLate ? 'late' : 'open', reading } as const
      }),
    )
}
