import { openServer } from '../../../src/server/http/open-server'
import { openEngine } from '../../../src/server/open-engine'
import type { Product } from '../../../src/server/product'
import type { OpenHouse } from './open-house'
import { sharedProcesses } from './shared-processes'

/** Another node of a house: a second engine and server on the same database. Close it before the house. */
export async function openNode(
  house: OpenHouse,
  product: Product,
  now?: () => Date,
): Promise<Pick<OpenHouse, 'engine' | 'server' | 'close'>> {
  const { engine, close } = await openEngine(house.engine.configuration, product, { now, openProcesses: sharedProcesses })
  const server = await openServer(engine, { routes: product.routes })
  return {
    engine,
    server,
    async close() {
      await server.close()
      await close()
    },
  }
}
