import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../kit/server/open-house'
import { give, openOnlineHouse } from './online-house'

let house: Awaited<ReturnType<typeof openOnlineHouse>>
beforeAll(async () => {
  house = await openOnlineHouse()
})
afterAll(() => house.close())

type Node = {
  readonly path: string
  readonly name: string
  readonly component: string
  readonly route: string
  readonly hidden: boolean
  readonly children?: readonly Node[]
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
const onlineOf = async (caller: Caller) => {
  const { result } = await caller('GET /jeecg-boot/sys/permission/getUserPermissionByToken')
  const online = flat((result as { readonly menu: readonly Node[] }).menu).filter(({ component }) =>
    component.startsWith('modules/online/'),
  )
  return online.map(({ path, name, component, route, hidden }) => ({ path, name, view: component.split('/').at(-1), route, hidden }))
}

test('each form is a line that leads to their page for all forms, which stands in no menu by itself', async () => {
  expect(await onlineOf(house.boss)).toEqual(
    expect.arrayContaining([
      { path: '/online/cgformList/toy', name: 'online-cgformList-toy', view: 'OnlCgformAutoList', route: '0', hidden: false },
      { path: '/online/cgformTreeList/box', name: 'online-cgformTreeList-box', view: 'OnlCgformTreeList', route: '0', hidden: false },
      { path: '/online/cgformList/:code', name: 'online-cgformList-@code', view: 'OnlCgformAutoList', route: '1', hidden: true },
      { path: '/online/cgformTreeList/:code', name: 'online-cgformTreeList-@code', view: 'OnlCgformTreeList', route: '1', hidden: true },
      { path: '/online/cgform', name: 'online-cgform', view: 'OnlCgformHeadList', route: '1', hidden: false },
      { path: '/online/cgreport', name: 'online-cgreport', view: 'OnlCgreportHeadList', route: '1', hidden: false },
      { path: '/online/cgreport/:code', name: 'online-cgreport-@code', view: 'OnlCgreportAutoList', route: '1', hidden: true },
    ]),
  )
})

test('whoever may see no form has none of it in their menu, and of one they may that one alone', async () => {
  expect(await onlineOf(house.anna)).toEqual([])
  expect(await onlineOf(house.stranger)).not.toContainEqual(expect.objectContaining({ path: '/online/cgformList/toy' }))
  await give(house.boss, 'noun.made-b-toy', 'made-b-toy:list')
  expect((await onlineOf(house.anna)).map(({ path }) => path)).toEqual([
    '/online/cgformList/toy',
    '/online/cgformList/:code',
    '/online/cgformTreeList/:code',
  ])
})

test('no two entries of a menu are called alike', async () => {
  const names = (await onlineOf(house.boss)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
