import 'fake-indexeddb/auto'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { enter, leaveSession, rememberPermissions, useSession } from '../../../src/app/session/session'
import { Gate } from '../../../src/app/shell/Gate'
import { ProductContext } from '../../../src/app/shell/product'
import { gardenCatalogue } from '../../kit/garden-catalogue'
import { buttonOf, productOf } from '../../kit/show'
import { soon } from '../../kit/soon'

// What lies behind the gate has tests of its own.
vi.mock('../../../src/app/shell/Home', () => ({ Home: () => 'inside' }))

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const answers = (status: number, body: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
const fine = (result: unknown) => ({ success: true, code: 200, message: '', result, timestamp: 0 })
const no = (code: number) => ({ success: false, code, message: '', result: null, timestamp: 0 })

let place: HTMLElement
let root: ReturnType<typeof createRoot>
let address: string

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function open(path: string): void {
  root.render(
    <ProductContext value={productOf(gardenCatalogue)}>
      <MemoryRouter initialEntries={[path]}>
        <Gate />
        <Address />
      </MemoryRouter>
    </ProductContext>,
  )
}
const shows = (words: string) => soon(() => expect(place.textContent).toContain(words))

beforeEach(() => {
  speak('zh-CN')
  localStorage.clear()
  leaveSession()
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  leaveSession()
  vi.unstubAllGlobals()
})

test.each([429, 500, 503])('a server in trouble (%i) lets somebody go on whose permissions are remembered', async (status) => {
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  answers(status, no(status))
  open('/a')
  await shows('inside')
  expect(useSession.getState().token).toBe('abc')
})

test.each([429, 500, 503])('without any the same (%i) is said, and one may try again', async (status) => {
  await enter('abc', person, '1')
  answers(status, no(status))
  open('/a')
  await shows('没能读取数据')
  expect(useSession.getState().token).toBe('abc')
  answers(200, fine(found))
  ;(await buttonOf(place, '重试')).click()
  await shows('inside')
})

test('a refusal for good leads to the login page, and from there back', async () => {
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  answers(403, no(403))
  open('/a')
  await soon(() => expect(address).toBe('/user/login?redirect=%2Fa'))
  expect(useSession.getState().token).toBeUndefined()
})

test('without network and anything remembered that is said', async () => {
  await enter('abc', person, '1')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  open('/a')
  await shows('现在没有网络')
})
