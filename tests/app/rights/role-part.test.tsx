import { beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { Suspense } from '../../../src/app/design/Suspense'
import type { HomeCard } from '../../../src/app/home/home-card'
import { speak } from '../../../src/app/language/language'
import { comingPage } from '../../../src/app/record-page/coming-page'
import { queries } from '../../../src/app/resource/queries'
import { RoleHome } from '../../../src/app/rights/RoleHome'
import { RolePart } from '../../../src/app/rights/RolePart'
import { rolePage } from '../../../src/app/rights/role-page'
import type { MenuItem } from '../../../src/app/session/person'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { label } from '../../../src/contract/label'
import { Role } from '../../../src/contract/system/role'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue: Catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, role: Role } }
const page = comingPage(async () => rolePage, [])
const card = (name: string, more: Partial<HomeCard> = {}): HomeCard => ({
  name,
  title: label(name, name),
  icon: 'baby',
  needs: ['child:list'],
  place: { order: 50, lane: 'main' },
  height: 90,
  load: async () => () => null,
  ...more,
})
const cards = [
  card('生日'),
  card('本班', { for: { teacher: { order: 10, lane: 'main' } } }),
  card('全园', { place: undefined, for: { principal: { order: 10, lane: 'main' } } }),
  card('用户', { needs: ['user:list'] }),
]
const told = Promise.resolve([{ cards }])
const product = productOf(catalogue, { recordPages: { role: page }, home: () => told, roleOrder: ['principal', 'teacher'] })
const { put } = onStage(product)
const verb = (name: string, title: string) => ({
  key: `child:${name}`,
  title: `幼儿·${title}`,
  isGroup: false,
  needs: name === 'list' ? [] : ['child:list'],
})
const treeList = [
  {
    key: 'module.garden',
    title: '园所',
    isGroup: true,
    needs: [],
    children: [
      {
        key: 'noun.child',
        title: '幼儿',
        isGroup: false,
        needs: ['child:list'],
        children: [verb('list', '查看'), verb('edit', '编辑'), verb('remove', '删除')],
      },
    ],
  },
]
const row = { id: 'role.teacher', rev: 1, roleName: '配班教师', roleCode: 'teacher', permissions: ['child:list'] }

let asked: { path: string; body?: Record<string, unknown> }[]
let refusal: object | undefined
let isAway: boolean
let found: { menu: MenuItem[]; granted: string[] }

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ granted: new Set(['role:list', 'role:edit']) })
  ;[asked, refusal, isAway] = [[], undefined, false]
  found = { menu: [], granted: [] }
  const answers: Record<string, unknown> = {
    '/sys/role/queryTreeList': { treeList, ids: [] },
    '/sys/permission/beyond': ['child:remove'],
    '/sys/role/menu': found,
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isAway) throw new TypeError('no network')
    const path = new URL(url, 'http://house').pathname.replace('/jeecg-boot', '')
    asked.push({ path, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) })
    const answer = path.endsWith('saveRolePermission') && refusal ? refusal : { success: true, code: 200, result: answers[path] ?? null }
    return new Response(JSON.stringify({ message: '', timestamp: 0, ...answer }))
  })
})

const lines = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[role=treeitem]')]
const line = (place: HTMLElement, title: string) =>
  soon(
    () =>
      lines(place).find((one) => one.querySelector('.rights-title')?.textContent === title) ??
      Promise.reject(new Error(`no line ${title} in ${place.textContent}`)),
  )
const openGroup = async (place: HTMLElement, title: string) =>
  (await line(place, title)).querySelector<HTMLElement>('.rights-title')?.click()
const box = async (place: HTMLElement, title: string) => (await line(place, title)).querySelector<HTMLElement>('.rights-box')?.click()
const checked = async (place: HTMLElement, title: string) => (await line(place, title)).getAttribute('aria-checked')
const key = (at: HTMLElement, name: string) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
const saved = () => asked.find(({ path }) => path === '/sys/permission/saveRolePermission')?.body

async function closedEditor() {
  const place = put(<RolePart row={row} />)
  await soon(async () => expect((await buttonOf(place, '修改权限')).disabled).toBe(false))
  ;(await buttonOf(place, '修改权限')).click()
  await buttonOf(place, '连同所需权限')
  return place
}

async function editor() {
  const place = await closedEditor()
  await openGroup(place, '园所')
  await openGroup(place, '幼儿')
  return place
}

test('a role says what it may do by names and groups, and never by codes or in one paragraph', async () => {
  await page.fetch()
  const Page = page.component()
  const place = put(<Page resource={Role} row={row} onGone={() => undefined} />)
  await openGroup(place, '园所')
  await openGroup(place, '幼儿')
  await line(place, '查看')
  expect(lines(place).map((one) => one.querySelector('.rights-title')?.textContent)).toEqual(['园所', '幼儿', '查看'])
  expect(place.textContent).toContain('共 1 项')
  expect(place.textContent).not.toContain('child:list')
  expect(place.querySelector('[aria-checked]')).toBeNull()
})

const entry = (path: string, title: string, more: Partial<MenuItem['meta']> = {}): MenuItem => ({
  id: path,
  path,
  component: 'x/y',
  meta: { title, icon: 'baby', ...more },
})
const textsIn = (place: HTMLElement, list: string) => [...place.querySelectorAll(`${list} > li`)].map((one) => one.textContent)

test('what somebody of a role comes to first is shown: the cards of their home in order, and their bar, none of it to be pressed', async () => {
  Object.assign(found, {
    menu: [entry('/home', '今日', { place: 10 }), entry('/board', '点名', { place: 20, shortZh: '点' }), entry('/child', '幼儿')],
    granted: ['child:list'],
  })
  const place = put(
    <Suspense>
      <RoleHome row={row} />
    </Suspense>,
  )
  await soon(() => expect(textsIn(place, '.role-cards')).toEqual(['本班', '生日']))
  expect(textsIn(place, '.role-bar')).toEqual(['今日', '点'])
  expect(place.textContent).toContain('登录后先看到：今日')
  expect(place.querySelector('a, button')).toBeNull()
})

test('whoever lands on a screen of their work has that in place of a home with cards', async () => {
  Object.assign(found, { menu: [entry('/board', '点名', { lands: true })], granted: ['child:list'] })
  const place = put(
    <Suspense>
      <RoleHome row={row} />
    </Suspense>,
  )
  await soon(() => expect(place.textContent).toContain('登录后先看到：点名'))
  expect(textsIn(place, '.role-cards')).toEqual([])
  expect(place.textContent).toContain('没有底栏')
})

test('giving a right gives what it needs, groups are half given, and only the difference is saved', async () => {
  const place = await editor()
  expect(await checked(place, '幼儿')).toBe('mixed')
  expect(await checked(place, '编辑')).toBe('false')
  await box(place, '编辑')
  await soon(async () => expect(await checked(place, '编辑')).toBe('true'))
  expect(await checked(place, '菜单入口')).toBe('true')
  expect(place.textContent).toContain('新增 2 项，收回 0 项')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(saved()).toEqual({ roleId: 'role.teacher', permissionIds: 'child:edit,noun.child', lastpermissionIds: '' }))
})

test('what the person does not hold is locked, also when the whole group is given', async () => {
  const place = await editor()
  expect((await line(place, '删除')).getAttribute('aria-disabled')).toBe('true')
  await box(place, '删除')
  await box(place, '园所')
  await soon(async () => expect(await checked(place, '编辑')).toBe('true'))
  expect(await checked(place, '删除')).toBe('false')
  expect(await checked(place, '园所')).toBe('mixed')
})

test('each right can be chosen by itself', async () => {
  const place = await editor()
  ;(await buttonOf(place, '连同所需权限')).click()
  await box(place, '查看')
  await box(place, '编辑')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(saved()).toMatchObject({ permissionIds: 'child:edit', lastpermissionIds: 'child:list' }))
})

test('the keyboard walks the tree, opens it and gives', async () => {
  const place = await closedEditor()
  const top = await line(place, '园所')
  expect(top.tabIndex).toBe(0)
  key(top, 'ArrowRight')
  const child = await line(place, '幼儿')
  key(top, 'ArrowDown')
  await soon(() => expect(document.activeElement).toBe(child))
  key(child, 'ArrowRight')
  await line(place, '编辑')
  key(child, 'End')
  await soon(() => expect(document.activeElement?.textContent).toContain('删除'))
  key(document.activeElement as HTMLElement, 'ArrowUp')
  key(document.activeElement as HTMLElement, ' ')
  await soon(async () => expect(await checked(place, '编辑')).toBe('true'))
  key(document.activeElement as HTMLElement, 'ArrowLeft')
  await soon(() => expect(document.activeElement).toBe(child))
  key(child, 'ArrowLeft')
  await soon(() => expect(child.getAttribute('aria-expanded')).toBe('false'))
})

test('a search shows what it finds with the way there', async () => {
  const place = await editor()
  const input = place.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) throw new Error('no search')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '编辑')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(lines(place).map((one) => one.querySelector('.rights-title')?.textContent)).toEqual(['园所', '幼儿', '编辑']))
})

test('what was chosen stays when saving fails, and is asked about before it is left', async () => {
  refusal = { success: false, code: 409, error: 'access.more', result: null }
  const place = await editor()
  await box(place, '编辑')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(place.textContent).toContain('不能授予或管理超出自己权限的内容'))
  expect(await checked(place, '编辑')).toBe('true')
  ;(await buttonOf(place, '取消')).click()
  await soon(() => expect(document.body.textContent).toContain('放弃这些改动？'))
  ;(await buttonOf(document.body, '放弃改动')).click()
  await buttonOf(place, '修改权限')
})

test('who may only look is offered no change', async () => {
  useSession.setState({ granted: new Set(['role:list']) })
  const place = put(<RolePart row={row} />)
  await line(place, '园所')
  expect(place.querySelector('button')).toBeNull()
})

test('without a network it says so, and tries again when asked', async () => {
  isAway = true
  const place = put(<RolePart row={row} />)
  await soon(() => expect(place.textContent).toContain('连上网络后可以查看和修改权限'))
  isAway = false
  ;(await buttonOf(place, '重试')).click()
  await line(place, '园所')
})
