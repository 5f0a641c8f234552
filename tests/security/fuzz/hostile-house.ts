import { forgiveAll } from '../../kit/server/locked-for'
import { openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { watchRoutes } from '../../kit/server/watch-routes'
import { fill, refill } from './known'
import { WaysIn } from './ways-in'

export type HostileHouse = Awaited<ReturnType<typeof openHostileHouse>>

/** A house that is asked for what it does not expect: it has a row of each noun, and every way in. */
export async function openHostileHouse() {
  const ways = new WaysIn()
  const settings = await ways.open()
  const product = quietProduct([{ username: 'teacher', roles: ['teacher'] }])
  const { made: house, routes } = await watchRoutes(() => openHouse(product, quietNow, settings))
  ways.listen(house)
  const known = await fill(house, await house.as('boss'), routes, ways.held)

  /** Signs somebody in, however many wrong passwords of theirs requests have tried. */
  const as = async (username: string) => {
    await forgiveAll(house.engine.databases.owner)
    return house.as(username)
  }
  return {
    ...house,
    known,
    ways,
    as,
    refill: async () => refill(house, await as('boss'), known),
    async close() {
      await house.close()
      await ways.close()
    },
  }
}
