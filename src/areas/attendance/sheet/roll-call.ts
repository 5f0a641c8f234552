import { type ClassTime, isInClass, type Pupil } from '../in-class'
import { isMark, type Mark } from '../mark/mark'
import { type Leave, leaveOn, proposedMark } from '../mark/proposed-mark'
import { type SheetState, sheetState } from './sheet-state'
import { type Tally, tally } from './tally'

/** What is looked at of a child and of a record. Whatever else they carry comes back with the tile. */
export type RollChild = Pupil & { readonly studentNo: string; readonly quarantineUntil?: string | null }
export type RollRecord = { readonly childId: string; readonly date: string; readonly classId: string; readonly status: string }

/** One child of the roll. `mark` is saved; `proposed` is only offered, and only while there is no mark. */
export type Tile<C extends RollChild = RollChild, R extends RollRecord = RollRecord> = {
  readonly child: C
  readonly record: R | undefined
  readonly mark: Mark | undefined
  readonly proposed: Mark | undefined
  readonly leave: Leave | undefined
  readonly isQuarantined: boolean
}

export type RollCall<C extends RollChild = RollChild, R extends RollRecord = RollRecord> = {
  readonly date: string
  readonly classId: string
  readonly tiles: readonly Tile<C, R>[]
  readonly counts: Tally
  readonly state: SheetState
  /** When the sheet was handed in, if it was. */
  readonly submittedAt: string | null
}

type Given<C extends RollChild, R extends RollRecord> = {
  readonly date: string
  readonly classId: string
  readonly children: readonly C[]
  readonly enrolments: readonly ClassTime[]
  readonly records: readonly R[]
  readonly leaves: readonly Leave[]
  readonly sheet?: { readonly status: string | null; readonly submittedAt?: string | null }
}

function tileOf<C extends RollChild, R extends RollRecord>(child: C, record: R | undefined, given: Given<C, R>): Tile<C, R> {
  const leave = leaveOn(given.leaves, child.id, given.date)
  const isQuarantined = (child.quarantineUntil ?? '') >= given.date
  const mark = isMark(record?.status) ? record.status : undefined
  return { child, record, mark, proposed: mark ? undefined : proposedMark(isQuarantined, leave), leave, isQuarantined }
}

/** By child number, and by id where two have none. */
export const inOrder = (one: RollChild, two: RollChild) =>
  one.studentNo < two.studentNo ? -1 : one.studentNo > two.studentNo ? 1 : one.id < two.id ? -1 : 1

/**
 * The roll of a class on a day: everybody expected, and everybody marked there, by child number, so that no tile moves
 * when it is tapped. A saved mark is always shown as it was saved. A child marked in another class that day stands there.
 */
export function rollCall<C extends RollChild, R extends RollRecord>(given: Given<C, R>): RollCall<C, R> {
  const { date, classId, enrolments } = given
  const recordOf = new Map(given.records.filter((record) => record.date === date).map((record) => [record.childId, record]))
  const tiles = given.children
    .filter((child) => {
      const record = recordOf.get(child.id)
      return record ? record.classId === classId : isInClass(child, enrolments, classId, date)
    })
    .sort(inOrder)
    .map((child) => tileOf(child, recordOf.get(child.id), given))
  const state = sheetState(given.sheet)
  const marks = tiles.map((tile) => tile.mark)
  return { date, classId, tiles, counts: tally(marks, state), state, submittedAt: given.sheet?.submittedAt ?? null }
}
