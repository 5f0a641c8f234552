// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { comparePush, leavePush, readPush, serverPushes, turnPushOff, turnPushOn } from '../../../src/app/pwa/push-device'
import { wantsPush } from '../../../src/app/pwa/push-intent'
import { pushSupport } from '../../../src/app/pwa/push-support'

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const textOf = (text: string) => btoa(text).replace(/=+$/, '')

type Asked = { readonly call: string; readonly body?: unknown }
const asked: Asked[] = []
let serverKey: string
let isOffline: boolean
let isOff: boolean
let permission: NotificationPermission
let answer: NotificationPermission
let made: number
let subscription: ReturnType<typeof subscriptionUnder> | null

function subscriptionUnder(key: string) {
  return {
    endpoint: `https://push.example/${++made}`,
    options: { applicationServerKey: bytes(key) },
    getKey: (name: string) => bytes(name),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
}

const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    subscription = subscriptionUnder(atob(applicationServerKey))
    return subscription
  },
}

async function answerCall(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (isOffline) throw new TypeError('offline')
  const path = url.replace(/\?.*/, '').split('/').at(-1) ?? ''
  asked.push(body ? { call: `${method} ${path}`, body: JSON.parse(String(body)) as unknown } : { call: `${method} ${path}` })
  if (isOff) return Response.json({ success: false, code: 409, error: 'push.off', message: '', result: null }, { status: 409 })
  return Response.json({ success: true, code: 200, message: '', result: path === 'key' ? { key: textOf(serverKey) } : null })
}

beforeEach(() => {
  asked.length = 0
  made = 0
  subscription = null
  serverKey = 'server-key'
  isOffline = false
  isOff = false
  permission = 'default'
  answer = 'granted'
  localStorage.clear()
  speak('zh-CN')
  vi.stubGlobal('fetch', answerCall)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answer
      return answer
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => ({ pushManager }) } })
})
afterEach(() => vi.unstubAllGlobals())

const announced = (at: number, language = 'zh') => ({
  call: 'POST announce',
  body: { endpoint: `https://push.example/${at}`, keys: { p256dh: textOf('p256dh'), auth: textOf('auth') }, language },
})

test('turned on by a tap, the device is announced and stays so', async () => {
  expect(await readPush()).toBe('off')
  expect(await turnPushOn()).toBe('on')
  expect(asked).toEqual([{ call: 'GET key' }, announced(1)])
  expect([await readPush(), wantsPush()]).toEqual(['on', true])
})

test('whoever says no to the browser is asked nothing more, and nothing is sent', async () => {
  answer = 'denied'
  expect(await turnPushOn()).toBe('blocked')
  expect(asked).toEqual([])
  expect(wantsPush()).toBe(false)
})

test('where the server sends no messages it is known before the browser asks', async () => {
  expect(await serverPushes()).toBe(true)
  isOff = true
  expect(await serverPushes()).toBe(false)
  isOff = false
  isOffline = true
  expect(await serverPushes()).toBe(true)
})

test('a server that cannot be reached leaves it off', async () => {
  isOffline = true
  await expect(turnPushOn()).rejects.toThrow()
  expect([await readPush(), wantsPush()]).toEqual(['off', false])
})

test('turned off, the server forgets the device and the browser its address', async () => {
  await turnPushOn()
  asked.length = 0
  expect(await turnPushOff()).toBe('off')
  expect(asked).toEqual([{ call: 'POST forget', body: { endpoint: 'https://push.example/1' } }])
  expect([subscription, wantsPush()]).toEqual([null, false])
})

test('every start compares: the device is announced for whoever is signed in, in the language they read', async () => {
  await comparePush()
  expect(asked).toEqual([])
  await turnPushOn()
  asked.length = 0
  speak('en')
  await comparePush()
  expect(asked).toEqual([{ call: 'GET key' }, announced(1, 'en')])
})

test('a subscription that is gone, or was made under another key, is made anew', async () => {
  await turnPushOn()
  subscription = null
  asked.length = 0
  await comparePush()
  expect(asked.at(-1)).toEqual(announced(2))
  serverKey = 'another-key'
  await comparePush()
  expect(asked.at(-1)).toEqual(announced(3))
})

test('signing out takes the device off the server; the next person who signs in has it', async () => {
  await turnPushOn()
  asked.length = 0
  await leavePush(1000)
  expect(asked).toEqual([{ call: 'POST forget', body: { endpoint: 'https://push.example/1' } }])
  expect(wantsPush()).toBe(true)
  await comparePush()
  expect(asked.at(-1)).toEqual(announced(1))
})

test('signing out without network gives the address up, so that nothing reaches the next person', async () => {
  await turnPushOn()
  isOffline = true
  await leavePush(1000)
  expect(subscription).toBeNull()
  isOffline = false
  await comparePush()
  expect(asked.at(-1)).toEqual(announced(2))
})

test('a comparison that fails, and a permission that was taken away, change nothing', async () => {
  await turnPushOn()
  isOffline = true
  await comparePush()
  isOffline = false
  permission = 'denied'
  asked.length = 0
  await comparePush()
  expect([asked, await readPush()]).toEqual([[], 'blocked'])
})

test('what a browser can do is told apart', () => {
  const android = { hasPush: true, isApple: false, isInstalled: false, permission: 'default' } as const
  expect(pushSupport(android)).toBe('possible')
  expect(pushSupport({ ...android, permission: 'denied' })).toBe('blocked')
  expect(pushSupport({ ...android, hasPush: false })).toBe('unsupported')
  const tab = { hasPush: false, isApple: true, isInstalled: false, permission: undefined }
  expect(pushSupport(tab)).toBe('install')
  expect(pushSupport({ ...tab, isInstalled: true })).toBe('unsupported')
  expect(pushSupport({ ...tab, isInstalled: true, hasPush: true, permission: 'default' })).toBe('possible')
})

test('without a service worker there are no messages', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => undefined } })
  expect(await readPush()).toBe('unsupported')
})
