import { attendanceRate } from '../attendance-rate'
import type { RollCall, RollChild, RollRecord } from '../roll-call'
import { isOpenSheet, type SheetState, sheetState } from '../sheet-state'

/** The figures of a class or of all of them. `unknown` holds whoever is not marked as well. */
export type Figures = {
  readonly expected: number
  readonly present: number
  readonly sick: number
  readonly leave: number
  readonly unknown: number
}
type Sheet = {
  readonly status: string | null
  readonly expected: number | null
  readonly present: number | null
  readonly sickAbs: number | null
  readonly leaveAbs: number | null
  readonly unknownAbs: number | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
}

/** How one class stands today. `state` is undefined while nobody has begun; `rate` is said once the sheet is out, in percent. */
export type ClassLine = {
  readonly id: string
  readonly name: string
  readonly state: SheetState | undefined
  readonly figures: Figures
  readonly rate: number | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  /** Absent children nobody has reached: how many, and their names as far as they are known here. */
  readonly notReached: number
  readonly names: readonly string[]
}

type Named = RollChild & { readonly name: string }
type Given = { readonly id: string; readonly name: string; readonly sheet: Sheet | undefined; readonly roll: RollCall<Named, RollRecord> }

// A sheet made on this device a moment ago has not been counted by the server yet.
function figuresOf({ sheet, roll: { counts } }: Given): Figures {
  if (!sheet || typeof sheet.expected !== 'number') {
    return {
      expected: counts.expected,
      present: counts.present,
      sick: counts.sick,
      leave: counts.leave,
      unknown: counts.unknown + counts.unmarked,
    }
  }
  const { expected, present, sickAbs, leaveAbs, unknownAbs } = sheet
  return { expected, present: present ?? 0, sick: sickAbs ?? 0, leave: leaveAbs ?? 0, unknown: unknownAbs ?? 0 }
}

function lineOf(given: Given): ClassLine {
  const { id, name, sheet, roll } = given
  const figures = figuresOf(given)
  const isBegun = sheet !== undefined || roll.tiles.some((tile) => tile.record)
  const isOut = sheet !== undefined && !isOpenSheet(sheetState(sheet))
  const names = roll.tiles.filter((tile) => tile.mark === 'U').map((tile) => tile.child.name)
  return {
    id,
    name,
    state: isBegun ? sheetState(sheet) : undefined,
    figures,
    rate: isOut ? attendanceRate(figures) : null,
    submittedBy: isOut ? (sheet?.submittedBy ?? null) : null,
    submittedAt: isOut ? (sheet?.submittedAt ?? null) : null,
    notReached: Math.max(names.length, isOut ? figures.unknown : 0),
    names,
  }
}

const urgency = ({ state }: ClassLine): number => (state === undefined ? 0 : isOpenSheet(state) ? 1 : 2)

/** The classes of a day: who has not begun first, then who is at it, then who has submitted; otherwise in the order given. */
export const todayLines = (classes: readonly Given[]): ClassLine[] => classes.map(lineOf).sort((one, two) => urgency(one) - urgency(two))

export type DaySum = { readonly figures: Figures; readonly rate: number | null; readonly done: number; readonly notReached: number }

const sum = (lines: readonly ClassLine[], figure: keyof Figures): number => lines.reduce((total, line) => total + line.figures[figure], 0)

/** All classes together. The rate is that of the classes that have submitted. */
export function sumOf(lines: readonly ClassLine[]): DaySum {
  const done = lines.filter((line) => line.state !== undefined && !isOpenSheet(line.state))
  const total = (figure: keyof Figures) => sum(lines, figure)
  return {
    figures: {
      expected: total('expected'),
      present: total('present'),
      sick: total('sick'),
      leave: total('leave'),
      unknown: total('unknown'),
    },
    rate: attendanceRate({ present: sum(done, 'present'), expected: sum(done, 'expected') }),
    done: done.length,
    notReached: lines.reduce((count, line) => count + line.notReached, 0),
  }
}
