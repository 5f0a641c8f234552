import { resources } from '../../../../src/areas/areas'
import type { Resource, Row } from '../../../../src/contract/resource'
import { instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { doDaily } from '../../../../src/server/start/daily'
import { makeWorking } from '../../../kit/browser/make-working'
import { type OpenDevice, openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'

const teachers = ['sunny', 'moony'] as const

/** A house with a clock that can be moved, the office, and two teachers on whose devices lie classes of their own: suns and moons. */
export async function openTwoClasses(today: string) {
  const clock = { today }
  const house = await openHouse(quietProduct(teachers.map((username) => ({ username, roles: ['teacher'] }))), () =>
    instant(`${clock.today} 09:00:00`),
  )
  const office = await openDevice(house, 'boss')
  const year = await make(office.call, resources['school-year'])
  const lead = async (username: string): Promise<{ classId: string; device: OpenDevice }> => {
    const { id: headTeacherId } = await makeWorking(office.call, { userId: `user.${username}` })
    const { id } = await make(office.call, resources.class, { headTeacherId, yearId: year.id, status: '1' })
    return { classId: id, device: await openDevice(house, username) }
  }
  const [suns, moons] = [await lead('sunny'), await lead('moony')]
  const queried = async (noun: Resource, id: string): Promise<Row> => (await office.call(at('GET', noun, `queryById?id=${id}`))).result
  const enrol = (childId: string, classId: string, beginDate: string, endDate: string | null = null): Promise<Row> =>
    make(office.call, resources.enrolment, { childId, classId, beginDate, endDate })
  return {
    house,
    office,
    suns,
    moons,
    yearId: year.id,
    queried,
    enrol,
    edit: (noun: Resource, id: string, patch: object) => office.call(at('PUT', noun, 'edit'), { id, ...patch }),
    /** It is another day, and the server has looked what it asks for. */
    async begin(day: string) {
      clock.today = day
      await doDaily(house.engine, 1, product.daily)
    },
    /** Ids of the rows of a noun that a device holds. */
    async held(device: OpenDevice, noun: string): Promise<string[]> {
      return (await device.snapshot()).filter((change) => change.noun === noun && change.row).map((change) => change.id)
    },
  }
}

export type TwoClasses = Awaited<ReturnType<typeof openTwoClasses>>
