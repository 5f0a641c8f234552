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
  'what had been emptied and came back with a removed row was overwritten by the one who brought it back': {
    without: 510_726_954,
    steps: [
      [0, 1, 4, 0],
      [22, 1, 4, 0],
      [34, 1, 0, 1],
      [13, 2, 1, 0],
      [34, 2, 0, 0],
      [29, 2, 0, 0],
      [8, 0, 1, 0],
      [112, 2, 0, 0],
      [0, 0, 0, 0],
    ],
  },
  "what an op of before a restore said again was its author's from then on, who then overwrote whoever had confirmed it": {
    without: 423_650_304,
    steps: [
      [52, 1, 0, 0],
      [0, 1, 0, 0],
      [94, 0, 0, 0],
      [0, 1, 0, 0],
      [52, 1, 0, 0],
      [52, 1, 0, 0],
      [52, 0, 0, 0],
      [8, 1, 0, 4],
      [0, 0, 0, 0],
    ],
  },
  'who had said before a restore what stands there was overwritten unasked': {
    without: 23_594_338,
    steps: [
      [0, 2, 5, 0],
      [98, 2, 5, 1],
      [30, 2, 0, 1],
      [120, 0, 0, 0],
      [89, 0, 0, 0],
      [30, 2, 0, 0],
      [42, 2, 0, 8],
      [0, 0, 5, 0],
    ],
  },
  // The ledger was wrong: whoever has no value of a field knows it as every new row has it.
  'a removal of before a restore was held against a value every new row has': {
    without: 4,
    steps: [
      [52, 2, 0, 0],
      [8, 2, 0, 0],
      [25, 2, 0, 1],
      [36, 2, 0, 0],
      [106, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  },
  'what nobody had said was overwritten unasked after somebody had said it': {
    without: 0,
    steps: [
      [57, 2, 0, 0],
      [111, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 2, 0, 0],
      [57, 1, 0, 0],
      [22, 1, 5, 10],
      [57, 2, 0, 0],
      [57, 2, 0, 0],
      [8, 2, 0, 4],
      [0, 0, 0, 0],
    ],
  },
}
