import ConfigProvider from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { memo, useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DesktopTheme } from '../../../src/app/design/desktop/DesktopTheme'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { SideMenu } from '../../../src/app/shell/desktop/SideMenu'
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
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
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
