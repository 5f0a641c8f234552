import { type DutyState, tempDuty } from './temp-duty'
import { type Range, type Reading, type WarmSpell, warmSpells } from './warm-spells'

/** Minutes a fridge may be out of its range before somebody is told, and before its samples have to be moved [domain rules for fridges]. */
export const alarmStages = [30, 120] as const
type AlarmStage = (typeof alarmStages)[number]

/** A fridge that has been out of its range for as long as a stage gives; `isOver` when it was read back in range. */
export type WarmAlarm = WarmSpell & { readonly stage: AlarmStage; readonly isOver: boolean }

/** What a fridge's readings give rise to at `now`: of each time it was out of its range today, every stage that was reached. */
export const warmAlarms = (readings: readonly Reading[], range: Range, now: string): WarmAlarm[] =>
  alarmStages.flatMap((stage) =>
    warmSpells(readings, range, now, stage)
      .filter(({ until }) => until.slice(0, 10) === now.slice(0, 10))
      .map((spell) => ({ ...spell, stage, isOver: spell.until < now })),
  )

type Missed = { readonly fridgeId: string; readonly time: string; readonly state: DutyState }

/** The readings of a day that were not taken in time, as of `now`. */
export const missedReadings = (...given: Parameters<typeof tempDuty>): Missed[] =>
  tempDuty(...given).filter(({ state }) => state === 'late')
