import 'fake-indexeddb/auto'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frameFragment } from '../../../../src/contract/clients/frame-ticket'
import { notOurs } from '../../../../sw/navigation'

const path = '/framed/attendance/month'
const given = { ticket: 'T'.repeat(43), of: '0123456789abcdef' }
const entered = { token: 'of-the-frame', userInfo: { id: 'u1', username: 'zhang', realname: '张老师' }, sysAllDictItems: {}, tenantId: 7 }

/** What the page asked the server, and what is answered. */
let answer: { readonly status: number; readonly result: unknown }
const fetched = vi.fn(async (_address: string, _init?: RequestInit) => {
  const { status, result } = answer
  return new Response(JSON.stringify({ success: status === 200, code: status, message: '', result, timestamp: 0 }), { status })
})

/** Opens the page anew at an address, as a frame does, with the modules it has then. */
async function open(address: string, top: unknown = {}) {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  vi.spyOn(window, 'top', 'get').mockReturnValue(top as Window)
  const [{ enterFrame }, session, storage, framed] = await Promise.all([
    import('../../../../src/app/shell/framed/enter-frame'),
    import('../../../../src/app/session/session'),
    import('../../../../src/app/session/storage'),
    import('../../../../src/app/session/framed'),
  ])
  return { enterFrame, session, storage, framed }
}

/** What a frame shows that nobody is in. */
async function shown(): Promise<HTMLElement> {
  const { FramedOut } = await import('../../../../src/app/shell/framed/FramedOut')
  const place = document.createElement('div')
  flushSync(() => createRoot(place).render(<FramedOut />))
  return place
}

beforeEach(() => {
  localStorage.clear()
  answer = { status: 200, result: entered }
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('a frame is let in by the ticket of its address, which is told in a body and gone from the address', async () => {
  const { enterFrame, session } = await open(path + frameFragment(given))
  await enterFrame()
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
    [expect.stringContaining('/sys/frame/enter'), 'POST', JSON.stringify({ ticket: given.ticket })],
  ])
  expect(fetched.mock.calls[0]?.[0]).not.toContain(given.ticket)
  expect(window.location.pathname + window.location.hash).toBe(path)
  expect(session.useSession.getState()).toMatchObject({ token: 'of-the-frame', person: { id: 'u1' }, tenant: '7' })
})

test('the next frame of the same sign-in goes on in it, and spends no ticket', async () => {
  await (await open(path + frameFragment(given))).enterFrame()
  fetched.mockClear()
  const next = await open(path + frameFragment(given))
  await next.enterFrame()
  expect(fetched).not.toHaveBeenCalled()
  expect(next.session.useSession.getState().token).toBe('of-the-frame')
})

test('of another sign-in whose ticket is over, nobody is left in who was in before', async () => {
  await (await open(path + frameFragment(given))).enterFrame()
  answer = { status: 401, result: null }
  const next = await open(path + frameFragment({ ...given, of: 'f'.repeat(16) }))
  await next.enterFrame()
  expect(next.session.useSession.getState()).toMatchObject({ token: undefined, person: undefined })
})

test('a frame keeps what it has apart from the windows of the same origin', async () => {
  localStorage.setItem('pro__Access-Token', JSON.stringify({ value: 'of-a-window', expire: null }))
  const { enterFrame, framed } = await open(path + frameFragment(given))
  expect(framed.apart).toBe('framed_')
  await enterFrame()
  expect(localStorage.getItem('pro__Access-Token')).toContain('of-a-window')
  expect(localStorage.getItem('framed_pro__Access-Token')).toContain('of-the-frame')
  expect((await open('/attendance/month')).framed.apart).toBe('')
})

test('opened by itself it goes to the page of its own', async () => {
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  const { enterFrame } = await open(`${path}?month=2026-03${frameFragment(given)}`, window)
  void enterFrame()
  expect(replaced).toHaveBeenCalledWith('/attendance/month?month=2026-03')
  expect(fetched).not.toHaveBeenCalled()
})

test('where the browser lets it keep nothing it spends no ticket, and says so', async () => {
  const { enterFrame } = await open(path + frameFragment(given))
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await enterFrame()
  expect(fetched).not.toHaveBeenCalled()
  const page = await shown()
  expect(page.querySelector('h2')?.textContent).toBe('This page cannot be opened here')
})

test('nobody is in: it says what helps and leads to a window of its own, and asks for no password', async () => {
  await open(path)
  const page = await shown()
  expect(page.querySelector('h2')?.textContent).toBe('Please reload and open this again')
  const own = page.querySelector('a')
  expect(['href', 'target', 'rel'].map((name) => own?.getAttribute(name))).toEqual(['/attendance/month', '_blank', 'noopener'])
  expect(page.querySelector('input')).toBeNull()
})

test('the page kept on a device is no answer to a frame, for only the server says who may show it', () => {
  expect(notOurs.some((pattern) => pattern.test(path))).toBe(true)
  expect(notOurs.some((pattern) => pattern.test('/framework'))).toBe(false)
})
