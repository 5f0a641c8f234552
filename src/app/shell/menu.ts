import type { Language } from '../../contract/label'
import type { MenuItem } from '../session/person'
import { homePath } from './guard'

/** One way the app can go, from the server's menu. */
export type MenuRoute = {
  readonly path: string
  readonly component: string
  readonly title: { readonly zh: string; readonly en: string }
  readonly icon: string
  /** Another path this one stands for. */
  readonly redirect?: string
  /** Address to show in a frame or to open outside, as the menu has it: what it asks for is still to be filled in (`placeholders.ts`). */
  readonly url?: string
  readonly outside: boolean
  /** Titles and paths from the top of the menu down to here. */
  readonly trail: readonly { readonly path: string; readonly title: { readonly zh: string; readonly en: string } }[]
  /** It is no line of the menu: a tab of another screen, one of the records, or a page without any. */
  readonly hidden?: boolean
  /** Address of the screen whose tab it is, and its place among the tabs. */
  readonly tabOf?: string
  readonly order?: number
  /** Its place in the bar at the foot of a touch screen, and what it is called there. */
  readonly place?: number
  readonly short?: { readonly zh: string; readonly en: string }
  /** It is shown in place of home. */
  readonly lands?: boolean
}

/** One line of the drawn menu. */
export type MenuNode = Pick<MenuRoute, 'path' | 'title' | 'icon' | 'outside' | 'url' | 'lands'> & { readonly children: readonly MenuNode[] }

const titleOf = (item: MenuItem) => ({ zh: item.meta.titleZh || item.meta.title, en: item.meta.titleEn || item.meta.title })
const isButton = (item: MenuItem) => item.type === '2'
/** An address without a route of its own can only be opened outside. */
const isOutside = (item: MenuItem) => item.meta.internalOrExternal === true || (item.route === '0' && Boolean(item.meta.url))
const clean = (path: string) => (path.startsWith('/') ? path : `/${path}`)

function placeIn({ meta: { tabOf, order, place, shortZh, shortEn, lands } }: MenuItem) {
  return { tabOf, order, place, short: shortZh ? { zh: shortZh, en: shortEn || shortZh } : undefined, lands }
}

/** All routes of a menu. Buttons and entries without a route of their own are left out; their children are not. */
export function routesOf(menu: readonly MenuItem[], trail: MenuRoute['trail'] = []): MenuRoute[] {
  return menu
    .filter((item) => !isButton(item))
    .flatMap((item) => {
      const here = [...trail, { path: clean(item.path), title: titleOf(item) }]
      const children = routesOf(item.children ?? [], here)
      if (item.route === '0' || !item.component) return children
      const redirect = item.alwaysShow ? item.path : item.redirect
      const route = {
        path: clean(item.path),
        component: item.component,
        title: titleOf(item),
        icon: item.meta.icon ?? '',
        redirect: redirect && clean(redirect) !== clean(item.path) ? clean(redirect) : undefined,
        url: item.meta.url ?? undefined,
        outside: isOutside(item),
        trail: here,
        hidden: item.hidden === true,
        ...placeIn(item),
      }
      return [route, ...children]
    })
}

/** The menu as it is drawn: no hidden entries, no buttons, no empty groups. */
export function drawnMenu(menu: readonly MenuItem[]): MenuNode[] {
  return menu
    .filter((item) => !isButton(item) && !item.hidden)
    .flatMap((item) => {
      const children = item.alwaysShow ? [] : drawnMenu(item.children ?? [])
      const isGroup = !item.alwaysShow && (item.children?.length ?? 0) > 0
      if (isGroup && children.length === 0) return []
      return [
        {
          path: clean(item.path),
          title: titleOf(item),
          icon: item.meta.icon ?? '',
          outside: isOutside(item),
          url: item.meta.url ?? undefined,
          lands: item.meta.lands,
          children,
        },
      ]
    })
}

/** Lines of the menu that lead somewhere, groups opened up. */
export const leavesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))

/** A containing group has no screen of its own: it only frames its children. */
export const isFrame = (component: string): boolean => component.includes('layouts') && !component.includes('IframePageView')

export const inLanguage = (title: MenuRoute['title'], language: Language): string => (language === 'en' ? title.en : title.zh)

/** The screen somebody is shown in place of home. */
export const landingOf = (routes: readonly MenuRoute[]): MenuRoute | undefined => routes.find(({ lands }) => lands)

/** The component of the screen at an address. */
export const componentAt = (routes: readonly MenuRoute[], path: string): string | undefined =>
  ((path === homePath && landingOf(routes)) || routes.find((route) => route.path === path))?.component
