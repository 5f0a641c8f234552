import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { TenantsScreen } from '../../../src/app/tenants/TenantsScreen'
import { type TenantRow, tenantPath } from '../../../src/contract/tenants/tenant'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const row = (id: number, name: string, isOwn = false): TenantRow => ({
  ...{ id, name, status: '1', status_dictText: '正常', createTime: '2026-11-24 08:00:00', people: 3, isOwn },
})
const frozen = { status: '0', status_dictText: '冻结' } as const
let rows: TenantRow[]
let sent: { call: string; body: unknown }[]
let engine: Engine
let shown: ReturnType<typeof show>

/** What the server does with the calls of the screen. */
function answerTo(call: string, body: Partial<TenantRow>): unknown {
  if (call === `POST ${tenantPath}/add`) return { id: 3, name: body.name, username: 'admin3', password: 'Once-1234' }
  if (call === `PUT ${tenantPath}/edit`)
    rows = rows.map((one) =>
      String(one.id) === String(body.id) ? { ...one, ...(body.status === '0' && frozen), name: body.name ?? one.name } : one,
    )
  if (call.startsWith(`DELETE ${tenantPath}/delete`)) rows = rows.filter(({ id }) => id !== 2)
  return { records: rows, total: rows.length, size: 1000, current: 1, pages: 1 }
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  rows = [row(1, '阳光园', true), row(2, '向日葵园')]
  sent = []
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { body, method = 'GET' }: { body?: string; method?: string } = {}) => {
    const call = `${method} ${new URL(address, 'http://house').pathname}`
    const given = body ? JSON.parse(body) : undefined
    if (method !== 'GET') sent.push({ call, body: given })
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: answerTo(call, given ?? {}) })
  })
  shown = show(<TenantsScreen />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})
const text = () => document.body.textContent ?? ''
const cardOf = (name: string) =>
  soon(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.tenant-card')].find((card) => card.textContent?.includes(name))
    if (!found) throw new Error(`no card of ${name}`)
    return found
  })
/** The button of the question that lies above everything. */
const confirmation = (name: string) =>
  soon(() => {
    const found = [...document.querySelectorAll('dialog')].at(-1)
    const button = [...(found?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)
    if (!button || !text().includes('？')) throw new Error('no question')
    return button
  })

test('every house stands there with its number, its people and its state, and the own one says so', async () => {
  await soon(() => expect(text()).toContain('2 个园所'))
  expect((await cardOf('阳光园')).textContent).toMatch(/正常.*编号 1.*您所在的园所/)
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('the own house is renamed, and offers neither freezing nor deleting', async () => {
  ;(await cardOf('阳光园')).click()
  await buttonOf(document.body, '修改名称')
  expect(text()).toContain('自己所在的园所不能冻结或删除')
  expect([...document.querySelectorAll('dialog button')].map((button) => button.textContent)).not.toContain('冻结')
})

test('freezing says what it does, is asked about first, and only then offers deleting and letting in again', async () => {
  ;(await cardOf('向日葵园')).click()
  ;(await buttonOf(document.body, '冻结')).click()
  await soon(() => expect(text()).toContain('冻结“向日葵园”？'))
  expect(text()).toContain('设备不再收到推送')
  expect(sent).toEqual([])
  ;(await confirmation('冻结')).click()
  await soon(() => expect(sent).toEqual([{ call: `PUT ${tenantPath}/edit`, body: { id: '2', status: '0' } }]))
  await buttonOf(document.body, '解冻')
  await buttonOf(document.body, '删除')
})

test('a house that is opened tells its first password, until that is handed on', async () => {
  ;(await buttonOf(document.body, '开设园所')).click()
  const field = await soon(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('dialog input')].at(0)
    if (!found) throw new Error('no form')
    return found
  })
  const submit = [...document.querySelectorAll<HTMLElement>('dialog button[type=submit]')].at(0)
  submit?.click()
  await soon(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, '春天园')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  submit?.click()
  await soon(() => expect(text()).toContain('Once-1234'))
  expect(sent).toEqual([{ call: `POST ${tenantPath}/add`, body: { name: '春天园', id: null, username: null } }])
  expect(text()).toContain('admin3')
  ;(await buttonOf(document.body, '已转交或记下')).click()
  await soon(() => expect(text()).not.toContain('Once-1234'))
})
