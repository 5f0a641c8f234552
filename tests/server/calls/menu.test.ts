import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Permission } from '../../../src/contract/system/permission'
import { Role } from '../../../src/contract/system/role'
import { at } from '../../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

type Node = { id: string; path: string; name: string; component: string; route: string; meta: Record<string, unknown>; children?: Node[] }
type Grant = { action: string; type: string; status?: string }
type Menu = { menu: Node[]; auth: Grant[]; allAuth: Grant[] }

let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
const seen = async (call: Caller, language = 'zh-CN'): Promise<Menu> =>
  (await call('GET /sys/permission/getUserPermissionByToken', undefined, { 'accept-language': language })).result
const nodeOf = async (id: string, language?: string) => flat((await seen(boss, language)).menu).find((node) => node.id === id)
async function add(values: Record<string, unknown>): Promise<string> {
  const answered = await boss(at('POST', Permission, 'add'), { menuType: '1', sortNo: 1, status: '1', route: true, ...values })
  expect(answered).toMatchObject({ success: true })
  return (answered.result as { id: string }).id
}
const edit = async (id: string, values: object) =>
  expect(await boss(at('PUT', Permission, 'edit'), { id, ...values })).toMatchObject({ success: true })

test('an entry that is switched off goes with all below it, and comes back with them', async () => {
  const top = await add({ name: '上', menuType: '0', component: 'layouts/RouteView' })
  const group = await add({ name: '中', parentId: top, component: 'layouts/RouteView' })
  const leaf = await add({ name: '下', parentId: group, url: '/try/leaf', component: 'noun/role' })
  const drawn = async () => flat((await seen(boss)).menu).filter((node) => [top, group, leaf].includes(node.id)).length
  expect(await drawn()).toBe(3)
  for (const [id, left] of [
    [leaf, 0],
    [group, 0],
    [top, 0],
  ] as const) {
    await edit(id, { status: '0' })
    expect(await drawn(), id).toBe(left)
    await edit(id, { status: '1' })
    expect(await drawn(), id).toBe(3)
  }
})

test('a page every client goes to has its route also when the entry that leads there is switched off', async () => {
  const id = await add({ name: '我的', url: '/account/center', component: 'account/center/Index' })
  const leading = async () => flat((await seen(boss)).menu).filter((node) => node.path === '/account/center')
  expect(await leading()).toMatchObject([{ id, name: 'account-center' }])
  await edit(id, { status: '0' })
  expect(await leading()).toMatchObject([{ id: 'account.center', name: 'account-center', hidden: true }])
})

describe('a page of another system', () => {
  test.each([
    'https://stats.example/board?of=1&by=week',
    'http://10.0.0.7:8080/druid/',
    '{{ apiBase }}/druid?token={{token}}',
    "{{ window._CONFIG['domianURL'] }}/doc.html",
  ])('has a path of its own, and its address beside it: %s', async (url) => {
    const id = await add({ name: '外', url })
    const node = await nodeOf(id)
    expect(node).toMatchObject({ route: '1', component: 'layouts/IframePageView', meta: { url } })
    expect(node?.path).toMatch(/^\/frame\/[\w-]+$/)
    expect(node?.name).toMatch(/^frame-[\w-]+$/)
  })

  test('without a route of its own is a link, whose path is its address', async () => {
    const url = 'https://stats.example/board?of=2'
    const id = await add({ name: '链', url, route: false, internalOrExternal: true })
    expect(await nodeOf(id)).toMatchObject({ path: url, route: '0', meta: { url, internalOrExternal: true } })
  })

  test('is none where the address is a path of ours, whatever stands within it', async () => {
    const id = await add({ name: '内', url: '/try/https://x/{{token}}', component: 'noun/role' })
    const node = await nodeOf(id)
    expect(node?.path).toBe('/try/https://x/{{token}}')
    expect(node?.meta).not.toHaveProperty('url')
  })
})

test('titles come in the language asked for, and beside it in both', async () => {
  const [both, one] = [await add({ name: '双语', nameEn: 'Two tongues', url: '/try/both' }), await add({ name: '单语', url: '/try/one' })]
  for (const [language, title] of [
    ['zh-CN', '双语'],
    ['en', 'Two tongues'],
  ] as const) {
    expect((await nodeOf(both, language))?.meta).toMatchObject({ title, titleZh: '双语', titleEn: 'Two tongues' })
    expect((await nodeOf(one, language))?.meta).toMatchObject({ title: '单语', titleZh: '单语', titleEn: '单语' })
  }
})

test('an entry with several codes gives each of them to whoever holds it', async () => {
  const id = await add({ name: '两个', menuType: '2', perms: 'try:add, try:edit', permsType: '1' })
  const single = (await boss(at('GET', Role, 'list?roleCode=single'))).result as { records: { id: string }[] }
  await boss(at('PUT', Role, 'edit'), { id: single.records[0]?.id, permissions: [id] })
  const { auth, allAuth } = await seen(await house.as('single'))
  expect(auth.map((one) => one.action)).toEqual(['try:add', 'try:edit'])
  expect(allAuth.filter((one) => one.action.startsWith('try:'))).toMatchObject([
    { action: 'try:add', type: '1', status: '1' },
    { action: 'try:edit', type: '1', status: '1' },
  ])
  expect((await seen(await house.as('nobody'))).auth).toEqual([])
  await edit(id, { status: '0' })
  const off = await seen(await house.as('single'))
  expect(off.auth).toEqual([])
  expect(off.allAuth.filter((one) => one.action === 'try:edit')).toMatchObject([{ status: '0' }])
})

test('every entry of the list can be opened, also the one that stands for everything', async () => {
  const listed = await boss(`GET ${Permission.path}/list?pageSize=1000` as 'GET /', undefined)
  const { records } = listed.result as { records: { id: string }[] }
  const answers = await Promise.all(records.map(({ id }) => boss(`GET ${Permission.path}/queryById?id=${id}` as 'GET /')))
  expect(records.map(({ id }) => id)).toContain('*')
  expect(answers.filter(({ success }) => !success)).toEqual([])
})
