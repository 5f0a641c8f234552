import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SecondFactorOff } from '../../../src/app/accounts/SecondFactorOff'
import { answerQuestion, useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { SecondFactorSetting } from '../../../src/app/own-account/second-factor/SecondFactorSetting'
import { queries } from '../../../src/app/resource/queries'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
const path = '/sys/account/secondFactor'
const off = { isOn: false, since: null, left: 0 }
const on = { isOn: true, since: '2026-03-02 08:00:00', left: 9 }
const codes = ['aaaaa-22222', 'bbbbb-33333']
const wrongCode = { error: 'input.invalid', problems: { otp: { code: 'login.otp-wrong' } } }

type Asked = { readonly call: string; readonly body?: unknown }
let asked: Asked[]
/** What the server answers, by `METHOD path`. */
let answers: Record<string, object>
let engine: Engine
let close: () => void

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  asked = []
  answers = { [`GET ${path}`]: off }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${new URL(url, 'http://house').pathname.replace('/jeecg-boot', '')}`
    asked.push({ call, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) })
    const found: { error?: string; code?: number } = answers[call] ?? {}
    const refused = found.error !== undefined
    return new Response(
      JSON.stringify({ success: !refused, code: refused ? 400 : 200, message: '', timestamp: 0, ...(refused ? found : { result: found }) }),
    )
  })
  engine = await lonelyEngine(gardenCatalogue)
  engine.status.setState({ online: true })
})
afterEach(async () => {
  close()
  vi.unstubAllGlobals()
  await engine.stop()
})

function put(element: Parameters<typeof show>[0]): HTMLElement {
  const shown = show(element, { product, engine })
  close = shown.close
  return shown.place
}
const sent = (call: string) => asked.filter((one) => one.call === call).map(({ body }) => body)
/** The main button of the sheet that is open. */
const confirm = async (place: HTMLElement) => (await soon(() => expectForm(place))).click()
function expectForm(place: HTMLElement): HTMLButtonElement {
  const button = place.querySelector<HTMLButtonElement>('dialog form button[type=submit]')
  if (!button) throw new Error(`no form in: ${place.textContent}`)
  return button
}

test('is set up step by step: the password, the code of an app, and the recovery codes, which are told once', async () => {
  answers[`POST ${path}/prepare`] = { secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }
  answers[`PUT ${path}/on`] = wrongCode
  const place = put(<SecondFactorSetting />)
  await soon(() => expect(place.querySelector('.sign')?.textContent).toBe('未开启'))
  ;(await buttonOf(place, '开启两步验证')).click()
  await confirm(place)
  await soon(() => expect(place.querySelector('dialog [role=alert]')?.textContent).toBe('不能为空'))
  expect(sent(`POST ${path}/prepare`)).toEqual([])
  await fill(place, '当前密码', 'Good-pass-1')
  await confirm(place)
  await soon(() => expect(place.textContent).toContain('ABCD EFGH'))
  await fill(place, '动态码', '123456')
  await confirm(place)
  await soon(() => expect(place.textContent).toContain('动态码不正确或已用过'))
  expect((await inputOf(place, '动态码')).value).toBe('123456')
  answers[`PUT ${path}/on`] = { codes }
  await fill(place, '动态码', '654321')
  await confirm(place)
  await soon(() => expect([...place.querySelectorAll('.recovery-codes li')].map((one) => one.textContent)).toEqual(codes))
  ;(await buttonOf(place, '我已保存')).click()
  await soon(() => expect(place.textContent).not.toContain(codes[0]))
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ABCDEFGH')
})

test('is turned off with password and code', async () => {
  answers[`GET ${path}`] = on
  const place = put(<SecondFactorSetting />)
  await soon(() => expect(place.textContent).toContain('还有 9 个恢复码'))
  ;(await buttonOf(place, '关闭两步验证')).click()
  await fill(place, '当前密码', 'Good-pass-1')
  await fill(place, '动态码或恢复码', 'aaaaa-22222')
  await confirm(place)
  await soon(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['两步验证已关闭']))
  expect(sent(`PUT ${path}/off`)).toEqual([{ password: 'Good-pass-1', otp: 'aaaaa-22222' }])
})

test('who looks after accounts turns it off for somebody, after a question, and is offered nothing where it is not on', async () => {
  answers['GET /sys/user/secondFactor'] = on
  const place = put(<SecondFactorOff id="user.wang" name="王老师" />)
  ;(await buttonOf(place, '关闭两步验证')).click()
  await soon(() => expect(useQuestion.getState().question?.title).toBe('关闭王老师的两步验证？'))
  answers['GET /sys/user/secondFactor'] = off
  answerQuestion('confirm')
  await soon(() => expect(sent('PUT /sys/user/secondFactorOff')).toEqual([{ id: 'user.wang' }]))
  await soon(() => expect(place.textContent).not.toContain('关闭两步验证'))
})
