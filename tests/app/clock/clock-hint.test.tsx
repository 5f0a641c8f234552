import { afterEach, expect, test } from 'vitest'
import { ClockHint } from '../../../src/app/clock/ClockHint'
import { useClock } from '../../../src/app/clock/clock'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { addDays } from '../../../src/contract/time'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const day = 86_400_000
let engine: Engine
afterEach(async () => {
  useClock.setState({ offset: 0 })
  await engine.stop()
})

test('a wrong clock is said to be wrong, by how much, and what is used instead; a right one is not spoken of', async () => {
  speak('zh-CN')
  engine = await lonelyEngine(gardenCatalogue)
  const shown = show(<ClockHint />, { product: productOf(gardenCatalogue), engine })
  expect(shown.place.textContent).toBe('')
  useClock.setState({ offset: day })
  await soon(() => expect(shown.place.textContent).toContain('此设备的时间慢了 1 天。新登记按园所时间'))
  speak('en')
  useClock.setState({ offset: -900_000 })
  await soon(() => expect(shown.place.textContent).toContain('The clock of this device is 15 min fast.'))
  shown.close()
})

test('what is saved on a device whose clock is a day slow is dated by the kindergarten', async () => {
  engine = await lonelyEngine(gardenCatalogue)
  useClock.setState({ offset: day })
  const [op] = await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: '2026-03-02', name: 'fern' } }])
  expect(op?.at.slice(0, 10)).toBe(addDays(today, 1))
})
