import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import type { Engine } from '../../../src/app/offline/engine'
import { ProductContext } from '../../../src/app/shell/product'
import { Screens } from '../../../src/app/shell/screens/Screens'
import { lonelyEngine, productOf } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const server = vi.hoisted(() => ({ isAway: true }))

vi.mock('../../../src/app/conflict-centre/ConflictCentreScreen', () => {
  if (server.isAway) throw new TypeError('Failed to fetch dynamically imported module')
  return { ConflictCentreScreen: () => 'all that is unsent' }
})

let engine: Engine
let close: () => void
afterEach(async () => {
  close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('a screen whose part is not on the device yet says so, and is drawn by itself once the server is reached', async () => {
  speak('zh-CN')
  engine = await lonelyEngine(gardenCatalogue)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <ProductContext value={productOf(gardenCatalogue)}>
      <EngineProvider engine={engine}>
        <MemoryRouter initialEntries={['/tray']}>
          <Screens />
        </MemoryRouter>
      </EngineProvider>
    </ProductContext>,
  )
  await soon(() => expect(place.textContent).toContain('此页面还没有存到此设备上'))
  expect(place.textContent).not.toContain('页面出错了')
  expect(place.textContent).toContain('您保存过的内容都在此设备上')
  expect(place.querySelector('button')).toBeNull()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await soon(() => expect(place.querySelector('button')?.textContent).toBe('重试'))
  // The server is back, and nobody has to do anything.
  vi.stubGlobal('fetch', async () => Response.json({ release: 'v1.0.0-as-it-was' }))
  server.isAway = false
  await soon(() => expect(place.textContent).toBe('all that is unsent'))
})
