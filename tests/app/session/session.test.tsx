import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPermissions } from '../../../src/app/session/load-permissions'
import type { Permissions } from '../../../src/app/session/person'
import {
  enter,
  followSession,
  leaveSession,
  rememberedPermissions,
  rememberPermissions,
  takeUpSession,
  useSession,
  writeButtons,
} from '../../../src/app/session/session'
import { isCopied, keep, lifetime, recall } from '../../../src/app/session/storage'
import { soon } from '../../kit/soon'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const found: Permissions = {
  menu: [{ id: '1', path: '/a', meta: { title: 'A' } }],
  auth: [{ action: 'plant:list', type: '1' }],
  allAuth: [],
}
const answers = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  )
const fine = (result: unknown) => ({ success: true, code: 200, message: '', result, timestamp: 0 })

beforeEach(async () => {
  localStorage.clear()
  leaveSession()
  await isCopied()
})

test('what is stored carries the prefix and its end, and is gone after seven days', () => {
  keep('Access-Token', 'abc')
  expect(JSON.parse(localStorage.getItem('pro__Access-Token') ?? '')).toMatchObject({ value: 'abc' })
  expect(recall('Access-Token')).toBe('abc')
  expect(recall('Access-Token', Date.now() + lifetime + 1)).toBeUndefined()
})

test('signing in and out', async () => {
  await enter('abc', person, '7')
  expect(useSession.getState()).toMatchObject({ token: 'abc', tenant: '7', person, permissions: 'none' })
  leaveSession()
  expect(useSession.getState().token).toBeUndefined()
  expect(recall('Access-Token')).toBeUndefined()
  expect(recall('Login_Username')).toBe('zhang')
})

test('permissions are loaded, and stand in the session store', async () => {
  await enter('abc', person, '7')
  answers(200, fine(found))
  await loadPermissions()
  expect(useSession.getState().permissions).toBe('ready')
  const written = () => ['LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH'].map((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'))
  await expect.poll(written).toEqual([found.auth, found.allAuth])
})

test('what may be pressed is not written down any more for whoever has left', async () => {
  await enter('abc', person, '7')
  answers(200, fine(found))
  await loadPermissions()
  leaveSession()
  writeButtons()
  expect(sessionStorage.length).toBe(0)
})

test('the same rights once more change nothing that is drawn, and others do', async () => {
  await enter('abc', person, '7')
  answers(200, fine(found))
  await loadPermissions()
  const shown = useSession.getState()
  await loadPermissions()
  expect(useSession.getState()).toBe(shown)

  const fewer = { ...found, auth: [] }
  answers(200, fine(fewer))
  await loadPermissions()
  expect(useSession.getState().granted).not.toBe(shown.granted)
  expect(rememberedPermissions(person)).toEqual(fewer)
})

test('without network the ones remembered do', async () => {
  await enter('abc', person, '7')
  answers(200, fine(found))
  await loadPermissions()
  useSession.setState({ permissions: 'none', menu: [] })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('offline'))),
  )
  await loadPermissions()
  expect(useSession.getState().menu).toHaveLength(1)
})

/** Somebody whose permissions are remembered, at the next start. */
async function startAgain(): Promise<void> {
  await enter('abc', person, '7')
  answers(200, fine(found))
  await loadPermissions()
  useSession.setState({ permissions: 'none', menu: [] })
}
const failed = (code: number) => ({ success: false, code, message: 'x', result: null, timestamp: 0, error: 'server.failed' })

test.each([408, 429, 500, 502, 503, 504])('a server in trouble (%i) leaves the remembered ones in force', async (status) => {
  await startAgain()
  answers(status, failed(status))
  await loadPermissions()
  expect(useSession.getState()).toMatchObject({ token: 'abc', permissions: 'ready', menu: found.menu })
})

test('a page of the network in the way, in place of an answer, leaves them in force too', async () => {
  await startAgain()
  vi.stubGlobal('fetch', async () => new Response('<html>sign in to this network</html>'))
  await loadPermissions()
  expect(useSession.getState().permissions).toBe('ready')
})

test.each([400, 403, 404])('an answer that says no for good (%i) is told, remembered or not', async (status) => {
  await startAgain()
  answers(status, failed(status))
  await expect(loadPermissions()).rejects.toMatchObject({ status })
})

test('somebody who signs in while the one before them is still being asked about gets rights of their own', async () => {
  await enter('abc', person, '7')
  const open: ((body: object) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => open.push((body) => resolve(new Response(JSON.stringify(body))))))
  const first = loadPermissions()
  expect(loadPermissions()).toBe(first)
  leaveSession()
  await enter('xyz', { id: 'u2', username: 'li', realname: '李老师' }, '7')
  const second = loadPermissions()
  await soon(() => expect(open).toHaveLength(2))
  open[1]?.(fine({ ...found, auth: [{ action: 'tree:list', type: '1' }] }))
  open[0]?.(fine(found))
  await Promise.all([first, second])
  expect([...useSession.getState().granted]).toEqual(['tree:list'])
})

test('an empty menu is refused', async () => {
  await enter('abc', person, '7')
  answers(200, fine({ ...found, menu: [] }))
  await expect(loadPermissions()).rejects.toThrow('permissions must be a non-null array')
})

const kept = () => Object.entries(localStorage).map(([name, text]): [string, string] => [name, String(text)])

/** What a start finds after the browser was killed: its simple storage as it was at some time before. */
async function startAfterCrash(before: readonly [string, string][] = []): Promise<void> {
  localStorage.clear()
  for (const [name, text] of before) localStorage.setItem(name, text)
  useSession.setState({ token: undefined, person: undefined })
  followSession()
  await takeUpSession()
}

/** Keeps everybody else from the lasting copies for some milliseconds. Answers how to close them. */
async function holdCopies(milliseconds: number): Promise<() => void> {
  const request = indexedDB.open('kg_session')
  await new Promise((resolve) => request.addEventListener('success', resolve))
  const work = request.result.transaction('copies', 'readwrite')
  const end = Date.now() + milliseconds
  const again = () => {
    if (Date.now() < end) work.objectStore('copies').get('none').onsuccess = again
  }
  again()
  return () => request.result.close()
}

test('whoever is in stays in when the browser dies in the same moment', async () => {
  await enter('abc', person, '7')
  await startAfterCrash()
  expect(useSession.getState()).toMatchObject({ token: 'abc', tenant: '7', person })
})

test('whoever is in stays in, however long a slow disk takes to say so', async () => {
  await enter('abc', person, '7')
  const release = await holdCopies(1500)
  await startAfterCrash()
  release()
  expect(useSession.getState()).toMatchObject({ token: 'abc', person })
})

test('what was lost on its way to the disk is written at the next start', async () => {
  const { open } = indexedDB
  indexedDB.open = () => {
    throw new Error('the page is being left')
  }
  await enter('abc', person, '7')
  rememberPermissions(found, person)
  await isCopied()
  indexedDB.open = open
  await takeUpSession()
  await isCopied()
  await startAfterCrash()
  expect(useSession.getState()).toMatchObject({ token: 'abc', person })
  expect(rememberedPermissions(person)).toEqual(found)
})

test('what could not be written is written with the next that can', async () => {
  const { open } = indexedDB
  indexedDB.open = () => {
    throw new Error('no room')
  }
  await enter('abc', person, '7')
  await isCopied()
  indexedDB.open = open
  rememberPermissions(found, person)
  await isCopied()
  await startAfterCrash()
  expect(useSession.getState()).toMatchObject({ token: 'abc', person })
  expect(rememberedPermissions(person)).toEqual(found)
})

test('whoever has left does not come back', async () => {
  await enter('abc', person, '7')
  const before = kept()
  leaveSession()
  await isCopied()
  await startAfterCrash()
  expect(useSession.getState().token).toBeUndefined()
  await startAfterCrash(before)
  expect(useSession.getState().token).toBeUndefined()
  expect(recall('Access-Token')).toBeUndefined()
})

test('whoever came after somebody is in, not the one before them', async () => {
  const other = { id: 'u2', username: 'li', realname: '李老师' }
  await enter('abc', person, '7')
  rememberPermissions(found, person)
  await isCopied()
  const before = kept()
  leaveSession()
  await enter('xyz', other, '7')
  await startAfterCrash(before)
  expect(useSession.getState()).toMatchObject({ token: 'xyz', person: other })
  expect(rememberedPermissions(person)).toBeUndefined()
})

test('a start after a quiet end changes nothing', async () => {
  await enter('abc', person, '7')
  localStorage.setItem('pro__of-another-part', 'x')
  await startAfterCrash(kept())
  expect(useSession.getState().token).toBe('abc')
  expect(localStorage.getItem('pro__of-another-part')).toBe('x')
})
