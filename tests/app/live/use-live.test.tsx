import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { onNews } from '../../../src/app/live/news'
import { useLive } from '../../../src/app/live/use-live'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import { lonelyEngine } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

function Listening() {
  useLive()
  return <p>here</p>
}

test('what a start has just asked for is not asked for again; once an own edit was sent it is', async () => {
  const engine = await lonelyEngine(gardenCatalogue)
  const hear = vi.fn()
  const end = onNews(hear)
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <EngineProvider engine={engine}>
      <Listening />
    </EngineProvider>,
  )
  await soon(() => expect(place.textContent).toBe('here'))
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await soon(() => expect(hear).toHaveBeenCalledTimes(1))
  await engine.db.ops.clear()
  await soon(() => expect(hear).toHaveBeenCalledTimes(2))

  root.unmount()
  end()
  await engine.stop()
})
