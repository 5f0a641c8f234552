import { vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { MonitorScreen } from '../../../src/app/monitor/MonitorScreen'
import { queries } from '../../../src/app/resource/queries'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'

/**
 * The monitor before a Java server. `answerTo`: what that one answers at an address, bare; where it answers nothing it has no such call. `asked`: the
 * addresses it was asked for.
 */
export async function monitorOf(answerTo: (path: string) => object | undefined) {
  speak('en')
  queries.clear()
  const asked: string[] = []
  const engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://java')
    asked.push(pathname)
    const found = answerTo(pathname)
    const notFound = { timestamp: '2026-11-26T04:00:00.000+00:00', status: 404, error: 'Not Found', path: pathname }
    return found ? Response.json(found) : Response.json(notFound, { status: 404 })
  })
  const { place, close } = show(<MonitorScreen />, { product: productOf(gardenCatalogue), engine })
  return {
    place,
    asked,
    view: async (words: string) => (await buttonOf(document.body, words)).click(),
    async close() {
      vi.unstubAllGlobals()
      close()
      await engine.stop()
    },
  }
}
