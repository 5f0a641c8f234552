import 'fake-indexeddb/auto'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { PeopleOnlineScreen } from '../../../src/app/people-online/PeopleOnlineScreen'
import { queries } from '../../../src/app/resource/queries'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const row = (id: string, realname: string, isThis = false) => ({
  ...{ id, token: id, userId: `user.${id}`, username: id, realname, avatar: null, about: 'Chrome · Android' },
  ...{ since: '2026-11-24 08:00:00', seen: null, isThis },
})
let rows: ReturnType<typeof row>[] = []
let ended: unknown[] = []
let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  rows = [row('a', '李老师'), row('b', '王园长', true)]
  ended = []
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (address.includes('forceLogout')) {
      ended.push(JSON.parse(body ?? ''))
      rows = rows.slice(1)
    }
    const result = { records: rows, total: rows.length, size: 1000, current: 1, pages: 1 }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
  shown = show(<PeopleOnlineScreen />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})
const text = () => document.body.textContent ?? ''

test('people stand there with their device and since when, the own one without a way to end it', async () => {
  await soon(() => expect(text()).toContain('李老师'))
  expect(text()).toContain('2 处登录')
  expect(text()).toMatch(/王园长.*正在使用的这台/)
  speak('en')
  await soon(() => expect(text()).toContain('2 sign-ins'))
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('one is signed out only when that is confirmed, and is gone from the list', async () => {
  ;(await buttonOf(document.body, '强制退出：李老师 Chrome · Android')).click()
  await soon(() => expect(text()).toContain('让李老师退出 Chrome · Android 上的登录？'))
  expect(ended).toEqual([])
  const confirm = await soon(() => {
    const found = [...document.querySelectorAll('button')].filter((button) => button.textContent === '强制退出').at(1)
    if (!found) throw new Error('no question')
    return found
  })
  confirm.click()
  await soon(() => expect(ended).toEqual([{ token: 'a' }]))
  await soon(() => expect(text()).toContain('1 处登录'))
})
