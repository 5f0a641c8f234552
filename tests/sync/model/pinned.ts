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
}
