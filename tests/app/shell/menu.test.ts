import { expect, test } from 'vitest'
import type { MenuItem } from '../../../src/app/session/person'
import { drawnMenu, inLanguage, leavesOf, routesOf } from '../../../src/app/shell/menu'

const item = (path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: path,
  path,
  component: 'noun/plant',
  meta: { title: `标题${path}`, titleEn: `Title ${path}` },
  ...more,
})
const group = (path: string, children: MenuItem[], more: Partial<MenuItem> = {}) =>
  item(path, { component: 'layouts/RouteView', children, ...more })
const paths = (menu: MenuItem[]) => routesOf(menu).map((route) => route.path)

test('routes are built at every depth, with the way to them', () => {
  const menu = [group('/a', [group('/a/b', [item('/a/b/c')])])]
  expect(paths(menu)).toEqual(['/a', '/a/b', '/a/b/c'])
  expect(routesOf(menu)[2]?.trail.map((step) => step.path)).toEqual(['/a', '/a/b', '/a/b/c'])
})

test('an entry without a route has none, but its children may', () => {
  expect(paths([item('/a', { route: '0', children: [item('/a/b')] })])).toEqual(['/a/b'])
})

test('buttons are neither routes nor drawn', () => {
  const menu = [item('/a'), item('/b', { type: '2' })]
  expect(paths(menu)).toEqual(['/a'])
  expect(drawnMenu(menu).map((node) => node.path)).toEqual(['/a'])
})

test('a hidden entry has a route but is not drawn', () => {
  const menu = [item('/a', { hidden: true })]
  expect(paths(menu)).toEqual(['/a'])
  expect(drawnMenu(menu)).toEqual([])
})

test('an entry that always shows is one line of the menu and stands for itself', () => {
  const menu = [group('/a', [item('/a/b')], { alwaysShow: true, redirect: '/a/b' })]
  expect(drawnMenu(menu)[0]?.children).toEqual([])
  expect(routesOf(menu)[0]?.redirect).toBeUndefined()
})

test('a redirect leads elsewhere, never to itself', () => {
  expect(routesOf([group('/a', [item('/a/b')], { redirect: '/a/b' })])[0]?.redirect).toBe('/a/b')
  expect(routesOf([item('/a', { redirect: '/a' })])[0]?.redirect).toBeUndefined()
})

test('a group without anything visible is not drawn', () => {
  expect(drawnMenu([group('/a', [item('/a/b', { hidden: true })])])).toEqual([])
})

test('leaves are what one can go to, and titles follow the language', () => {
  const leaves = leavesOf(drawnMenu([group('/a', [item('/a/b'), item('/a/c')])]))
  expect(leaves.map((node) => inLanguage(node.title, 'en'))).toEqual(['Title /a/b', 'Title /a/c'])
})

test('titles of both languages come with the menu, so that changing the language needs no network', () => {
  const meta = { title: 'Board', titleZh: '看板', titleEn: 'Board' }
  const [node] = drawnMenu([item('/a', { meta })])
  expect([inLanguage(node?.title ?? { zh: '', en: '' }, 'zh-CN'), inLanguage(node?.title ?? { zh: '', en: '' }, 'en')]).toEqual([
    '看板',
    'Board',
  ])
  expect(routesOf([item('/a', { meta: { title: '只有一种' } })])[0]?.title).toEqual({ zh: '只有一种', en: '只有一种' })
})

test('a page of another system keeps a path a router can match, and one without a route opens outside', () => {
  const url = 'https://stats.example/board?of=1'
  const framed = item('/frame/a', { component: 'layouts/IframePageView', meta: { title: '外', url } })
  expect(routesOf([framed])).toMatchObject([{ path: '/frame/a', url, outside: false }])
  const link = item(url, { route: '0', component: 'layouts/IframePageView', meta: { title: '链', url } })
  expect(routesOf([link])).toEqual([])
  expect(drawnMenu([framed, link])).toMatchObject([
    { path: '/frame/a', outside: false },
    { url, outside: true },
  ])
})
