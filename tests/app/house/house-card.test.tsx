import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HouseCard } from '../../../src/app/house/HouseCard'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import type { HouseStanding } from '../../../src/contract/system/house'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const account = (id: string, isShipped: boolean) => ({ id, username: id, realname: `${id}的姓名`, roles: ['园长'], isShipped })
const demonstration: HouseStanding = {
  name: '演示园',
  demonstration: 'asked',
  goes: [{ noun: 'child', label: label('幼儿', 'Child'), count: 360 }],
  stays: [{ noun: 'dish', label: label('菜品', 'Dish'), count: 186 }],
  accounts: [account('u1', true), account('cook', true), account('own', false)],
  files: 41,
  entered: 7,
}

let standing: HouseStanding
let asked: { call: string; body: unknown }[]
let engine: Engine
let shown: ReturnType<typeof show>
const open = (granted = ['house-setting:begin']) => {
  useSession.setState({ person: { id: 'u1', username: 'admin', realname: '管理员' }, granted: new Set(granted) })
  shown = show(<HouseCard tell={() => undefined} />, { product: productOf(gardenCatalogue), engine })
}
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  asked = []
  standing = demonstration
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const verb = new URL(address, 'http://x').pathname.split('/').at(-1)
    asked.push({ call: `${method} ${verb}`, body: body && JSON.parse(body) })
    if (verb === 'keep') standing = { ...standing, demonstration: 'kept' }
    if (verb === 'begin') standing = { ...standing, demonstration: 'none' }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: verb === 'house' ? standing : null })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const text = () => document.body.textContent ?? ''
const press = async (words: string) => (await buttonOf(document.body, words)).click()
const called = (call: string) => soon(() => expect(asked.map((one) => one.call)).toContain(call))
const begin = () => press('移除演示数据，建立本园')

test('whoever goes on trying is asked no more, and finds a line instead', async () => {
  open()
  await soon(() => expect(text()).toContain('这是演示园'))
  await press('继续试用')
  await soon(() => expect(text()).toContain('“演示园”是演示园'))
  expect(text()).not.toContain('继续试用')
  await buttonOf(document.body, '建立本园')
})

test('nobody else is asked, and nobody asks the server for them', async () => {
  open([])
  await new Promise((done) => setTimeout(done, 50))
  expect([text(), asked]).toEqual(['', []])
})

test('before an own house begins it is said what goes, what stays and who; accounts people made stay unless they are unticked', async () => {
  open()
  await press('建立本园')
  await soon(() => expect(text()).toContain('幼儿 360'))
  for (const said of ['菜品 186', '41 个文件', '7 项修改', '还没发送的修改', '您自己的账号始终保留']) expect(text()).toContain(said)
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(boxes.map(({ checked, parentElement }) => [parentElement?.textContent?.slice(0, 3), checked])).toEqual([
    ['coo', false],
    ['own', true],
  ])
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('it begins only when the demonstration is named, and then under the new name', async () => {
  open()
  await press('建立本园')
  await begin()
  await soon(() => expect(text()).toContain('不能为空'))
  await fill(document.body, '本园名称', '春天幼儿园')
  await fill(document.body, '请输入演示园的名称“演示园”以确认', '春天幼儿园')
  await begin()
  await soon(() => expect(text()).toContain('与演示园的名称不一致'))
  expect(asked.map(({ call }) => call)).not.toContain('POST begin')
  await fill(document.body, '请输入演示园的名称“演示园”以确认', '演示园')
  await begin()
  await called('POST begin')
  expect(asked.find(({ call }) => call === 'POST begin')?.body).toEqual({ name: '春天幼儿园', typed: '演示园', keep: ['own'] })
  await soon(() => expect(text()).not.toContain('这是演示园'))
})
