import type { Schedule } from './schedule'

/** Schedules that once broke a rule, with what was wrong then. Add the counterexample a failing run prints. */
export const pinned: Readonly<Record<string, Schedule>> = {
  'an edit after an addition to an unseen value overwrote that value': {
    without: 0,
    steps: [
      [30, 0, 0, 2],
      [0, 2, 0, 0],
      [57, 2, 0, 0],
      [0, 0, 0, 0],
    ],
  },
  'a row added over an unseen removal came to life empty': {
    without: 0,
    steps: [
      [0, 0, 0, 0],
      [41, 0, 0, 0],
      [0, 1, 0, 0],
    ],
  },
  'a second removal of a row brought it to life empty': {
    without: 0,
    steps: [
      [0, 0, 0, 0],
      [41, 0, 0, 0],
      [41, 1, 0, 0],
      [0, 1, 0, 0],
    ],
  },
  'an edit made while a restored server was being read counted in an epoch its author had seen nothing of': {
    without: 0,
    steps: [
      [8, 1, 0, 0],
      [57, 1, 0, 0],
      [111, 0, 0, 0],
      [0, 1, 4, 0],
      [0, 0, 1, 0],
      [30, 1, 4, 0],
      [57, 1, 0, 0],
      [0, 1, 4, 0],
      [0, 0, 0, 0],
    ],
  },
  // The ledger was wrong: it took the empty fields of a row that a decision had added anew for those of the row removed before.
  'an edit of a field left empty by whoever added the row anew was taken for an overwriting of what had been removed': {
    without: 510_726_954,
    steps: [
      [0, 1, 4, 0],
      [22, 1, 4, 0],
      [34, 1, 0, 1],
      [0, 2, 1, 0],
      [34, 2, 0, 0],
      [29, 2, 0, 0],
      [8, 0, 1, 0],
      [112, 2, 0, 0],
      [0, 0, 0, 0],
    ],
  },
}
