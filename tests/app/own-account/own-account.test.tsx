import { beforeEach, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { useLooks } from '../../../src/app/design/theme/theme'
import { speak } from '../../../src/app/language/language'
import { Centre } from '../../../src/app/own-account/Centre'
import { BasePane } from '../../../src/app/own-account/panes/BasePane'
import { BindingPane } from '../../../src/app/own-account/panes/BindingPane'
import { CustomPane } from '../../../src/app/own-account/panes/CustomPane'
import { OwnSignIns } from '../../../src/app/own-account/sign-ins/OwnSignIns'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import type { OwnAccount } from '../../../src/contract/account/own-account'
import { buttonOf, fill, inputOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
const { put } = onStage(product)
const own: OwnAccount = {
  id: 'user.wang',
  username: 'wang',
  realname: '王老师',
  workNo: 'W1',
  phone: '13800000001',
  email: null,
  sex: '2',
  birthday: '1990-05-06',
  avatar: null,
  roles: ['班主任'],
  departments: ['教学部', '小一班'],
}
const signIn = (key: string, isThis = false) => ({ key, about: `Chrome ${key}`, since: '2026-03-02 08:00:00', seen: null, isThis })

type Asked = { readonly call: string; readonly body?: unknown }
let asked: Asked[]
/** What the server answers, by `METHOD path`. */
let answers: Record<string, object>

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ person: { id: own.id, username: own.username, realname: own.realname }, house: '阳光幼儿园' })
  asked = []
  answers = {
    'GET /sys/account/base': own,
    'PUT /sys/account/base': own,
    'GET /sys/waysIn': { sms: false, register: false, third: [] },
    'GET /sys/thirdLogin/bound': [],
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${new URL(url, 'http://house').pathname.replace('/jeecg-boot', '')}`
    asked.push({ call, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) })
    const found = answers[call] ?? {}
    const refused = 'error' in found
    return new Response(
      JSON.stringify({ success: !refused, code: refused ? 400 : 200, message: '', timestamp: 0, ...(refused ? found : { result: found }) }),
    )
  })
})

const sent = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test('the centre says who somebody is, and leads to each of their settings', async () => {
  const place = put(<Centre />)
  for (const words of ['王老师', '阳光幼儿园', 'wang', '班主任', '教学部', '13800000001', '未设置'])
    await soon(() => expect(place.textContent).toContain(words))
  expect([...place.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual(
    ['base', 'security', 'custom', 'binding', 'notification'].map((name) => `/account/settings/${name}`),
  )
})

test('the password is asked for where a number or an address changes, and only there', async () => {
  const place = put(<BasePane />)
  await inputOf(place, '手机号')
  expect(place.querySelector('input[type=password]')).toBeNull()
  await fill(place, '手机号', '13800000002')
  ;(await buttonOf(place, '更新基本信息')).click()
  await soon(() => expect(place.querySelector('[role=alert]')?.textContent).toBe('不能为空'))
  expect(sent('PUT /sys/account/base')).toEqual([])
  await fill(place, '当前密码', 'Good-pass-1')
  ;(await buttonOf(place, '更新基本信息')).click()
  await soon(() => expect(toasts()).toEqual(['基本信息已更新']))
  expect(sent('PUT /sys/account/base')).toEqual([
    { phone: '13800000002', email: '', sex: '2', birthday: '1990-05-06', password: 'Good-pass-1' },
  ])
})

test('a mobile number or an address that is left wrong is said at once, and an empty one is not', async () => {
  const place = put(<BasePane />)
  const [phone, email] = [await inputOf(place, '手机号'), await inputOf(place, '邮箱')]
  for (const [input, next, label, text, problem] of [
    [phone, email, '手机号', '123', '请输入正确的手机号码'],
    [email, phone, '邮箱', 'wang', '邮箱格式不正确'],
  ] as const) {
    await fill(place, label, text)
    input.focus()
    next.focus()
    await soon(() => expect(place.textContent).toContain(problem))
    await fill(place, label, '')
    input.focus()
    next.focus()
    await soon(() => expect(place.textContent).not.toContain(problem))
  }
  expect(place.querySelector('[role=alert]')).toBeNull()
})

test('a wrong password is said at its input, nothing typed is lost, and what was wrong is forgotten with the right one', async () => {
  answers['PUT /sys/account/base'] = { error: 'input.invalid', problems: { password: { code: 'login.password-wrong' } } }
  const place = put(<BasePane />)
  await fill(place, '邮箱', 'wang@garden.test')
  await fill(place, '当前密码', 'Wrong-pass-1')
  ;(await buttonOf(place, '更新基本信息')).click()
  await soon(() => expect(place.textContent).toContain('密码不正确'))
  expect((await inputOf(place, '邮箱')).value).toBe('wang@garden.test')
  expect((await inputOf(place, '当前密码')).value).toBe('Wrong-pass-1')
  expect(place.textContent).toContain('没有保存')
  answers['PUT /sys/account/base'] = { ...own, email: 'wang@garden.test' }
  ;(await buttonOf(place, '更新基本信息')).click()
  await soon(() => expect(toasts()).toContain('基本信息已更新'))
  expect(place.textContent).not.toContain('没有保存')
})

test('each other device has a way to end it, after a question, and all of them together', async () => {
  answers['GET /sys/account/signIns'] = { open: [signIn('a', true), signIn('b'), signIn('c')], failures: 0, wait: 0 }
  const place = put(<OwnSignIns />)
  await soon(() => expect(place.textContent).toContain('正在使用的这台'))
  expect([...place.querySelectorAll('li button')].map((one) => one.getAttribute('aria-label'))).toEqual(['退出 Chrome b', '退出 Chrome c'])
  ;(await buttonOf(place, '退出 Chrome b')).click()
  await soon(() => expect(useQuestion.getState().question?.title).toBe('退出 Chrome b 上的登录？'))
  answerQuestion(undefined)
  ;(await buttonOf(place, '退出 Chrome c')).click()
  await soon(() => expect(useQuestion.getState().question?.title).toContain('Chrome c'))
  answerQuestion('confirm')
  await soon(() => expect(sent('PUT /sys/account/signIns/end')).toEqual([{ key: 'c' }]))
  ;(await buttonOf(place, '退出其他所有设备')).click()
  await soon(() => expect(useQuestion.getState().question?.title).toBe('退出其他 2 处登录？'))
  answerQuestion('confirm')
  await soon(() => expect(sent('PUT /sys/account/signIns/endOthers')).toHaveLength(1))
})

test('letters become larger at once and stay so on this device', async () => {
  const place = put(<CustomPane />)
  ;(await buttonOf(place, '特大')).click()
  await soon(() => expect(place.querySelector('[aria-pressed=true]')).not.toBeNull())
  expect(useLooks.getState().letters).toBe('130%')
  expect(Object.values({ ...localStorage }).join()).toContain('130%')
  ;(await buttonOf(place, '标准')).click()
  expect(useLooks.getState().letters).toBe('')
})

test('binding says what is bound and what cannot be', async () => {
  const place = put(<BindingPane />)
  await soon(() => expect([...place.querySelectorAll('.sign')].map((sign) => sign.textContent)).toEqual(['已绑定', '未绑定']))
  expect(place.textContent).toContain('没有可绑定的账号')
})

test('an account elsewhere is bound by going there, says since when it is, and is taken away once that is confirmed', async () => {
  answers['GET /sys/waysIn'] = { sms: true, register: false, third: [{ source: 'oidc', name: '企业账号' }] }
  const place = put(<BindingPane />)
  await soon(() =>
    expect(place.querySelector('[aria-label="绑定: 企业账号"]')?.getAttribute('href')).toContain('/sys/thirdLogin/oauth2/oidc/login'),
  )
  expect(place.textContent).toContain('可以用短信验证码登录')
  expect(place.textContent).not.toContain('没有可绑定的账号')
  answers['GET /sys/thirdLogin/bound'] = [{ source: 'oidc', name: 'wang@there', since: '2026-03-02 08:00:00' }]
  await queries.invalidateQueries()
  await soon(() => expect(place.textContent).toContain('wang@there，2026-03-02 起'))
  ;(await buttonOf(place, '解除绑定: 企业账号')).click()
  await soon(() => expect(useQuestion.getState().question?.title).toContain('企业账号'))
  answers['GET /sys/thirdLogin/bound'] = []
  answerQuestion('confirm')
  await soon(() => expect(sent('DELETE /sys/thirdLogin/bound')).toHaveLength(1))
  await soon(() => expect(toasts()).toContain('企业账号已解除绑定'))
  await soon(() => expect(place.querySelector('[aria-label="绑定: 企业账号"]')).not.toBeNull())
})

test('without an answer a pane says so and asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  const place = put(<BindingPane />)
  await soon(() => expect(place.querySelector('[role=status]')?.textContent).toContain('联网后显示'))
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result: own })))
  ;(await buttonOf(place, '重试')).click()
  await soon(() => expect(place.textContent).toContain('13800000001'))
})
