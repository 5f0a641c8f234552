import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { wipe } from '../../../src/app/offline/leader/leave'
import { openPersonDb, readMeta } from '../../../src/app/offline/person-db'
import { connectSession } from '../../../src/app/session/connect-session'
import { announceEngine } from '../../../src/app/session/current-engine'
import { loadPermissions } from '../../../src/app/session/load-permissions'
import { ownCalls } from '../../../src/app/session/own-calls'
import { enter, leaveSession, rememberPermissions, takeUpSession, useSession } from '../../../src/app/session/session'
import { keep, lifetime, recall } from '../../../src/app/session/storage'
import { call } from '../../../src/app/wire/call'
import { fetchMade } from '../../../src/app/wire/fetch-made'
import { fetchFile, fileCalls } from '../../../src/app/wire/file-calls'
import { sendLines } from '../../../src/app/wire/send-lines'
import { fetchStored } from '../../../src/app/wire/stored-file'
import { callAs, surroundings } from '../../../src/app/wire/surroundings'
import { syncTransport } from '../../../src/app/wire/sync-transport'
import { lonelyEngine } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const reload = vi.fn()
let engine: Engine

beforeEach(async () => {
  vi.stubGlobal('location', { ...window.location, reload })
  reload.mockClear()
  document.body.hidden = false
  const dead = { success: false, code: 401, message: '', result: null, error: 'session.expired' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(dead), { status: 401 }))
  connectSession()
  localStorage.clear()
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  engine = await lonelyEngine(gardenCatalogue, {})
  announceEngine(engine)
})
afterEach(async () => {
  announceEngine(undefined)
  await engine.stop()
  // Emptied, not deleted: whoever leaves is still being put away, which would find a database that is half gone.
  const db = await openPersonDb('kg_1_u1')
  await wipe(db, 'discard')
  db.close()
  leaveSession()
  vi.unstubAllGlobals()
})

const work = () => engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
const row = { id: 'ill', rev: 1, scope: 'all', createBy: 'x', createTime: '', updateBy: null, updateTime: null, note: 'fever' }

/** What lies on the device once nobody is in. */
async function left() {
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(document.body.hidden, 'no login form is typed into that is gone in a moment').toBe(true)
  const db = await openPersonDb('kg_1_u1')
  const found = { rows: await db.rows.count(), ops: await db.ops.count(), ready: (await readMeta(db, 'pull')).ready }
  db.close()
  return found
}

test.each([
  ['with unsent work nothing but that stays', true, '1 条未发送的修改已锁在此设备上'],
  ['with nothing unsent nothing stays', false, '登录已过期'],
])('the server ended the sign-in: %s on the device, it is said, and the app begins anew at the login page', async (_, hasWork, words) => {
  speak('zh-CN')
  useToasts.setState({ toasts: [] })
  await engine.db.rows.put({ noun: 'plant', id: 'ill', by: today, gen: 1, seq: 1, era: '', row })
  if (hasWork) await work()
  await expect(call('GET', '/anything')).rejects.toMatchObject({ status: 401 })
  await soon(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain(words))
  expect(await left()).toEqual({ rows: 0, ops: hasWork ? 1 : 0, ready: false })
  expect(useSession.getState().token).toBeUndefined()
})

test('whoever presses "sign in" while it is still said that they have to is left alone with what they type there, and in what they signed in to', async () => {
  useToasts.setState({ toasts: [] })
  await expect(call('GET', '/anything')).rejects.toMatchObject({ status: 401 })
  await soon(() => expect(useToasts.getState().toasts).toHaveLength(1))
  leaveSession()
  await enter('new', person, '1')
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(useSession.getState().token).toBe('new')
  expect(document.body.hidden).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

/** A server that says in the old way, with a failure of its own, that it knows nobody by that token. */
const failing = () => {
  const dead = { success: false, code: 500, message: 'Token失效，请重新登录', result: null }
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(dead), { status: 500, headers }))
}

test.each([
  ['a call', () => call('GET', '/anything')],
  ['a file that was to come', () => fetchMade('GET', '/anything')],
  ['a stored file', () => fetchStored('a.pdf')],
  ['a photograph', () => fetchFile('a'.repeat(64), { noun: 'plant', id: 'fern' })],
  ['a part of a photograph that goes', () => fileCalls.put('a'.repeat(64), { offset: 0, size: 1, bytes: new ArrayBuffer(1) })],
  ['an import that is told line by line', () => sendLines('/anything', new FormData(), new AbortController().signal).next()],
])('where a failure says that the sign-in is over (%s), a window says so and leaves when somebody presses its button', async (_, ask) => {
  failing()
  speak('en')
  useToasts.setState({ toasts: [] })
  await expect(ask()).rejects.toMatchObject({ status: 500 })
  await soon(() => expect(useQuestion.getState().question).toMatchObject({ title: 'login expired', confirm: 'Log in again' }))
  expect(useSession.getState().token).toBe('abc')
  answerQuestion(undefined)
  await expect(ask()).rejects.toMatchObject({ status: 500 })
  await soon(() => expect(useQuestion.getState().question).toBeDefined())
  expect(reload).not.toHaveBeenCalled()
  answerQuestion('confirm')
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(useSession.getState().token).toBeUndefined()
  expect(useToasts.getState().toasts).toEqual([])
})

test('in an app people write to each other in it is said that they are being signed in again, and nothing is asked', async () => {
  failing()
  speak('en')
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 wxwork/4.1' })
  await expect(call('GET', '/anything')).rejects.toMatchObject({ status: 500 })
  await soon(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain('Signing in again'))
  expect(useQuestion.getState().question).toBeUndefined()
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('what the person may do is no longer asked of a server that ended the sign-in', async () => {
  await loadPermissions()
  await soon(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(useSession.getState().token).toBeUndefined()
})

test('a sign-in that ran out on the device itself is taken up while its work is unsent, by that person alone', async () => {
  keep('Access-Token', 'abc', -1)
  keep('Login_Userinfo', person, -lifetime)
  useSession.setState({ token: undefined, person: undefined })
  await takeUpSession()
  expect(useSession.getState().token).toBeUndefined()
  await work()
  announceEngine(undefined)
  await takeUpSession()
  expect(useSession.getState()).toMatchObject({ token: 'abc', person })
})

const isHeard = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('a window follows when another one signs the person out', () => {
  localStorage.removeItem('pro__Access-Token')
  isHeard('pro__Access-Token')
  expect(useSession.getState().token).toBeUndefined()
  surroundings().expired(401)
  expect(reload).not.toHaveBeenCalled()
})

test('a window that hears of a sign-out when somebody else is in already goes to them, and ends nothing', async () => {
  const now = { token: 'xyz', person: { id: 'u2', username: 'li', realname: '李老师' } }
  keep('Access-Token', now.token)
  keep('Login_Userinfo', now.person)
  isHeard('pro__Access-Token')
  expect(useSession.getState()).toMatchObject({ ...now, permissions: 'none' })
  expect(recall('Access-Token')).toBe('xyz')
})

test('a window at the login page goes in with the one the person signed in to', async () => {
  leaveSession()
  expect(useSession.getState().token).toBeUndefined()
  keep('Access-Token', 'xyz')
  isHeard('pro__Access-Token')
  expect(useSession.getState().token).toBeUndefined()
  keep('Login_Userinfo', person)
  keep('TENANT_ID', '1')
  isHeard('pro__TENANT_ID')
  expect(useSession.getState()).toMatchObject({ token: 'xyz', person })
})

test('a late answer to somebody who has left ends nobody else’s sign-in', async () => {
  const expired = vi.fn()
  callAs({ ...surroundings(), expired })
  const dead = { success: false, code: 401, message: '', result: null, error: 'session.expired' }
  const open: (() => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => open.push(() => resolve(new Response(JSON.stringify(dead), { status: 401 })))))
  const late = [call('GET', '/anything'), loadPermissions()]
  await soon(() => expect(open).toHaveLength(2))
  await enter('xyz', { id: 'u2', username: 'li', realname: '李老师' }, '1')
  for (const answer of open) answer()
  await Promise.allSettled(late)
  expect(expired).not.toHaveBeenCalled()
  const own = call('GET', '/anything')
  await soon(() => expect(open).toHaveLength(3))
  open[2]?.()
  await Promise.allSettled([own])
  expect(expired).toHaveBeenCalledTimes(1)
})

test('a person who has signed in again in another window goes on sending in this one', async () => {
  const signedIn = vi.fn()
  announceEngine({ ...engine, signedIn })
  keep('Access-Token', 'xyz')
  isHeard('pro__Access-Token')
  expect(useSession.getState()).toMatchObject({ token: 'xyz', person })
  expect(signedIn).toHaveBeenCalledTimes(1)
  keep('Access-Token', 'other')
  keep('Login_Userinfo', { id: 'u2', username: 'li', realname: '李老师' })
  isHeard('pro__Access-Token')
  expect(signedIn).toHaveBeenCalledTimes(1)
})

test('[I12] nothing of one person is ever sent under the sign-in of another', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ success: true, code: 200, result: {} })))
  vi.stubGlobal('fetch', fetched)
  const own = ownCalls('1', person.id)
  const [exchange, put] = [own(syncTransport), own(fileCalls.put)]
  const calls = () => [
    exchange({ epoch: null, replica: 'replica-1', since: null, scope: null, ops: [] }),
    put('0'.repeat(64), { offset: 0, size: 1, bytes: new ArrayBuffer(1) }),
  ]
  await Promise.all(calls())
  await enter('xyz', { id: 'u2', username: 'li', realname: '李老师' }, '1')
  for (const call of calls()) await expect(call).rejects.toEqual({ status: 401 })
  await enter('abc', person, '2')
  for (const call of calls()) await expect(call).rejects.toEqual({ status: 401 })
  expect(fetched).toHaveBeenCalledTimes(2)
})
