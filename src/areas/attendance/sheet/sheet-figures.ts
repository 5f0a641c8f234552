import type { Tally } from './tally'

/** The columns of a sheet that hold its figures, as the server counts them. */
export type SheetFigures = {
  readonly expected: number | null
  readonly present: number | null
  readonly late?: number | null
  /** Absent in sheets that were counted before there was such a column. */
  readonly early?: number | null
  readonly sickAbs: number | null
  readonly leaveAbs: number | null
  readonly unknownAbs: number | null
  readonly quarantine?: number | null
}

/** The figures as a sheet keeps them. Whoever is not called yet is what is left of the expected. */
export const sheetFigures = (counts: Tally) => ({
  expected: counts.expected,
  present: counts.present,
  late: counts.late,
  early: counts.early,
  sickAbs: counts.sick,
  leaveAbs: counts.leave,
  unknownAbs: counts.unknown,
  quarantine: counts.quarantine,
})

/** The figures of a sheet, for whoever may not read its marks. Undefined where the server has not counted it yet. */
export function tallyOfSheet(sheet: SheetFigures | undefined): Tally | undefined {
  if (!sheet || typeof sheet.expected !== 'number') return undefined
  const { expected, present, late, early, sickAbs, leaveAbs, unknownAbs, quarantine } = sheet
  const known = {
    present: present ?? 0,
    late: late ?? 0,
    early: early ?? 0,
    sick: sickAbs ?? 0,
    leave: leaveAbs ?? 0,
    unknown: unknownAbs ?? 0,
    quarantine: quarantine ?? 0,
  }
  const called = known.present + known.sick + known.leave + known.unknown + known.quarantine
  return { expected, ...known, unmarked: Math.max(0, expected - called) }
}
