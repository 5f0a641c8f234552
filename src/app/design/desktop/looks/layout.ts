import { create } from 'zustand'
import { label } from '../../../../contract/label'
import { currentLanguage } from '../../../language/language'
import { sayIn } from '../../../language/say-in'
import { keep, recall } from '../../../session/storage'
import { toast } from '../../overlay/toast'
import { type Accent, isAccent, ownAccent, sheetOf } from './accents'

/** How a desktop is laid out on this device. */
export type Layout = {
  readonly accent: Accent
  readonly menuTheme: 'dark' | 'light'
  readonly menuAt: 'side' | 'top'
  /** Whether the menu at the side shows its pictures only. */
  readonly folded: boolean
  /** Addresses of the groups of that menu somebody has folded. */
  readonly foldedGroups: readonly string[]
  /** `fluid`: as wide as the window. Below a menu at the top alone; beside one at the side a page has what the menu leaves. */
  readonly width: 'fixed' | 'fluid'
  readonly fixedHeader: boolean
  /** Whether the header goes out of the way while somebody reads on. */
  readonly hidingHeader: boolean
  readonly fixedSider: boolean
  /** Whether pages that were opened stay open as tabs. */
  readonly tabs: boolean
}

export const usualLayout: Layout = {
  accent: ownAccent,
  menuTheme: 'dark',
  menuAt: 'side',
  folded: false,
  foldedGroups: [],
  width: 'fixed',
  fixedHeader: true,
  hidingHeader: false,
  fixedSider: true,
  tabs: true,
}

/** The layout after a change, with what hangs on it: some of it is not to be had with the rest. */
export function arranged(before: Layout, change: Partial<Layout>): Layout {
  const next = { ...before, ...change }
  const isTop = next.menuAt === 'top'
  return {
    ...next,
    width: isTop ? next.width : 'fixed',
    hidingHeader: next.fixedHeader && next.hidingHeader,
    fixedSider: !isTop && next.menuAt === before.menuAt && next.fixedSider,
  }
}

const kinds: { readonly [K in keyof Layout]: (value: unknown) => boolean } = {
  accent: isAccent,
  menuTheme: (value) => value === 'dark' || value === 'light',
  menuAt: (value) => value === 'side' || value === 'top',
  folded: (value) => typeof value === 'boolean',
  foldedGroups: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  width: (value) => value === 'fixed' || value === 'fluid',
  fixedHeader: (value) => typeof value === 'boolean',
  hidingHeader: (value) => typeof value === 'boolean',
  fixedSider: (value) => typeof value === 'boolean',
  tabs: (value) => typeof value === 'boolean',
}

/** The layout that was kept, whatever is wrong with it. `folded`: what a release before kept by itself. */
export function layoutFrom(kept: unknown, folded = false): Layout {
  const found = Object.entries(kinds).filter(([name, isOne]) => isOne((kept as Partial<Layout> | undefined | null)?.[name as keyof Layout]))
  const known = Object.fromEntries(found.map(([name]) => [name, (kept as Layout)[name as keyof Layout]]))
  const whole: Layout = { ...usualLayout, folded, ...known }
  return arranged(whole, {})
}

export const useLayout = create<Layout>()(() => layoutFrom(recall('LAYOUT'), recall('SIDEBAR_TYPE') === 'folded'))

/** Pixels the menu at the side takes. */
const [open, folded] = [223, 80]

const failed = label('主题更新失败', 'Failed to update theme')

/** What of a layout the page shows before its first script: its colours, and where its menu will be. */
function firstLooks(layout: Layout): string {
  const isTop = layout.menuAt === 'top'
  const ground = layout.menuTheme === 'light' ? 'var(--card)' : '#001529'
  const shape = `:root{--menu-width:${isTop ? 0 : layout.folded ? folded : open}px;--menu-ground:${ground}${isTop ? `;--bar-ground:${ground}` : ''}}`
  return shape + sheetOf(layout.accent)
}

/** Has the page look so, now and before the first script of its next visit (`first-shape.ts`). */
export function wearLayout(): void {
  try {
    const text = firstLooks(useLayout.getState())
    const sheet =
      document.getElementById('looks') ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'looks' }))
    if (sheet.textContent !== text) sheet.textContent = text
    if (recall('LOOKS') !== text) keep('LOOKS', text, null)
  } catch {
    toast(sayIn(currentLanguage(), failed), { tone: 'bad' })
  }
}

/** Changes the layout on this device, at once and for good. */
export function arrange(change: Partial<Layout>): void {
  const next = arranged(useLayout.getState(), change)
  keep('LAYOUT', next, null)
  useLayout.setState(next)
  wearLayout()
}
