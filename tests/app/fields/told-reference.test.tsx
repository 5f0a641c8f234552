import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FieldValue } from '../../../src/app/fields/FieldValue'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { ref } from '../../../src/contract/field'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const asked = vi.hoisted(() => ({ times: 0 }))

vi.mock('../../../src/app/resource/use-titles', async (original) => {
  const titles = await original<typeof import('../../../src/app/resource/use-titles')>()
  return {
    ...titles,
    useTitles: (...question: Parameters<typeof titles.useTitles>) => {
      asked.times++
      return titles.useTitles(...question)
    },
  }
})

const facts = ref('plant', '植物', 'Plant')
const product = productOf(gardenCatalogue)
let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  asked.times = 0
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('a reference the server has told in words is said without following the rows it names', async () => {
  shown = show(<FieldValue facts={facts} value="p1" words="荷花" />, { product, engine })
  await soon(() => expect(shown.place.textContent).toBe('荷花'))
  expect(asked.times).toBe(0)
})
