import type { MenuRoute } from '../shell/menu'
import type { Notice } from './notice'

/** What opening a notice leads to: a page of this app, one of elsewhere that a person goes to by a tap of their own, or its text. */
export type Destination = { readonly page: string } | { readonly outside: string } | 'text'

const withRecord = (path: string, busId: string | null | undefined) =>
  busId && !path.includes('?') ? `${path}?open=${encodeURIComponent(busId)}` : path

/** Where a notice leads somebody with these routes. A page they do not have, and an address that is a program, lead to the text. */
export function destinationOf(notice: Pick<Notice, 'openType' | 'openPage' | 'busId'>, routes: readonly MenuRoute[]): Destination {
  const wanted = (notice.openPage ?? '').trim()
  if (!wanted || (notice.openType !== 'url' && notice.openType !== 'component')) return 'text'
  if (/^https?:\/\/[^/]/i.test(wanted)) return { outside: wanted }
  const path = wanted.replace(/^\//, '').split(/[?#]/)[0]
  const route = routes.find((one) => one.component === wanted || one.path === `/${path}`)
  if (!route) return 'text'
  return { page: withRecord(route.component === wanted ? route.path : `/${wanted.replace(/^\//, '')}`, notice.busId) }
}

/**
 * What a button that opens a notice is announced to open: its text lies in a sheet, and one that leads to a page of this app opens none.
 */
export function popupOf(notice: Parameters<typeof destinationOf>[0], routes: readonly MenuRoute[]): 'dialog' | undefined {
  const destination = destinationOf(notice, routes)
  return typeof destination === 'object' && 'page' in destination ? undefined : 'dialog'
}
