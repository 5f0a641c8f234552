import ConfigProvider from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { memo, useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DesktopTheme } from '../../../src/app/design/desktop/DesktopTheme'
import { layoutFrom, useLayout, usualLayout } from '../../../src/app/design/desktop/looks/layout'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import type { MenuItem } from '../../../src/app/session/person'
import { useSession } from '../../../src/app/session/session'
import { recall } from '../../../src/app/session/storage'
import { SideMenu } from '../../../src/app/shell/desktop/SideMenu'
import { tellDue } from '../../../src/app/shell/places/tell-due'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const counted = vi.hoisted(() => ({ lines: 0, parts: 0 }))

vi.mock('../../../src/app/design/MenuIcon', () => ({
  MenuIcon: () => {
    counted.lines++
    return null
  },
}))

const product = productOf(gardenCatalogue)
let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  useLayout.setState(usualLayout)
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  useSession.setState({ menu: [] })
  await engine.stop()
})

test('the side menu is drawn again where another screen is opened, and not for a record beside a list', async () => {
  const ways = (
    <>
      <Link to="?open=p1">打开记录</Link>
      <Link to="/plants">去列表</Link>
    </>
  )
  shown = show([<div key="ways">{ways}</div>, <SideMenu key="menu" folded={false} />], { product, engine })
  const [record, list] = await soon(() => {
    const links = [...shown.place.querySelectorAll<HTMLAnchorElement>('div > a')].filter((link) => !link.closest('aside'))
    expect(links.length).toBe(2)
    expect(shown.place.querySelector('nav')).not.toBeNull()
    return links
  })
  await drawn()
  counted.lines = 0
  record?.click()
  await drawn()
  expect(counted.lines).toBe(0)
  list?.click()
  await soon(() => expect(counted.lines).toBeGreaterThan(0))
})

const Part = memo(() => {
  useContext(ConfigProvider.ConfigContext)
  theme.useToken()
  counted.parts++
  return null
})

function Stirred() {
  const [times, setTimes] = useState(0)
  return (
    <DesktopTheme>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {times}
      </button>
      <Part />
    </DesktopTheme>
  )
}

test('what stands in the desktop theme is not drawn again whenever the theme is', async () => {
  shown = show(<Stirred />, { product, engine })
  const button = await buttonOf(shown.place, '0')
  await drawn()
  counted.parts = 0
  button.click()
  await buttonOf(shown.place, '1')
  await drawn()
  expect(counted.parts).toBe(0)
})

const line = (path: string, title: string): MenuItem => ({ id: path, path, component: 'shed/screen', meta: { title, icon: 'house' } })
const group = (path: string, title: string, children: MenuItem[]): MenuItem => ({
  ...line(path, title),
  component: 'layouts/RouteView',
  children,
})

/** The menu with two groups, as it stands where a screen is open. */
async function menuAt(path: string, folded = false) {
  useSession.setState({
    menu: [group('/garden', '园子', [line('/beds', '苗床'), line('/seeds', '种子')]), group('/shed', '棚', [line('/tools', '工具')])],
  })
  const way = (
    <Link key="way" to={path} className="way">
      去
    </Link>
  )
  shown = show([way, <SideMenu key="menu" folded={folded} />], { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('h2')).toHaveLength(2))
  shown.place.querySelector<HTMLElement>('.way')?.click()
  await soon(() => expect(shown.place.querySelector('[aria-current=page]')).not.toBeNull())
}
const lines = () => [...shown.place.querySelectorAll('.side-line > span:first-of-type')].map(({ textContent }) => textContent)
const heading = (name: string) => buttonOf(shown.place, name)

test('a group of the side menu is folded and unfolded by its name, and stays so on this device', async () => {
  await menuAt('/tools')
  expect((await heading('园子')).getAttribute('aria-expanded')).toBe('true')
  ;(await heading('园子')).click()
  await soon(() => expect(lines()).toEqual(['今日', '工具']))
  expect((await heading('园子')).getAttribute('aria-expanded')).toBe('false')
  expect(layoutFrom(recall('LAYOUT')).foldedGroups).toEqual(['/garden'])
  ;(await heading('园子')).click()
  await soon(() => expect(lines()).toEqual(['今日', '苗床', '种子', '工具']))
  expect(layoutFrom(recall('LAYOUT')).foldedGroups).toEqual([])
})

test('the line of the open screen is never folded away', async () => {
  useLayout.setState({ foldedGroups: ['/garden', '/shed'] })
  await menuAt('/seeds')
  expect(lines()).toEqual(['今日', '种子'])
  expect(shown.place.querySelector('[aria-current=page]')?.textContent).toContain('种子')
})

test('what is due on lines that are folded away is said at their group', async () => {
  tellDue('one', '/beds', 2)
  tellDue('two', '/seeds', 3)
  useLayout.setState({ foldedGroups: ['/garden'] })
  await menuAt('/tools')
  expect(shown.place.querySelector('h2 .due-count')?.textContent).toBe('5')
  shown.close()
  await menuAt('/seeds')
  expect(shown.place.querySelector('h2 .due-count')?.textContent).toBe('2')
})

test('a menu of pictures alone shows all of them, and folds nothing', async () => {
  useLayout.setState({ foldedGroups: ['/garden', '/shed'] })
  await menuAt('/tools', true)
  expect(lines()).toEqual(['今日', '苗床', '种子', '工具'])
  expect(shown.place.querySelector('h2 button')).toBeNull()
})
