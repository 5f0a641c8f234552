import { attendanceRate } from './attendance-rate'
import { isBegun } from './sheet/begun-sheet'
import type { RollCall, RollChild, RollRecord } from './sheet/roll-call'
import { type SheetFigures, tallyOfSheet } from './sheet/sheet-figures'
import { isOpenSheet, type SheetState, sheetState } from './sheet/sheet-state'
import { sumOfTallies, type Tally } from './sheet/tally'

type Sheet = SheetFigures & {
  readonly status: string | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
}

/**
 * How one class stands today. `state` is undefined while nobody has begun; `rate` is said once the sheet is out, in percent. `figures` is
 * undefined where this device has neither the children of the class nor a sheet the server has counted.
 */
export type ClassLine = {
  readonly id: string
  readonly name: string
  readonly state: SheetState | undefined
  readonly figures: Tally | undefined
  readonly rate: number | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  /** Names of the absent children nobody has reached, as far as they are known here. */
  readonly names: readonly string[]
}

type Named = RollChild & { readonly name: string }
/** `roll` is undefined for whoever counts heads without knowing children. */
export type ClassDay = {
  readonly id: string
  readonly name: string
  readonly sheet: Sheet | undefined
  readonly roll: RollCall<Named, RollRecord> | undefined
}

/**
 * The figures of a class: from its children and marks, this device's unsent ones included, by whoever knows them; by everybody else as the
 * server counted the same rows into the sheet.
 */
export const figuresOf = ({ sheet, roll }: Pick<ClassDay, 'sheet' | 'roll'>): Tally | undefined => roll?.counts ?? tallyOfSheet(sheet)

function lineOf(given: ClassDay): ClassLine {
  const { id, name, sheet, roll } = given
  const figures = figuresOf(given)
  const state = sheetState(sheet)
  const isOut = !isOpenSheet(state)
  const names = roll?.tiles.filter(({ mark }) => mark === 'U' || (isOut && mark === undefined)).map((tile) => tile.child.name) ?? []
  return {
    id,
    name,
    state: isBegun(state, figures) ? state : undefined,
    figures,
    rate: isOut && figures ? attendanceRate(figures) : null,
    submittedBy: isOut ? (sheet?.submittedBy ?? null) : null,
    submittedAt: isOut ? (sheet?.submittedAt ?? null) : null,
    names,
  }
}

const urgency = ({ state }: ClassLine): number => (state === undefined ? 0 : isOpenSheet(state) ? 1 : 2)

/** The classes of a day: who has not begun first, then who is at it, then who has submitted; otherwise in the order given. */
export const todayLines = (classes: readonly ClassDay[]): ClassLine[] => classes.map(lineOf).sort((one, two) => urgency(one) - urgency(two))

/** All classes together, and apart from them those whose sheet is out: only for these is there a rate. */
export type DaySum = {
  readonly figures: Tally
  readonly done: { readonly classes: number; readonly figures: Tally; readonly rate: number | null }
}

const sum = (lines: readonly ClassLine[]): Tally => sumOfTallies(lines.flatMap((line) => line.figures ?? []))

export function sumOf(lines: readonly ClassLine[]): DaySum {
  const done = lines.filter((line) => line.state !== undefined && !isOpenSheet(line.state))
  const figures = sum(done)
  return { figures: sum(lines), done: { classes: done.length, figures, rate: attendanceRate(figures) } }
}
