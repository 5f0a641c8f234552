import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from '../../../src/app/offline/engine'
import { connectSession } from '../../../src/app/session/connect-session'
import { announceEngine } from '../../../src/app/session/current-engine'
import { loadPermissions } from '../../../src/app/session/load-permissions'
import { ownCalls } from '../../../src/app/session/own-calls'
import { enter, leaveSession, rememberPermissions, takeUpSession, useSession } from '../../../src/app/session/session'
import { keep, lifetime, recall } from '../../../src/app/session/storage'
import { call } from '../../../src/app/wire/call'
import { fileCalls } from '../../../src/app/wire/file-calls'
import { callAs, surroundings } from '../../../src/app/wire/surroundings'
import { syncTransport } from '../../../src/app/wire/sync-transport'
import { today } from '../../kit/device'
import { gardenCatalogue } from '../../kit/garden-catalogue'
import { lonelyEngine } from '../../kit/show'
import { soon } from '../../kit/soon'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const reload = vi.fn()
let engine: Engine
let wake: ReturnType<typeof vi.fn<Engine['wake']>>

beforeEach(async () => {
  vi.stubGlobal('location', { ...window.location, reload })
  reload.mockClear()
  const dead = { success: false, code: 401, message: '', result: null, error: 'session.expired' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(dead), { status: 401 }))
  connectSession()
  localStorage.clear()
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  engine = await lonelyEngine(gardenCatalogue, {})
  wake = vi.fn<Engine['wake']>()
  announceEngine({ ...engine, wake })
})
afterEach(async () => {
  await engine.leave('discard')
  announceEngine(undefined)
  leaveSession()
  vi.unstubAllGlobals()
})

const work = () => engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
/** Whether the person is asked to sign in again, by the banner of a sync engine that meets the same answer. */
const isAsked = () => soon(() => expect(wake).toHaveBeenCalledWith('manual'))

test('with unsent work a dead sign-in throws nobody out, whichever call meets it', async () => {
  await work()
  await expect(call('GET', '/anything')).rejects.toMatchObject({ status: 401 })
  await isAsked()
  expect(useSession.getState().token).toBe('abc')
  expect(reload).not.toHaveBeenCalled()
})

test('it stays open after a reload too, with what was allowed', async () => {
  await work()
  await loadPermissions()
  await isAsked()
  expect(useSession.getState()).toMatchObject({ token: 'abc', permissions: 'ready' })
})

test('without unsent work it is said, and the app begins anew at the login page', async () => {
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
  surroundings().expired()
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
