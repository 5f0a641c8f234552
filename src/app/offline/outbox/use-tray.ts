import { steady } from '../steady'
import { useFollowed } from '../view/use-followed'
import { readTray, type Tray } from './tray'

/** What waits, what is parked and what is held, as it changes. Undefined while loading. */
export const useTray = (): Tray | undefined => useFollowed('tray', ({ db, catalogue }) => steady(db, () => readTray(db, catalogue)))
