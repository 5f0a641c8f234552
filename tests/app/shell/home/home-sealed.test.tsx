import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import { openPersonDb } from '../../../../src/app/offline/person-db'
import { enter, leaveSession } from '../../../../src/app/session/session'
import { Home } from '../../../../src/app/shell/Home'
import { ProductContext } from '../../../../src/app/shell/product'
import { buttonOf, productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

afterEach(() => {
  leaveSession()
  vi.unstubAllGlobals()
})

const busy = { success: false, code: 503, message: '', result: null, error: 'server.busy' }

test.each([
  ['the network', '现在没有网络', () => Promise.reject(new TypeError('offline'))],
  ['a server at leisure', '服务器繁忙', async () => new Response(JSON.stringify(busy), { status: 503 })],
])('whoever finds no %s before their sealed work is open reads that it is here and why, and tries again', async (_, why, fetched) => {
  speak('zh-CN')
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.stubGlobal('fetch', fetched)
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
  expect(place.textContent).toContain(why)
  ;(await buttonOf(place, '重试')).click()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(await db.boxes.count()).toBe(1)
  await db.boxes.clear()
  root.unmount()
  db.close()
})
