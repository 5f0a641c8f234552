import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { onNews } from '../../../src/app/live/news'
import { useLive } from '../../../src/app/live/use-live'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import { lonelyEngine } from '../../kit/browser/show'
import { noticesCatalogue } from '../../kit/device/received'
import { soon } from '../../kit/soon'

function Listening() {
  useLive()
  return <p>here</p>
}

test('what a start has just asked for is not asked for again; once an own edit was sent it is', async () => {
  const engine = await lonelyEngine(noticesCatalogue)
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
  engine.status.setState({ waiting: 1 })
  await soon(() => expect(hear).toHaveBeenCalledTimes(1))
  engine.status.setState({ waiting: 0 })
  await soon(() => expect(hear).toHaveBeenCalledTimes(2))

  root.unmount()
  end()
  await engine.stop()
})
