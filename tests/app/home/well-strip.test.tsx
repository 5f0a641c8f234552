import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StandingCard } from '../../../src/app/home/use-home-cards'
import { WellStrip } from '../../../src/app/home/WellStrip'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { roleMenu } from '../../kit/role-menu'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('en')
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

const line = (to: string): StandingCard => ({
  card: { name: `x${to}`, title: label('x', 'x'), icon: 'x', needs: [], height: 0, to, load: async () => () => null },
  place: { order: 1, lane: 'side' },
  as: 'line',
  standing: { as: 'well', said: label('好', `fine at ${to}`) },
  tell: () => undefined,
})

test('what is well leads to its screen, and nowhere where somebody may not open that one', async () => {
  useSession.setState({ menu: roleMenu('cook') })
  shown = show(<WellStrip of={[line('/canteen/fridges'), line('/system/jobs')]} />, { product: productOf(gardenCatalogue), engine })

  await soon(() => expect(shown.place.textContent).toContain('fine at /system/jobs'))
  expect([...shown.place.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['/canteen/fridges'])
})
