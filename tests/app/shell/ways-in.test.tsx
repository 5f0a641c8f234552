import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { leaveSession, useSession } from '../../../src/app/session/session'
import { Gate } from '../../../src/app/shell/Gate'
import { buttonOf, fill, inputOf, productOf } from '../../kit/browser/show'
import { atAddress } from '../../kit/browser/stage/at-address'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

// What lies behind the gate has tests of its own.
vi.mock('../../../src/app/shell/Home', () => ({ Home: () => 'inside' }))

type Answer = { readonly result?: unknown; readonly error?: string; readonly code?: number; readonly problems?: unknown }
const menu = { menu: [{ id: '1', path: '/a', meta: { title: 'A' } }], auth: [], allAuth: [] }
const signedIn = {
  token: 'abc',
  userInfo: { id: 'u1', username: 'zhang', realname: '张老师' },
  multi_depart: 1,
  tenantList: [{ id: 1, name: '园' }],
}
let answers: Record<string, Answer>
let calls: { path: string; body: unknown }[]
const { open, place, address, shows } = atAddress(productOf(gardenCatalogue), () => <Gate />)
const press = async (words: string) => (await buttonOf(place(), words)).click()
const sent = (path: string) => calls.filter((one) => one.path === path).map(({ body }) => body)

beforeEach(() => {
  speak('en')
  localStorage.clear()
  leaveSession()
  calls = []
  answers = {
    '/sys/waysIn': { result: { sms: true, register: true, third: [] } },
    '/sys/permission/getUserPermissionByToken': { result: menu },
  }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, 'http://house').pathname
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const { result = null, error, code = 400, problems } = answers[path] ?? {}
    const told = error ? { success: false, code, error, message: error, problems } : { success: true, code: 200, message: '' }
    return new Response(JSON.stringify({ ...told, result, timestamp: 0 }))
  })
})

test('where the server sends no text messages the login page offers nothing beside the password', async () => {
  answers['/sys/waysIn'] = { result: { sms: false, register: false, third: [] } }
  open('/user/login')
  await inputOf(place(), 'User name')
  await soon(() => expect(sent('/sys/waysIn').length).toBeGreaterThan(0))
  expect(place().querySelector('[role=tab]')).toBeNull()
  expect(place().querySelector('a[href="/user/alteration"]')).toBeNull()
})

test('a server that does not answer takes no way in away that was there', async () => {
  answers['/sys/waysIn'] = { error: 'server.busy', code: 503 }
  open('/user/login')
  await inputOf(place(), 'User name')
  await buttonOf(place(), 'Sign in')
  await soon(() => expect(sent('/sys/waysIn').length).toBeGreaterThan(0))
  await drawn()
  expect(place().querySelector('[role=tab]')).toBeNull()
})

test('by mobile number somebody asks for a code and goes in; what is missing or wrong is said, and the next code has to wait', async () => {
  open('/user/login')
  await press('By mobile number')
  await press('Get a code')
  await shows('please enter mobile number')
  await fill(place(), 'Mobile number', '123')
  await press('Get a code')
  await shows('please enter a correct mobile number')
  expect(sent('/sys/sms')).toEqual([])
  await fill(place(), 'Mobile number', '13700000001')
  await press('Get a code')
  await shows('Again (')
  expect(sent('/sys/sms')).toEqual([{ mobile: '13700000001', smsmode: '0' }])
  expect(
    (await soon(() => place().querySelector<HTMLButtonElement>('.code-line button') ?? Promise.reject(new Error('none')))).disabled,
  ).toBe(true)
  await press('Sign in')
  await shows('Please enter the code')
  answers['/sys/phoneLogin'] = { error: 'sms.wrong' }
  await fill(place(), 'Text message code', '000000')
  await press('Sign in')
  await shows('That code is wrong or no longer counts')
  expect((await inputOf(place(), 'Mobile number')).value).toBe('13700000001')
  answers['/sys/phoneLogin'] = { result: signedIn }
  await press('Sign in')
  await shows('inside')
  expect(useSession.getState().token).toBe('abc')
  expect(sent('/sys/phoneLogin').at(-1)).toEqual({ mobile: '13700000001', captcha: '000000', remember_me: true })
})

describe('where an account takes a second step', () => {
  const wanted = { error: 'login.otp', code: 428 }

  test('the login page asks for the code once the password was right, and sends all of it together', async () => {
    answers['/sys/login'] = wanted
    open('/user/login')
    await fill(place(), 'User name', 'zhang')
    await fill(place(), 'Password', 'Garden-2026!')
    expect(place().querySelector('#otp')).toBeNull()
    await press('Sign in')
    await fill(place(), 'Code or recovery code', '123456')
    expect(place().textContent).toContain('This account takes a second step')
    expect(place().querySelector('[role=alert]')).toBeNull()
    expect((await inputOf(place(), 'Password')).value).toBe('Garden-2026!')
    answers['/sys/login'] = { result: signedIn }
    await press('Sign in')
    await shows('inside')
    expect(sent('/sys/login')).toEqual([
      { username: 'zhang', password: 'Garden-2026!', remember_me: true },
      { username: 'zhang', password: 'Garden-2026!', otp: '123456', remember_me: true },
    ])
  })

  test('so does the way in by mobile number', async () => {
    answers['/sys/phoneLogin'] = wanted
    open('/user/login')
    await press('By mobile number')
    await fill(place(), 'Mobile number', '13700000001')
    await fill(place(), 'Text message code', '111111')
    await press('Sign in')
    await fill(place(), 'Code or recovery code', '123456')
    expect(place().querySelector('[role=alert]')).toBeNull()
    answers['/sys/phoneLogin'] = { result: signedIn }
    await press('Sign in')
    await shows('inside')
    expect(sent('/sys/phoneLogin').at(-1)).toEqual({ mobile: '13700000001', captcha: '111111', otp: '123456', remember_me: true })
  })

  test('and the way in with an account elsewhere, where a wrong code may be mended', async () => {
    answers['/sys/waysIn'] = { result: { sms: false, register: false, third: [{ source: 'oidc', name: 'Cloud' }] } }
    answers['/sys/thirdLogin/enter'] = wanted
    open('/oauth2-app/login?oauth2LoginToken=t1&thirdType=oidc')
    await fill(place(), 'Code or recovery code', '000000')
    answers['/sys/thirdLogin/enter'] = { error: 'login.otp-wrong' }
    await press('Sign in')
    await shows('please enter the latest one')
    await fill(place(), 'Code or recovery code', '123456')
    answers['/sys/thirdLogin/enter'] = { result: signedIn }
    await press('Sign in')
    await shows('inside')
    expect(sent('/sys/thirdLogin/enter').at(-1)).toEqual({ token: 't1', thirdType: 'oidc', otp: '123456' })
  })
})

test('the tabs are gone through with the arrow keys', async () => {
  open('/user/login')
  const tab = await buttonOf(place(), 'By password')
  tab.focus()
  tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await soon(() => expect(document.activeElement?.getAttribute('data-key') ?? document.activeElement?.id).toMatch(/byPhone|mobile/))
  await inputOf(place(), 'Mobile number')
})

test('whoever registers says all of it right, and then waits for an administrator', async () => {
  open('/user/register')
  await press('Register')
  for (const words of ['please enter username', 'Please enter a password', 'please enter mobile number', 'Please enter the code'])
    await shows(words)
  await fill(place(), 'User name', 'a-b')
  await fill(place(), 'Password', 'Garden-2026!')
  await fill(place(), 'Password once more', 'Garden')
  await press('Register')
  await shows('only letters, digits, underscore allowed')
  await shows('two passwords differ')
  await fill(place(), 'User name', 'boss')
  await fill(place(), 'Password once more', 'Garden-2026!')
  await fill(place(), 'Mobile number', '13700000001')
  await fill(place(), 'Text message code', '123456')
  answers['/sys/user/register'] = { error: 'input.invalid', problems: { username: { code: 'field.taken' } } }
  await press('Register')
  await shows('Already in use')
  await fill(place(), 'User name', 'fresh_1')
  answers['/sys/user/register'] = {}
  await press('Register')
  await soon(() => expect(address()).toBe('/user/register-result'))
  await shows('Account fresh_1')
  expect(sent('/sys/user/register').at(-1)).toEqual({
    username: 'fresh_1',
    password: 'Garden-2026!',
    phone: '13700000001',
    smscode: '123456',
  })
  await press('Go to sign in')
  await soon(() => expect(address()).toBe('/user/login'))
})

test('of a registration nobody has made there is no result', async () => {
  open('/user/register-result')
  await soon(() => expect(address()).toBe('/user/register'))
})

test('a forgotten password is replaced once the number is shown to be theirs', async () => {
  open('/user/alteration')
  await fill(place(), 'Mobile number', '13700000001')
  await fill(place(), 'Text message code', '123456')
  answers['/sys/user/phoneVerification'] = { result: { username: 'zhang', smscode: '123456' } }
  await press('Next')
  await shows('Your user name is zhang')
  await fill(place(), 'New password', 'Garden-2026!')
  await fill(place(), 'Password once more', 'Garden-2026!')
  answers['/sys/user/passwordChange'] = { error: 'sms.wrong' }
  await press('Change the password')
  await shows('That code is wrong or no longer counts')
  answers['/sys/user/passwordChange'] = {}
  await press('Change the password')
  await shows('Your password is changed')
  const given = { phone: '13700000001', smscode: '123456', username: 'zhang', password: 'Garden-2026!' }
  expect(sent('/sys/user/passwordChange').at(-1)).toEqual(given)
  expect(JSON.stringify(calls.map(({ path }) => path))).not.toContain('Garden')
})

test('where text messages are sent and nobody registers, that page says who makes accounts', async () => {
  answers['/sys/waysIn'] = { result: { sms: true, register: false, third: [] } }
  open('/user/register')
  await shows('Please ask your administrator')
})

test('without an answer the page says so, and asks again', async () => {
  answers['/sys/waysIn'] = { error: 'server.busy', code: 503 }
  open('/user/alteration')
  await shows('The server is busy')
  answers['/sys/waysIn'] = { result: { sms: true, register: false, third: [] } }
  await press('Try again')
  await inputOf(place(), 'Mobile number')
})

describe('with an account elsewhere', () => {
  const third = [{ source: 'oidc', name: 'Cloud' }]
  beforeEach(() => {
    answers['/sys/waysIn'] = { result: { sms: false, register: false, third } }
  })

  test('before it is known whether the house has any, nothing is said of them', async () => {
    const answer = globalThis.fetch
    let tell: () => void = () => undefined
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      await told
      return answer(...asked)
    })
    open('/oauth2-app/login?oauth2LoginToken=ticket&thirdType=oidc')
    await soon(() => expect(place().querySelector('.skeleton')).not.toBeNull())
    expect(place().textContent).not.toContain('is off in this house')
    tell()
    await soon(() => expect(sent('/sys/thirdLogin/enter')).toHaveLength(1))
  })

  test('the login page leads to its provider', async () => {
    open('/user/login')
    const way = await soon(() => place().querySelector('.ways-links a') ?? Promise.reject(new Error('no way')))
    expect([way.textContent, way.getAttribute('href')]).toEqual(['Sign in with Cloud', '/sys/thirdLogin/oauth2/oidc/login'])
  })

  test('somebody whose account is bound goes in', async () => {
    answers['/sys/thirdLogin/enter'] = { result: signedIn }
    open('/oauth2-app/login?oauth2LoginToken=t1&thirdType=oidc')
    await shows('inside')
    expect(sent('/sys/thirdLogin/enter')).toEqual([{ token: 't1', thirdType: 'oidc' }])
    expect(useSession.getState().token).toBe('abc')
  })

  test('somebody whose account is not binds it by their password, and goes in', async () => {
    open('/oauth2-app/login?thirdUserUuid=u1&thirdType=oidc')
    await press('Bind and sign in')
    await shows('please enter username')
    await fill(place(), 'User name', 'zhang')
    await fill(place(), 'Password', 'Garden-2026!')
    answers['/sys/third/user/checkPassword'] = { error: 'login.wrong' }
    await press('Bind and sign in')
    await shows('User name or password is wrong')
    answers['/sys/third/user/checkPassword'] = { result: 't2' }
    answers['/sys/thirdLogin/enter'] = { result: signedIn }
    await press('Bind and sign in')
    await soon(() => expect(useSession.getState().token).toBe('abc'))
    const given = { uuid: 'u1', username: 'zhang', password: 'Garden-2026!', page: true }
    expect(sent('/sys/third/user/checkPassword').at(-1)).toEqual(given)
  })

  test.each([
    ['?failed=1&thirdType=oidc', 'That did not work'],
    ['?oauth2LoginToken=old&thirdType=oidc', 'That took too long'],
  ])('what came to nothing (%s) is said, and tried again', async (query, words) => {
    answers['/sys/thirdLogin/enter'] = { error: 'third.over' }
    open(`/oauth2-app/login${query}`)
    await shows(words)
    expect(place().querySelector('a.big-button')?.textContent).toBe('Sign in with Cloud')
  })
})
