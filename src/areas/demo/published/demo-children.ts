import { addMonths } from '../../../contract/age'
import { addDays } from '../../../contract/time'
import { childrenPerClass, type DemoClass, demoClasses } from './demo-classes'
import { demoNames } from './demo-names'
import { padded } from './padded'
import { type Random, random } from './random'

/** A child of the demonstration kindergarten. `at` counts through all children from 0, `number` from 0001. */
export type DemoChild = {
  readonly at: number
  readonly id: string
  readonly number: string
  readonly classId: string
  readonly surname: string
  readonly given: string
  readonly sex: '1' | '2'
  readonly birthday: string
  readonly entryDate: string
  readonly mealPlan: string
}

/** Completed months of the youngest and the oldest child of a class, today, by its level. */
const ages: Readonly<Record<string, readonly [number, number]>> = { 1: [39, 50], 2: [51, 62], 3: [63, 74] }
/** Children who only stay for lunch, and who eat at home; all others eat every meal. */
const planned = { LUNCH: 28, NONE: 8 }
const total = demoClasses.length * childrenPerClass

/** Sexes of a class in the order of its children: 15 or 16 boys of 30, no two given names alike. */
function namesOf(chance: Random, at: number): { sex: '1' | '2'; given: string }[] {
  const boys = childrenPerClass / 2 + (at % 3 === 2 ? 0 : 1)
  const draw = (sex: '1' | '2', number: number) =>
    chance
      .shuffled(sex === '1' ? demoNames.boys : demoNames.girls)
      .slice(0, number)
      .map((given) => ({ sex, given }))
  return chance.shuffled([...draw('1', boys), ...draw('2', childrenPerClass - boys)])
}

function childrenOf(chance: Random, planOf: (at: number) => string, one: DemoClass, today: string, joined: string): DemoChild[] {
  const [youngest = 0, oldest = 0] = ages[one.level] ?? []
  return namesOf(chance, one.at).map(({ sex, given }, place) => {
    const at = one.at * childrenPerClass + place
    const number = padded(at + 1, 4)
    return {
      at,
      id: `child.${number}`,
      number,
      classId: one.id,
      surname: chance.weighted(demoNames.surnames).name,
      given,
      sex,
      birthday: addDays(addMonths(today, -chance.whole(youngest, oldest)), -chance.whole(0, 27)),
      entryDate: addMonths(joined, -12 * (Number(one.level) - 1)),
      mealPlan: planOf(at),
    }
  })
}

/** All children. The youngest joined on `joined`, the others one and two years before. Names do not depend on the days. */
export function demoChildren(seed: number, today: string, joined: string): DemoChild[] {
  const order = random(seed, 'plans').shuffled(Array.from({ length: total }, (_, at) => at))
  const planOf = (at: number) => {
    const place = order[at] ?? total
    return place < planned.LUNCH ? 'LUNCH' : place < planned.LUNCH + planned.NONE ? 'NONE' : 'FULL'
  }
  const chance = random(seed, 'children')
  return demoClasses.flatMap((one) => childrenOf(chance, planOf, one, today, joined))
}
