import { describe, expect, test } from 'vitest'
import { pushCalls } from '../../../src/contract/push'
import { topicOf } from '../../../src/server/push/parcel'
import { isPushAddress, lookUpOutside } from '../../../src/server/push/push-address'
import { fateOf } from '../../../src/server/push/push-sender'
import { openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

describe('an address', () => {
  test.each([
    'http://push.example.net/x',
    'https://127.0.0.1/x',
    'https://10.0.0.8/x',
    'https://192.168.1.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://[::1]/x',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://user:pass@push.example.net/x',
    'https://push.example.net:8443/x',
    'ftp://push.example.net/x',
    'file:///etc/passwd',
    'not an address',
    '',
  ])('inside the house, or of another kind, is none: %s', (address) => {
    expect(isPushAddress(address, false)).toBe(false)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/Q',
  ])('of a push service is one: %s', (address) => {
    expect(isPushAddress(address, false)).toBe(true)
  })

  test('of this machine is one only where that is allowed, whatever name stands for it', async () => {
    expect(isPushAddress('http://127.0.0.1:4000/x', true)).toBe(true)
    expect(isPushAddress('http://10.0.0.1/x', true)).toBe(false)
    expect(isPushAddress(`https://push.example.net/${'x'.repeat(2000)}`, false)).toBe(false)
    const found = await new Promise<string>((resolve) => lookUpOutside('localhost', { all: true }, (error) => resolve(String(error?.code))))
    expect(found).toBe('EACCES')
  })
})

test('a service that is away is tried again ever more rarely, and when it asks for more time, after that', () => {
  expect(fateOf({ status: 0 }, 1)).toEqual({ fate: 'again', after: 10 })
  expect(fateOf({ status: 503 }, 4)).toEqual({ fate: 'again', after: 80 })
  expect(fateOf({ status: 502 }, 30)).toEqual({ fate: 'again', after: 3600 })
  expect(fateOf({ status: 429, retryAfter: '900' }, 1)).toEqual({ fate: 'again', after: 900 })
  expect(fateOf({ status: 429, retryAfter: '-5' }, 1)).toEqual({ fate: 'again', after: 10 })
  const later = fateOf({ status: 503, retryAfter: new Date(Date.now() + 600_000).toUTCString() }, 1)
  expect(later.fate === 'again' && Math.round(later.after / 10)).toBe(60)
  expect(fateOf({ status: 201 }, 1)).toEqual({ fate: 'done' })
  expect(fateOf({ status: 413 }, 1)).toEqual({ fate: 'done' })
})

test('a topic has at most 32 characters any service takes', () => {
  for (const id of ['0190a000-0000-7000-8000-000000000001', 'a.b:c', 'x'.repeat(64), 'short']) expect(topicOf(id)).toMatch(/^[\w-]{1,32}$/)
  expect(topicOf('a.b')).not.toBe(topicOf('a:b'))
})

test('whoever tries the product out on one machine is sent messages without any setting', async () => {
  const tried = await openHouse(quietProduct(), quietNow)
  expect(await (await tried.as('boss'))(`GET ${pushCalls.key}`)).toMatchObject({ success: true })
  await tried.close()
})

test('a house others reach sends nothing without a contact, and nobody can ask for it', async () => {
  const silent = await openHouse(quietProduct(), quietNow, { HOST: '0.0.0.0' })
  const someone = await silent.as('boss')
  const device = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, language: 'zh' }
  expect(await someone(`GET ${pushCalls.key}`)).toMatchObject({ success: false, error: 'push.off' })
  expect(await someone(`POST ${pushCalls.announce}`, device)).toMatchObject({
    success: false,
    error: 'push.off',
  })
  await silent.close()
})
