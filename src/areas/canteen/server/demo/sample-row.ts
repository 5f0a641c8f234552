import { addMinutes, startOfDay } from '../../../../contract/time'
import { type RowOf, row } from '../../../../server/seed/row'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import type { Random } from '../../../demo/published/random'
import { dishId } from '../../../recipes/published/demo-menu'
import type { LibraryDish } from '../../../recipes/published/dish-library'
import { type Meal, servingTimes } from '../../../recipes/published/meal'
import { readingFor } from '../../fridge/fridge-reading'
import { warmSpells } from '../../fridge/warm-spells'
import { dueTime } from '../../keeping-time'
import { labelsOf, spellOf } from '../../register/sample-labels'
import { sampleNumber } from '../../register/sample-number'
import { RetainedSample } from '../../retained-sample'
import { type Step, withSpell } from '../../sample-history'
import type { DemoPictures } from './demo-pictures'
import { type DemoReading, demoFridges, fridgeRange } from './fridge-rows'

/** The kitchen whose samples are told of. */
export type Kitchen = {
  readonly today: string
  readonly openDays: readonly string[]
  readonly staff: readonly DemoStaff[]
  readonly readings: readonly DemoReading[]
  readonly pictures: DemoPictures
  readonly chance: Random
}

/** A box in the fridge. `nth`: its number where a dish was recorded several times. `voided`: why it does not count. */
export type DemoBox = {
  readonly date: string
  readonly meal: Meal
  readonly dish: LibraryDish
  readonly slot: number
  readonly nth: number
  readonly hasTwin: boolean
  readonly disposed: { readonly id: string; readonly disposeTime: string } | undefined
  readonly voided: string | undefined
}

const idOf = ({ date, meal, dish, nth }: DemoBox): string => `sample.${date}.${meal}.${dish.code}.${nth}`

function takenBy(cook: DemoStaff, { chance, pictures, readings }: Kitchen, box: DemoBox) {
  const { date, meal, dish, slot, nth } = box
  const weightG = chance.whole(126, 160)
  const sampleTime = addMinutes(`${date} ${servingTimes[meal].from}:00`, nth - chance.whole(8, 25))
  const fridgeId = demoFridges[meal === 'L' || meal === 'D' ? 0 : 1].id
  const reading = readingFor(
    readings.map((one) => ({ ...one, readTime: one.at })),
    fridgeId,
    sampleTime,
  )
  return {
    date,
    mealType: meal,
    dishId: dishId(dish.code),
    batch: 1,
    weightG,
    sampleTime,
    container: 'steel',
    containerNo: `${meal}-${slot % 20}`,
    fridgeId,
    slotNo: String(slot),
    fridgeTempAtIn: reading?.temp ?? null,
    fridgeReadTime: reading?.readTime ?? null,
    samplerId: cook.id,
    photos: [pictures.box(dish.type, idOf(box))],
    samplerSign: pictures.sign(cook, idOf(box)),
  }
}

function stepsOf({ date, disposed, voided }: DemoBox, by: string): Step[] {
  if (voided) return [{ at: `${date} 12:10:00`, by, what: 'void', text: voided, was: null }]
  return disposed ? [{ at: disposed.disposeTime, by, what: 'dispose', text: null, was: null }] : []
}

/** The record of a box, saying of itself what the server would have it say. */
export function sampleRow(kitchen: Kitchen, box: DemoBox): RowOf<typeof RetainedSample> {
  const cook = kitchen.chance.pick(holdersOf(kitchen.staff, 'cook'))
  const disposed = box.voided ? undefined : box.disposed
  const sample = takenBy(cook, kitchen, box)
  const id = idOf(box)
  const readings = kitchen.readings.filter((one) => one.fridgeId === sample.fridgeId)
  const spells = warmSpells(readings, fridgeRange, startOfDay(kitchen.today))
  const facts = {
    ...sample,
    disposeTime: disposed?.disposeTime,
    hasTwin: box.hasTwin,
    hasSharedPhoto: false,
    hasSharedSign: false,
    spells,
    arrival: [],
  }
  const given = row(RetainedSample, id, {
    ...sample,
    sampleNo: sampleNumber({ ...sample, id }),
    dishName: box.dish.name,
    dueDisposeTime: dueTime(sample),
    status: box.voided ? 'VOID' : disposed ? 'DISPOSED' : 'KEEPING',
    disposalId: disposed?.id ?? null,
    labels: labelsOf(facts),
    lateHours: 0,
    reason: box.voided ?? null,
    history: withSpell(stepsOf(box, cook.name), spellOf(facts), `${box.date} 17:00:00`),
  })
  return { ...given, made: { by: 'cook', at: sample.sampleTime } }
}
