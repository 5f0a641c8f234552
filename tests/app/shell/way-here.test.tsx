import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Page } from '../../../src/app/design/Page'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import { Breadcrumbs } from '../../../src/app/shell/desktop/Breadcrumbs'
import { SideMenu } from '../../../src/app/shell/desktop/SideMenu'
import { TouchShell } from '../../../src/app/shell/TouchShell'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

/** A menu in which the person's own notices are an entry of a group. */
const menu = [
  {
    id: '1',
    path: '/system',
    component: 'layouts/RouteView',
    meta: { title: '系统', titleEn: 'System' },
    children: [
      {
        id: '2',
        path: '/system/announcement-send',
        component: 'noun/announcement-send',
        meta: { title: '收到的通告', titleEn: 'Received notices' },
      },
    ],
  },
]

let engine: Engine
let place: HTMLElement
let close: (() => void) | undefined

function Goer({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to), [navigate, to])
  return null
}

function openAt(to: string): void {
  const screen = (
    <>
      <Goer to={to} />
      <Breadcrumbs />
      <SideMenu folded={false} />
      <TouchShell>
        <Page title="here">…</Page>
      </TouchShell>
    </>
  )
  const shown = show(screen, { product: productOf(gardenCatalogue), engine })
  place = shown.place
  close = shown.close
}
const steps = () => [...place.querySelectorAll('.ant-breadcrumb li:not(.ant-breadcrumb-separator)')].map((step) => step.textContent)
const way = (...words: string[]) => soon(() => expect(steps()).toEqual(words))
const selected = () => place.querySelector('.side-menu [aria-current=page]')?.textContent

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ menu })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  close?.()
  useSession.setState({ menu: [] })
  await engine.stop()
})

test('a screen with a place of its own stands where the menu has it', async () => {
  openAt('/isps/userAnnouncement')
  await way('今日', '系统', '收到的通告')
  await soon(() => expect(selected()).toBe('收到的通告'))
  ;(await buttonOf(place, '打开菜单')).click()
  await soon(() => expect(place.querySelector('.drawer [aria-current=page]')?.textContent).toBe('收到的通告'))
})

test('what the menu has itself stands there as before', async () => {
  openAt('/system/announcement-send')
  await way('今日', '系统', '收到的通告')
})

test.each([
  ['/device', '此设备', 'This device'],
  ['/isps/userAnnouncement', '我的通告', 'My notices'],
  ['/tray', '待同步与待定', 'Waiting changes'],
  ['/404', '抱歉，资源未找到！', 'sorry, resource not found!'],
])('%s is the last step where no menu names it, and home leads back', async (path, chinese, english) => {
  useSession.setState({ menu: [] })
  openAt(path)
  await way('今日', chinese)
  expect(place.querySelector('.ant-breadcrumb a')?.getAttribute('href')).toBe('/dashboard/analysis')
  speak('en')
  await way('Today', english)
})

test('at home there is only home, also where the menu has it in a group', async () => {
  const meta = { title: '今日', titleEn: 'Today' }
  const line = { id: '4', path: '/dashboard/analysis', component: 'dashboard/Analysis', meta }
  useSession.setState({ menu: [{ id: '3', path: '/menu/today', component: 'layouts/RouteView', meta, children: [line] }] })
  openAt('/dashboard/analysis')
  await way('今日')
})
