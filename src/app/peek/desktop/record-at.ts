import type { MenuRoute } from '../../shell/menu'
import { nounOf } from '../../shell/noun-of'

/** The record a link leads to: a row that its address opens in the screen of a noun. */
export function recordAt(href: string, routes: readonly MenuRoute[]): { readonly noun: string; readonly id: string } | undefined {
  const { pathname, searchParams } = new URL(href, window.location.href)
  const id = searchParams.get('open')
  const noun = nounOf(routes.find(({ path }) => path === pathname)?.component ?? '')
  return noun && id && id !== 'new' ? { noun, id } : undefined
}
