import { addMinutes } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { type RowOf, row } from '../../../../server/seed/row'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import { random } from '../../../demo/published/random'
import { FridgeTemp } from '../../fridge/fridge-temp'
import { SampleFridge } from '../../fridge/sample-fridge'
import { tempTimes } from '../../fridge/temp-duty'
import { isOutOf, type Reading } from '../../fridge/warm-spells'

/** The range of every sample fridge, in ℃. */
export const fridgeRange = { min: 0, max: 8 } as const

/** Meals and what is left over of them: two fridges in use, the third stands by. */
export const demoFridges = [
  { id: 'fridge.1', name: '留样冰箱1号', place: '厨房东侧', slots: 60 },
  { id: 'fridge.2', name: '留样冰箱2号', place: '厨房西侧', slots: 60 },
  { id: 'fridge.3', name: '留样冰箱3号', place: '备餐间', slots: 24 },
] as const

/** The fridges, kept by the canteen manager. */
export const fridgeRows = (staff: readonly DemoStaff[]): Given[] =>
  demoFridges.map(({ id, ...fridge }) =>
    row(SampleFridge, id, {
      ...fridge,
      tempMin: fridgeRange.min,
      tempMax: fridgeRange.max,
      keeperId: holdersOf(staff, 'canteenMgr')[0]?.id,
      enabled: true,
    }),
  )

/** A reading of the demonstration, with what was done about it. */
export type DemoReading = Reading & { readonly fridgeId: string; readonly note: string | null; readonly by: string }

/**
 * The readings of some open days, the latest last. Five days before the last a door stood open: the second fridge was found warm in
 * the morning and good again after more than an hour. Eight days before it was warm for some minutes only.
 */
export function fridgeReadings(seed: number, days: readonly string[], staff: readonly DemoStaff[]): DemoReading[] {
  const chance = random(seed, 'fridges')
  const cooks = holdersOf(staff, 'cook')
  return days.flatMap((day, at) =>
    demoFridges.flatMap(({ id }) => {
      const by = chance.pick(cooks).name
      const ordinary = tempTimes.map((time) => ({
        fridgeId: id,
        at: addMinutes(`${day} ${time}:00`, chance.whole(-4, 12)),
        temp: chance.whole(22, 48) / 10,
        note: null,
        by,
      }))
      const back = days.length - 1 - at
      if (id !== 'fridge.2' || (back !== 5 && back !== 8)) return ordinary
      const found = { fridgeId: id, at: `${day} 07:36:00`, temp: back === 5 ? 11.2 : 8.6, note: '柜门未关严，已关好', by }
      const good = { fridgeId: id, at: `${day} ${back === 5 ? '09:05' : '07:58'}:00`, temp: 4.4, note: '复测', by }
      return [found, good, ...ordinary.slice(1)]
    }),
  )
}

/** The readings as rows. */
export const tempRows = (readings: readonly DemoReading[]): RowOf<typeof FridgeTemp>[] =>
  readings.map(({ fridgeId, at, temp, note, by }) => ({
    made: { by: 'cook', at },
    ...row(FridgeTemp, `temp.${at.slice(0, 10)}.${at.slice(11, 16)}.${fridgeId}`, {
      fridgeId,
      readTime: at,
      temp,
      source: 'manual',
      note,
      day: at.slice(0, 10),
      recordedBy: by,
      alarm: isOutOf(fridgeRange, temp),
    }),
  }))
