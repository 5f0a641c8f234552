import { recall } from '../session/storage'

/** Grey blocks in the place of a screen that is still coming. */
export const blocks = 6

/** Whether the menu of a desktop shows its pictures only. */
export const isMenuFolded = (): boolean => recall<string>('SIDEBAR_TYPE') === 'folded'
