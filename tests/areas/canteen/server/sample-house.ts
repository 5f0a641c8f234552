import { resources } from '../../../../src/areas/areas'
import type { Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { makeSigner } from '../../../kit/browser/make-working'
import { at } from '../../../kit/every-noun'
import { make, valuesFor } from '../../../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const { dish, 'sample-fridge': fridges, 'retained-sample': samples, 'sample-disposal': disposals, 'fridge-temp': temps } = resources

type Values = Record<string, unknown>

/** A kitchen with a dish, a fridge, two people and a clock that tests set. */
export type SampleHouse = {
  readonly house: OpenHouse
  readonly boss: Caller
  readonly cook: Caller
  readonly manager: Caller
  readonly dish: Row
  readonly fridge: Row
  readonly people: readonly [Row, Row]
  /** Sets the server's clock, `YYYY-MM-DD HH:mm:ss`. */
  readonly clock: (now: string) => void
  /** What a cook would enter for a sample of the dish. */
  readonly values: (given?: Values) => Promise<Values>
  readonly add: (given?: Values) => Promise<Answered>
  readonly seen: (id: string) => Promise<Row>
  /** Two people sign that they emptied boxes at a time. */
  readonly signed: (disposeTime: string, given?: Values) => Promise<Row>
  readonly move: (call: Caller, verb: string, id: string, patch?: Values) => Promise<Answered>
  readonly read: (readTime: string, temp: number, fridgeId?: string) => Promise<Row>
}

/** Opens such a kitchen on a Monday morning. */
export async function openSampleHouse(): Promise<SampleHouse> {
  let now = '2026-03-02 06:30:00'
  const accounts = [
    { username: 'chef', roles: ['cook'] },
    { username: 'manager', roles: ['canteenMgr'] },
  ]
  const house = await openHouse(quietProduct(accounts), () => instant(now))
  const [boss, cook, manager] = [await house.as('boss'), await house.as('chef'), await house.as('manager')]
  const food = await make(boss, dish, { name: '红烧排骨' })
  const fridge = await make(boss, fridges, { tempMin: 0, tempMax: 8 })
  const people = [await makeSigner(boss), await makeSigner(boss)] as const
  const values = (given: Values = {}) =>
    valuesFor(cook, samples, {
      date: '2026-03-02',
      mealType: 'L',
      dishId: food.id,
      batch: 1,
      weightG: 130,
      sampleTime: '2026-03-02 11:05:00',
      fridgeId: fridge.id,
      fridgeTempAtIn: 4,
      fridgeReadTime: null,
      samplerId: people[0].id,
      ...given,
    })
  return {
    house,
    boss,
    cook,
    manager,
    dish: food,
    fridge,
    people,
    values,
    clock: (next) => {
      now = next
    },
    add: async (given) => cook(at('POST', samples, 'add'), await values(given)),
    seen: async (id) => (await cook(at('GET', samples, `queryById?id=${id}`))).result,
    signed: (disposeTime, given = {}) =>
      make(cook, disposals, { disposeTime, disposedById: people[0].id, witnessId: people[1].id, ...given }),
    move: (call, verb, id, patch = {}) => call(at('POST', samples, verb), { id, ...patch }),
    read: (readTime, temp, fridgeId = fridge.id) => make(cook, temps, { fridgeId, readTime, temp, source: 'manual' }),
  }
}
