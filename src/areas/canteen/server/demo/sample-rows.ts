import { addDays } from '../../../../contract/time'
import { type RowOf, row } from '../../../../server/seed/row'
import { type DemoStaff, holdersOf } from '../../../demo/published/demo-staff'
import type { Random } from '../../../demo/published/random'
import { dishId, mealsOn } from '../../../recipes/published/demo-menu'
import { dishLibrary, type LibraryDish } from '../../../recipes/published/dish-library'
import type { RetainedSample } from '../../retained-sample'
import { SampleDisposal } from '../../sample-disposal'
import { SampleException } from '../../sample-exception'
import { type DemoBox, type Kitchen, sampleRow } from './sample-row'

/** When a day's boxes are emptied: two days later after dinner, or in the morning of the first open day after that. */
function disposeTime(day: string, openDays: readonly string[]): string | undefined {
  const second = addDays(day, 2)
  if (openDays.includes(second)) return `${second} 16:50:00`
  const next = openDays.find((open) => open > second)
  return next && `${next} 07:20:00`
}

const dishes = new Map(dishLibrary.map((dish) => [dish.code, dish]))

type Dished = Pick<DemoBox, 'date' | 'meal' | 'dish'> & { readonly back: number; readonly at: number }

/** Each dish of a day, with how many days back it is and its place in the meal. */
const dishesOn = (date: string, back: number): Dished[] =>
  mealsOn(date).flatMap(({ meal, codes }) =>
    codes.flatMap((code, at) => {
      const dish: LibraryDish | undefined = dishes.get(code)
      return dish ? [{ date, meal, dish, back, at }] : []
    }),
  )

const isLunch = ({ meal, at }: Dished, place: number): boolean => meal === 'L' && at === place

/** Of one lunch, five days before the last, a dish fell and nothing of it was left to keep. */
const isSpilled = (one: Dished): boolean => one.back === 5 && isLunch(one, 1)
/** At the last lunch two cooks recorded the same dish. */
const isTwice = (one: Dished): boolean => one.back === 0 && isLunch(one, 0)
/** Once the wrong dish was chosen, and the record declared void. */
const isMistaken = (one: Dished): boolean => one.back === 2 && isLunch(one, 0)

type Slots = { next: number }

function boxesOf(one: Dished, disposed: DemoBox['disposed'], slots: Slots): DemoBox[] {
  const { date, meal, dish } = one
  const box = (nth: number, voided?: string): DemoBox => {
    slots.next = (slots.next % 56) + 1
    return { date, meal, dish, slot: slots.next, nth, hasTwin: isTwice(one), disposed, voided }
  }
  if (isMistaken(one)) return [box(1), box(2, '菜名选错，已重新登记')]
  return isTwice(one) ? [box(1), box(2)] : [box(1)]
}

function disposalRow({ pictures }: Kitchen, { id, disposeTime }: NonNullable<DemoBox['disposed']>, by: DemoStaff, witness: DemoStaff) {
  const signed = {
    disposedSign: pictures.sign(by, id),
    witnessSign: pictures.sign(witness, `${id} witness`),
    photos: [pictures.box('soup', id)],
  }
  const given = row(SampleDisposal, id, { disposeTime, method: 'waste', disposedById: by.id, witnessId: witness.id, ...signed })
  return { ...given, made: { by: 'cook', at: disposeTime } }
}

const exceptionRow = ({ date, meal, dish }: Dished, by: DemoStaff): RowOf<typeof SampleException> => ({
  ...row(SampleException, `exception.${date}.${meal}.${dish.code}`, {
    date,
    mealType: meal,
    dishId: dishId(dish.code),
    cause: 'spoiled',
    note: '留样盒跌落，菜品已分完',
    recordedBy: by.name,
  }),
  made: { by: 'canteenMgr', at: `${date} 12:00:00` },
})

const oneOf = (chance: Random, staff: readonly DemoStaff[], post: string): DemoStaff => chance.pick(holdersOf(staff, post))

/** The samples of past open days, the latest of them still kept, with who disposed of the others. */
export function sampleRows(kitchen: Kitchen, days: readonly string[]) {
  const { chance, openDays, staff, today } = kitchen
  const manager = oneOf(chance, staff, 'canteenMgr')
  const samples: RowOf<typeof RetainedSample>[] = []
  const disposals: RowOf<typeof SampleDisposal>[] = []
  const exceptions: RowOf<typeof SampleException>[] = []
  const slots: Slots = { next: 0 }
  for (const [at, day] of days.entries()) {
    const when = disposeTime(day, openDays)
    const disposed = when && when < today ? { id: `disposal.${day}`, disposeTime: when } : undefined
    if (disposed) disposals.push(disposalRow(kitchen, disposed, oneOf(chance, staff, 'cook'), manager))
    for (const one of dishesOn(day, days.length - 1 - at)) {
      if (isSpilled(one)) exceptions.push(exceptionRow(one, manager))
      else samples.push(...boxesOf(one, disposed, slots).map((box) => sampleRow(kitchen, box)))
    }
  }
  return { samples, disposals, exceptions }
}
