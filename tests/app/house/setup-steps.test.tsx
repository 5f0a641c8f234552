import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SetupSteps } from '../../../src/app/house/SetupSteps'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import type { SetupStep } from '../../../src/contract/system/house'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const step = (name: string, needs: string, more: Partial<SetupStep> = {}): SetupStep => ({
  name,
  label: label(name, name),
  about: label(`怎么做${name}`, `How to do ${name}`),
  path: `/${name}`,
  needs,
  ways: [{ label: label(`做${name}`, `Do ${name}`), path: `/${name}/new`, needs: needs as SetupStep['ways'][number]['needs'] }],
  count: 0,
  roles: ['园长'],
  holders: 0,
  ...more,
})

let steps: SetupStep[]
let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  useSession.setState({
    person: { id: 'u1', username: 'admin', realname: '管理员' },
    granted: new Set(['house-setting:begin', 'user:add']),
  })
  vi.stubGlobal('fetch', async () => Response.json({ success: true, code: 200, message: '', timestamp: 0, result: steps }))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const open = () => {
  shown = show(<SetupSteps tell={() => undefined} />, { product: productOf(gardenCatalogue), engine })
}
const text = () => document.body.textContent ?? ''

test('what is done leads to what is there, and what nobody here may do says who does it', async () => {
  steps = [step('账号', 'user:add', { count: 3 }), step('班级', 'class:add', { holders: 1 }), step('幼儿', 'child:add')]
  open()
  await soon(() => expect(text()).toContain('已完成 1 / 3'))
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/账号'])
  expect(text()).toContain('已有 3 条')
  expect(text()).toContain('由以下角色完成：园长')
  expect(text()).toContain('还没有人可以完成，请先给账号授予角色：园长')
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('the first step that is not done is now, and it alone has its buttons', async () => {
  steps = [step('园所', 'user:add', { count: 1 }), step('校历', 'user:add'), step('班级', 'user:add')]
  open()
  await soon(() => expect(document.querySelector('[aria-current=step]')?.textContent).toContain('校历'))
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('怎么做校历')
  expect([...document.querySelectorAll('a.big-button')].map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['做校历', '/校历/new'],
  ])
  steps = [step('园所', 'user:add', { count: 1 }), step('校历', 'user:add', { count: 200 }), step('班级', 'user:add')]
  await queries.invalidateQueries()
  await soon(() => expect(document.querySelector('a.big-button')?.getAttribute('href')).toBe('/班级/new'))
})

test('once all is done there is nothing to be seen', async () => {
  steps = [step('账号', 'user:add')]
  open()
  await soon(() => expect(text()).toContain('建园步骤'))
  steps = [step('账号', 'user:add', { count: 1 })]
  await queries.invalidateQueries()
  await soon(() => expect(text()).not.toContain('建园步骤'))
})

test('whoever sets the house up another time puts the steps away for it', async () => {
  steps = [step('账号', 'user:add')]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (init?.method === 'PUT') asked.push(`${String(address)} ${String(init.body)}`)
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: steps })
  })
  useSession.setState({ granted: new Set(['house-setting:begin', 'house-setting:edit']) })
  open()
  await soon(() => expect(text()).toContain('以后再说'))
  ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === '以后再说')?.click()
  await soon(() => expect(text()).not.toContain('建园步骤'))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/\/sys\/houseSetting\/edit.*"setupAway":true/)
})
