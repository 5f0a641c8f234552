import { steady } from '../steady'
import { useFollowed } from '../view/use-followed'
import { type ConflictCentre, readConflictCentre } from './conflict-centre'

/** What waits, what is parked and what is held, as it changes. Undefined while loading. */
export const useConflictCentre = (): ConflictCentre | undefined =>
  useFollowed('tray', ({ db, catalogue }) => steady(db, () => readConflictCentre(db, catalogue)))
