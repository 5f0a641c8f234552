import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { enter, leaveSession, rememberPermissions, useSession } from '../../../src/app/session/session'
import { Gate } from '../../../src/app/shell/Gate'
import { buttonOf, productOf } from '../../kit/browser/show'
import { atAddress } from '../../kit/browser/stage/at-address'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

// What lies behind the gate has tests of its own.
vi.mock('../../../src/app/shell/Home', () => ({ Home: () => 'inside' }))

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const doors = { sms: false, register: false, third: [] }
/** Answers whatever is asked: what the person may do, and how else one signs in. */
const found = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [], ...doors }
const answers = (status: number, body: object) => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
const fine = (result: unknown) => ({ success: true, code: 200, message: '', result, timestamp: 0 })
const no = (code: number) => ({ success: false, code, message: '', result: null, timestamp: 0 })

const { open, place, address, shows } = atAddress(productOf(gardenCatalogue), () => <Gate />)

beforeEach(() => {
  speak('zh-CN')
  localStorage.clear()
  leaveSession()
  answers(200, fine(doors))
})

test.each([429, 500, 503])('a server in trouble (%i) lets somebody go on whose permissions are remembered', async (status) => {
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  answers(status, no(status))
  open('/a')
  await shows('inside')
  expect(useSession.getState().token).toBe('abc')
})

test.each([403, 429, 500, 503])('without any the same (%i) leads to the login page, and from there back', async (status) => {
  await enter('abc', person, '1')
  answers(status, no(status))
  open('/a')
  await soon(() => expect(address()).toBe('/user/login?redirect=%2Fa'))
  expect(useSession.getState().token).toBeUndefined()
})

test('a refusal for good, whatever is remembered, leads to the login page, and from there back', async () => {
  await enter('abc', person, '1')
  rememberPermissions(found, person)
  answers(403, no(403))
  open('/a')
  await soon(() => expect(address()).toBe('/user/login?redirect=%2Fa'))
  expect(useSession.getState().token).toBeUndefined()
})

test('without network and anything remembered that is said', async () => {
  await enter('abc', person, '1')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  open('/a')
  await shows('现在没有网络')
})

test('somebody who is not signed in sees that there is nothing at an address, and from there finds the login page', async () => {
  open('/404')
  await shows('抱歉，资源未找到！')
  expect(address()).toBe('/404')
  await soon(() => expect(document.title).toBe('抱歉，资源未找到！ · 测试'))
  ;(await buttonOf(place(), '回到今日')).click()
  await soon(() => expect(address()).toBe('/user/login?redirect=%2Fdashboard%2Fanalysis'))
  await buttonOf(place(), '登录')
})

test('the address that stands for the login page leads there, and after signing in home', async () => {
  open('/user')
  await buttonOf(place(), '登录')
  expect(address()).toBe('/user/login')
  answers(200, fine(found))
  await enter('abc', person, '1')
  await shows('inside')
  expect(address()).toBe('/dashboard/analysis')
})

test.each(['/user/register', '/user/register-result', '/user/alteration'])(
  '%s says who makes accounts where nobody makes their own',
  async (path) => {
    answers(200, fine(doors))
    open(path)
    await shows('请联系管理员')
    expect(address()).toBe(path)
    ;(await buttonOf(place(), '去登录')).click()
    await buttonOf(place(), '登录')
  },
)

test('any other address leads to the login page, and from there back', async () => {
  open('/a?b=c')
  await buttonOf(place(), '登录')
  expect(address()).toBe('/user/login?redirect=%2Fa%3Fb%3Dc')
  answers(200, fine(found))
  await enter('abc', person, '1')
  await shows('inside')
  expect(address()).toBe('/a?b=c')
})
