import { recordsPath } from '../../../contract/menu'
import { noticesPath } from '../../../contract/push'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { outsidePath } from '../guard'

/** Where unsent and clashing edits are looked after. Reachable for everybody, whatever their menu says. */
export const conflictCentrePath = '/tray'
/** Name under which a menu may name the same screen. */
export const conflictCentreComponent = 'sync/tray'
/** Component of a menu entry that stands for the person's own notices, which have a screen of their own at `noticesPath`. */
export const noticesComponent = `noun/${AnnouncementSend.name}`
/** What lies on this device, and how well it is kept. Everybody's. */
export const devicePath = '/device'
/** Below it stands everybody's own account: its centre and its settings. */
export const accountPath = '/account/'
export const centrePath = `${accountPath}center`
export const errorPaths = { '/403': 403, '/404': 404, '/500': 500 } as const
/** Screens of everybody, whatever their menu says; `Screens` draws each. */
export const ownPaths = [recordsPath, conflictCentrePath, devicePath, noticesPath] as const
export const testPath = '/test/home'
/** Addresses outside of any menu; where each leads is said in `other-addresses.ts`. */
export const otherPaths = ['/oauth2-app', outsidePath, '/test', '/dashboard/monitor', testPath] as const
