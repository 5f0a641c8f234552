import { noticeAddress } from '../../contract/push'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import type { MenuRoute } from './menu'
import { nounOf } from './noun-of'

/** Where a row of a noun opens: own notices have a place of their own, for everybody; the rows of all others open in their lists. */
export function addressIn(noun: string, routes: readonly MenuRoute[]): ((id: string) => string) | undefined {
  if (noun === AnnouncementSend.name) return noticeAddress
  const route = routes.find(({ component }) => nounOf(component) === noun)
  return route && ((id) => `${route.path}?open=${encodeURIComponent(id)}`)
}
