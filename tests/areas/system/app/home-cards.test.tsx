import 'fake-indexeddb/auto'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardStanding, HomeCardProps } from '../../../../src/app/home/home-card'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { JobsCard } from '../../../../src/areas/system/app/home/JobsCard'
import { SignInsCard } from '../../../../src/areas/system/app/home/SignInsCard'
import { StorageCard } from '../../../../src/areas/system/app/home/StorageCard'
import type { SignIns, Storage } from '../../../../src/contract/system/home'
import { lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { roleMenu } from '../../../kit/role-menu'
import { soon } from '../../../kit/soon'

const giga = 1024 ** 3
let answers: Readonly<Record<string, unknown>>
let told: CardStanding[]
let engine: Engine
let shown: ReturnType<typeof show>
beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  told = []
  engine = await lonelyEngine(gardenCatalogue)
  useSession.setState({ person: { id: 'u1', username: 'admin', realname: '管理员' }, granted: new Set(['*']), menu: roleMenu('admin') })
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://house').pathname
    const known = Object.entries(answers).find(([end]) => path.endsWith(end))
    if (!known) return Response.json({ success: false, code: 500, message: '', timestamp: 0, result: null }, { status: 500 })
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: known[1] })
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  shown.close()
  await engine.stop()
})

const open = (Card: ComponentType<HomeCardProps>) => {
  shown = show(<Card tell={(standing) => told.push(standing)} />, { product: productOf(gardenCatalogue), engine })
}
const text = () => document.body.textContent ?? ''
const nobody = { count: 0, first: [] }

test('accounts that cannot or never did sign in stand with their names; one alone leads to itself', async () => {
  const signIns: SignIns = {
    accounts: 24,
    today: 3,
    locked: { count: 1, first: [{ id: 'user.a', realname: '林静' }] },
    unused: { count: 5, first: ['甲', '乙', '丙'].map((realname) => ({ id: realname, realname })) },
    frozen: nobody,
  }
  answers = { '/api/home/sign-ins': signIns }
  open(SignInsCard)
  await soon(() => expect(text()).toContain('3/ 24个账号今天用过'))
  expect(text()).toContain('甲、乙、丙 等')
  expect(text()).not.toContain('已冻结')
  const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/system/user?open=user.a', '/system/user'])
  expect(told.at(-1)).toEqual({ as: 'due' })
  expect((await axe.run(shown.place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test.each([
  ['room enough and a fresh backup are well', { free: 80 * giga, fresh: true }, 'well', '磁盘剩余'],
  ['a disk that is nearly full is for somebody to act on', { free: 4 * giga, fresh: true }, 'due', '磁盘快满了'],
  ['an old backup is for somebody to act on', { free: 80 * giga, fresh: false }, 'due', '最近一次备份超过 26 小时'],
  ['a house that wrote no backup here is told so and not chased', { free: 80 * giga, fresh: undefined }, 'calm', '还没有备份'],
] as const)('%s', async (_, { free, fresh }, as, said) => {
  const backup = fresh === undefined ? null : fresh ? '2099-01-01 03:00:00' : '2020-01-01 03:00:00'
  answers = { '/api/home/storage': { database: giga, files: 2 * giga, disk: { free, size: 100 * giga }, backup } satisfies Storage }
  open(StorageCard)
  await soon(() => expect(text()).toContain(said))
  expect(text()).toContain('3 GB')
  expect(told.at(-1)?.as).toBe(as)
})

test('a small house takes megabytes, and is not told that it takes nothing', async () => {
  const mega = 1024 ** 2
  answers = { '/api/home/storage': { database: 41 * mega, files: 1.5 * mega, disk: { free: 80 * giga, size: 252 * giga }, backup: null } }
  open(StorageCard)
  await soon(() => expect(text()).toContain('42.5 MB'))
  for (const said of ['41 MB', '1.5 MB', '80 GB / 252 GB']) expect(text()).toContain(said)
})

test('what the server does not answer says that the rest is as it was, and can be asked again', async () => {
  answers = {}
  open(StorageCard)
  await soon(() => expect(text()).toContain('暂时看不到这一项'))
  expect(told).toEqual([])
  answers = { '/api/home/storage': { database: giga, files: 0, disk: null, backup: null } satisfies Storage }
  document.querySelector('button')?.click()
  await soon(() => expect(text()).toContain('1 GB'))
})

test('jobs without trouble are well', async () => {
  answers = { '/list': { records: [], total: 0 }, '/runs': { records: [], total: 0 } }
  open(JobsCard)
  await soon(() => expect(text()).toContain('定时任务都正常'))
  expect(told.at(-1)?.as).toBe('well')
})
