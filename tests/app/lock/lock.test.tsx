import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '../../../src/app/design/overlay/toast'
import { dropPin, lockAway, lockedPeople, mostTries, rounds, type SignIn, setPin, unlock } from '../../../src/app/lock/lock'
import { inLocks, lockKey } from '../../../src/app/lock/lock-db'
import { comeBack, lockNow } from '../../../src/app/lock/lock-session'
import { rememberPins } from '../../../src/app/lock/pin-hint'
import { queries } from '../../../src/app/resource/queries'
import { changePassword } from '../../../src/app/session/change-password'
import { readCopies } from '../../../src/app/session/lasting-copy'
import { completeLogin } from '../../../src/app/session/login'
import { enter, rememberedPermissions, rememberPermissions, useSession } from '../../../src/app/session/session'
import { signOut } from '../../../src/app/session/sign-out'
import { isCopied, lifetime } from '../../../src/app/session/storage'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const other = { id: 'u2', username: 'li', realname: '李老师' }
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const signIn: SignIn = { token: 'top-secret-token', person, tenant: '1', permissions: found, dictionaries: {} }
const key = lockKey('1', 'u1')
const pin = '739162'
const now = Date.now()

/** Everything a thief would find: the locks as they lie in the database, and the simple storage. */
async function lying(): Promise<string> {
  const locks = await inLocks((table) => table.toArray())
  const bytes = locks.flatMap((lock) => (lock.sealed ? [Buffer.from(lock.sealed).toString('latin1')] : []))
  return JSON.stringify([locks, bytes, { ...localStorage }, { ...sessionStorage }, await readCopies()])
}

beforeEach(async () => {
  localStorage.clear()
  await inLocks((locks) => locks.clear())
  await setPin(signIn, pin, now)
})

test('a PIN is stretched as long as it should be, over a salt of its own', async () => {
  expect(rounds).toBeGreaterThanOrEqual(600_000)
  const [first] = await inLocks((locks) => locks.toArray())
  expect(first).toMatchObject({ rounds, salt: expect.objectContaining({ length: 16 }) })
  expect(first?.open?.extractable).toBe(false)
  await setPin(signIn, pin, now)
  const [second] = await inLocks((locks) => locks.toArray())
  expect(Buffer.from(second?.salt ?? []).equals(Buffer.from(first?.salt ?? []))).toBe(false)
})

test('what is locked away lies there sealed, and the right PIN brings it back, again and again', async () => {
  for (const at of [now, now + 1000]) {
    expect(await lockAway(signIn, at)).toBe(true)
    expect(await lying()).not.toContain('top-secret-token')
    expect((await inLocks((locks) => locks.get(key)))?.open).toBeUndefined()
    expect(await lockedPeople(at)).toMatchObject([{ key, name: '张老师' }])
    expect(await unlock(key, pin, at)).toEqual({ signIn })
    expect(await lockedPeople(at)).toEqual([])
  }
})

test('five wrong PINs in a row leave only an online sign-in; a right one in between gives all tries back', async () => {
  await lockAway(signIn, now)
  expect(await unlock(key, '000001', now)).toEqual({ left: mostTries - 1 })
  expect(await unlock(key, pin, now)).toEqual({ signIn })
  await lockAway(signIn, now)
  for (let left = mostTries - 1; left > 0; left--) expect(await unlock(key, '000001', now)).toEqual({ left })
  expect(await unlock(key, '000001', now)).toBe('online')
  expect(await unlock(key, pin, now)).toBe('online')
  expect(await lockedPeople(now)).toEqual([])
  expect(await inLocks((locks) => locks.count())).toBe(0)
})

test('after seven days, or with the clock turned back, the PIN opens nothing, and no second PIN makes it longer', async () => {
  await setPin(signIn, '804617', now + lifetime - 1)
  expect(await lockAway(signIn, now + lifetime)).toBe(false)
  await lockAway(signIn, now)
  expect(await unlock(key, '804617', now + lifetime)).toBe('online')
  await setPin(signIn, pin, now)
  await lockAway(signIn, now)
  expect(await unlock(key, pin, now - 3_600_000)).toBe('online')
})

test('without a PIN nothing can be locked, and a PIN that is taken away takes along what it locked', async () => {
  expect(await lockAway({ ...signIn, person: other }, now)).toBe(false)
  await lockAway(signIn, now)
  await dropPin('1', 'u1')
  expect(await unlock(key, pin, now)).toBe('online')
})

test('locking leaves nothing of the sign-in in the open; coming back without network brings it with what was allowed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await enter(signIn.token, person, '1')
  rememberPermissions(found, person)
  toast('朱知夏：出勤')
  expect(await lockNow(now)).toBe(true)
  expect(useToasts.getState().toasts).toEqual([])
  expect(useSession.getState()).toMatchObject({ token: undefined, person: undefined, permissions: 'none' })
  await isCopied()
  expect(await lying()).not.toContain('top-secret-token')
  // Somebody else works here meanwhile.
  await enter('other', other, '1')
  expect(await lockedPeople(now)).toMatchObject([{ name: '张老师' }])
  expect(await comeBack(key, '000001', now)).toEqual({ left: mostTries - 1 })
  expect(useSession.getState().person).toEqual(other)
  await comeBack(key, pin, now)
  expect(useSession.getState()).toMatchObject({ token: signIn.token, person, tenant: '1' })
  expect(rememberedPermissions(person)).toEqual(found)
  vi.unstubAllGlobals()
})

test('signing out takes the PIN away, and so does another password', async () => {
  rememberPins()
  const fine = { success: true, code: 200, message: '', result: null, timestamp: 0 }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(fine)))
  await enter(signIn.token, person, '1')
  await changePassword({ username: 'zhang', oldpassword: 'a', password: 'b', confirmpassword: 'b' })
  expect(await lockAway(signIn, now)).toBe(false)
  await setPin(signIn, pin, now)
  const none = () => undefined
  await signOut(undefined, { sure: async () => true, sending: () => none, unsent: async () => 'keep', untold: none })
  expect(await lockAway(signIn, now)).toBe(false)
  vi.unstubAllGlobals()
})

test('what one person was shown of the server is forgotten when another one comes', async () => {
  await enter(signIn.token, person, '1')
  queries.setQueryData(['noun', 'plant'], ['seen by one'])
  await enter('other', other, '1')
  expect(queries.getQueryData(['noun', 'plant'])).toBeUndefined()
})

test('signing in with the password throws away what was locked under an older sign-in', async () => {
  rememberPins()
  await lockAway(signIn, now)
  await completeLogin({ token: 'new', userInfo: person, tenantList: [{ id: 1, name: 'Tiny' }] }, {})
  expect(await lockedPeople(now)).toEqual([])
})
