import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Accent, accents, ownAccent, sheetOf } from '../../../src/app/design/desktop/looks/accents'
import {
  arrange,
  arranged,
  type Layout,
  layoutFrom,
  useLayout,
  usualLayout,
  wearLayout,
} from '../../../src/app/design/desktop/looks/layout'
import { contrastOf, shadesOf } from '../../../src/app/design/desktop/looks/shades'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { recall } from '../../../src/app/session/storage'
import { AccountSheets } from '../../../src/app/shell/account/AccountSheets'
import { openAccountSheet, useAccountSheet } from '../../../src/app/shell/account/account'
import { useOutOfTheWay } from '../../../src/app/shell/desktop/use-out-of-the-way'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
let engine: Engine
let shown: ReturnType<typeof show> | undefined

beforeEach(async () => {
  speak('zh-CN')
  localStorage.clear()
  useLayout.setState(usualLayout)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  openAccountSheet(undefined)
  shown?.close()
  shown = undefined
  await engine.stop()
  vi.unstubAllGlobals()
})

const anyLayout: fc.Arbitrary<Layout> = fc.record({
  accent: fc.constantFrom(...(Object.keys(accents) as Accent[])),
  menuTheme: fc.constantFrom('dark', 'light'),
  menuAt: fc.constantFrom('side', 'top'),
  folded: fc.boolean(),
  foldedGroups: fc.array(fc.webPath()),
  width: fc.constantFrom('fixed', 'fluid'),
  fixedHeader: fc.boolean(),
  hidingHeader: fc.boolean(),
  fixedSider: fc.boolean(),
  tabs: fc.boolean(),
})

test('a layout nobody has changed is blue, with the menu at the side, fixed width, fixed header and menu, and pages as tabs', () => {
  expect(layoutFrom(undefined)).toEqual({
    accent: '#1890ff',
    menuTheme: 'dark',
    menuAt: 'side',
    folded: false,
    foldedGroups: [],
    width: 'fixed',
    fixedHeader: true,
    hidingHeader: false,
    fixedSider: true,
    tabs: true,
  })
  expect(Object.keys(accents)).toHaveLength(8)
})

test('whatever is changed, what cannot be had together never is', () => {
  fc.assert(
    fc.property(anyLayout, fc.array(anyLayout), (first, changes) => {
      const last = changes.reduce(arranged, arranged(first, {}))
      if (last.menuAt === 'side') expect(last.width).toBe('fixed')
      if (last.menuAt === 'top') expect(last.fixedSider).toBe(false)
      if (!last.fixedHeader) expect(last.hidingHeader).toBe(false)
    }),
  )
})

test('a header that is let go hides no more, and another place of the menu lets the menu go', () => {
  const hiding = arranged(usualLayout, { hidingHeader: true })
  expect(hiding.hidingHeader).toBe(true)
  expect(arranged(hiding, { fixedHeader: false }).hidingHeader).toBe(false)
  const top = arranged(usualLayout, { menuAt: 'top' })
  expect(top.fixedSider).toBe(false)
  expect(arranged(top, { width: 'fluid' }).width).toBe('fluid')
  expect(arranged(arranged(top, { width: 'fluid' }), { menuAt: 'side' })).toMatchObject({ fixedSider: false, width: 'fixed' })
})

test('what is chosen is kept, and whatever else lies in the store stops nothing', () => {
  arrange({ menuAt: 'top', accent: '#722ed1', tabs: false })
  expect(layoutFrom(recall('LAYOUT'))).toEqual(useLayout.getState())
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(usualLayout)), fc.anything())), (kept) => {
      expect(Object.keys(layoutFrom(kept)).sort()).toEqual(Object.keys(usualLayout).sort())
    }),
  )
  expect(layoutFrom(undefined, true).folded).toBe(true)
})

test('of any colour letters, buttons and what is chosen can be read, in the light and in the dark', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const grounds = { light: ['#ffffff', '#f5f7fa'], dark: ['#0f1720', '#16202b', '#1c2834'] } as const
  fc.assert(
    fc.property(fc.oneof(colour, fc.constantFrom(...Object.keys(accents))), fc.constantFrom('light', 'dark'), (hex, theme) => {
      const { accent, strong, onStrong, soft, onSoft } = shadesOf(hex, theme)
      for (const ground of grounds[theme]) {
        expect(contrastOf(accent, ground)).toBeGreaterThanOrEqual(3)
        expect(contrastOf(strong, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastOf(onStrong, strong)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(onSoft, soft)).toBeGreaterThanOrEqual(4.5)
      if (theme === 'light') expect(contrastOf('#ffffff', onSoft)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the product’s own colour is that of the design, and the others say what differs from it in both themes', () => {
  expect(sheetOf(ownAccent)).toBe('')
  expect(sheetOf('#52c41a')).toMatch(/^:root:root\{--accent:#[\da-f]{6};.*\}@media screen\{:root:root\[data-theme=dark\]\{.*\}\}$/)
})

test('what the page shows before its first script is written down with each change', () => {
  arrange({ folded: true })
  expect(recall('LOOKS')).toContain('--menu-width:80px')
  arrange({ menuAt: 'top', menuTheme: 'light', accent: '#f5222d' })
  expect(recall('LOOKS')).toMatch(/--menu-width:0px;--menu-ground:var\(--card\);--bar-ground:var\(--card\)\}:root:root\{--accent:/)
  expect(document.getElementById('looks')?.textContent).toBe(recall('LOOKS'))
})

test('a colour that cannot be worked out is said, and the page stays as it was', () => {
  wearLayout()
  const before = document.getElementById('looks')?.textContent
  useLayout.setState({ accent: 'blue' as Accent })
  speak('en')
  wearLayout()
  expect(JSON.stringify(useToasts.getState().toasts)).toContain('Failed to update theme')
  expect(document.getElementById('looks')?.textContent).toBe(before)
})

test('the drawer of a desktop is 300 wide, changes the page at once, and says why something cannot be had', async () => {
  shown = show(<AccountSheets />, { product, engine })
  openAccountSheet('settings')
  const drawer = await soon(() => {
    const found = shown?.place.querySelector<HTMLElement>('dialog[data-look=side]')
    expect(found).not.toBeNull()
    return found as HTMLElement
  })
  expect(drawer.style.getPropertyValue('--sheet-width')).toBe('300px')
  const green = drawer.querySelector<HTMLInputElement>('[aria-label=极光绿]')
  green?.click()
  expect(useLayout.getState().accent).toBe('#52c41a')
  const fluid = await buttonOf(drawer, '流式')
  expect(fluid.disabled).toBe(true)
  expect(drawer.textContent).toContain('流式仅在顶部栏导航时可用')
  ;(await buttonOf(drawer, '顶部栏导航')).click()
  await soon(() => expect(fluid.disabled).toBe(false))
  expect((await buttonOf(drawer, '固定侧边菜单')).disabled).toBe(true)
  fluid.click()
  expect(useLayout.getState()).toMatchObject({ menuAt: 'top', width: 'fluid', fixedSider: false })
  ;(await buttonOf(drawer, '固定页头')).click()
  await soon(async () => expect((await buttonOf(drawer, '下滑时隐藏页头')).disabled).toBe(true))
  ;(await buttonOf(drawer, '关闭')).click()
  expect(useAccountSheet.getState().open).toBeUndefined()
})

test('the menu is 223 pixels wide or 80, the end of a top bar at least 400, and letters grow from 1920 on to twice their size', () => {
  const styles = readFileSync('src/app/shell/desktop/desktop-shell.css', 'utf8')
  expect(styles).toMatch(/\.desktop-shell \{[^}]*grid-template-columns: 223px 1fr/)
  expect(styles).toMatch(/\.desktop-shell\[data-folded\] \{\s*grid-template-columns: 80px 1fr/)
  expect(styles).toMatch(/\[data-at='top'\] \.desktop-header-end \{[^}]*min-width: 400px/)
  // 1920 pixels are 120 letters of 16: from there on they are a part of the window's width.
  expect(styles).toMatch(/@media screen and \(min-width: 1921px\) \{\s*:root \{\s*font-size: clamp\(1rem, 100vw \/ 120, 2rem\)/)
})

function Way() {
  return <output>{String(useOutOfTheWay())}</output>
}

test('a header that hides is away below the first hundred pixels, and back as soon as somebody scrolls up', async () => {
  arrange({ hidingHeader: true })
  shown = show(<Way />, { product, engine })
  await drawn()
  const at = async (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
    await drawn()
    return shown?.place.querySelector('output')?.textContent
  }
  expect(await at(80)).toBe('false')
  expect(await at(180)).toBe('true')
  expect(await at(300)).toBe('true')
  expect(await at(250)).toBe('false')
  arrange({ hidingHeader: false })
  expect(await at(400)).toBe('false')
})
