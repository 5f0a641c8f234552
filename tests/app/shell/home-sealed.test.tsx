import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { openPersonDb } from '../../../src/app/offline/person-db'
import { enter, leaveSession } from '../../../src/app/session/session'
import { Home } from '../../../src/app/shell/Home'
import { ProductContext } from '../../../src/app/shell/product'
import { gardenCatalogue } from '../../kit/garden-catalogue'
import { buttonOf, productOf } from '../../kit/show'
import { soon } from '../../kit/soon'

afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

test('whoever loses the network before their sealed work is open reads that it is here and what it takes, and tries again', async () => {
  speak('zh-CN')
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const db = await openPersonDb('kg_1_u1')
  const sealed = { ops: 3, house: '0'.repeat(32), wrapped: 'AAAA', iv: new Uint8Array(12), bytes: new ArrayBuffer(16) }
  await db.boxes.add(sealed)
  await enter('abc', { id: 'u1', username: 'zhang', realname: '张老师' }, '1')
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <ProductContext value={productOf(gardenCatalogue)}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </ProductContext>,
  )
  await soon(() => expect(place.textContent).toContain('您未发送的修改已加密锁在此设备上'))
  ;(await buttonOf(place, '重试')).click()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await db.boxes.count()).toBe(1)
  root.unmount()
  db.close()
})
