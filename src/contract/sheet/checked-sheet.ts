import type { Label } from '../label'

/** First part of the calls about sheets people fill in; the name of the template follows. */
export const sheetPath = '/sys/sheet'
/** First part of the calls about the sheet every noun has; the noun follows. */
export const nounSheetPath = '/sys/noun-sheet'
/** Most lines that are written at once: all of them, or none. */
export const mostTogether = 20
/** Most lines of the sheet of a noun that are looked at in one call, and written at once. */
export const mostOfNoun = 200

/** What would become of a line, or why nothing can. */
export const lineOutcomes = ['new', 'changed', 'same', 'wrong'] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** What is wrong with a cell. `column`: its place in the line, -1 where the sheet lacks the column. */
export type CellProblem = {
  readonly column: number
  readonly heading: Label
  /** What stands there. */
  readonly value: string
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
  /** What may stand there, where it is one of a list. */
  readonly allowed?: readonly Label[]
}

/** A line of a sheet as it was read. `line`: its place in the sheet as people see it, from 1 on. */
export type SheetLine = { readonly line: number; readonly cells: readonly string[] }
export type CheckedLine = SheetLine & {
  readonly outcome: LineOutcome
  /** What the line is about, in words. */
  readonly title: string
  readonly problems: readonly CellProblem[]
}

/** A sheet that was looked at: nothing of it is written. `unknown`: headings nobody reads. */
export type CheckedSheet = {
  readonly headings: readonly string[]
  readonly unknown: readonly string[]
  readonly lines: readonly CheckedLine[]
}

/** Lines to be written, under the headings of their sheet. */
export type SheetPortion = { readonly headings: readonly string[]; readonly lines: readonly SheetLine[] }

/** A row that was added by an import. */
export type AddedRow = { readonly noun: string; readonly id: string }
/** What became of lines that were to be written: `added` where all were, else `lines` say why none was. */
export type PortionDone = { readonly added: readonly AddedRow[]; readonly lines: readonly CheckedLine[] }

/** A sheet as it was read, its lines some at a time: nothing of it was looked at yet. */
export type RawSheet = { readonly headings: readonly string[]; readonly parts: readonly (readonly SheetLine[])[] }

/** What is told of a template to whoever is to fill it in. */
export type ToldTemplate = { readonly name: string; readonly label: Label; readonly about: Label; readonly headings: readonly Label[] }
/** The same of the sheet of a noun. `unique`: columns in which no two lines may say the same. */
export type ToldNounSheet = ToldTemplate & { readonly unique: readonly Label[] }
