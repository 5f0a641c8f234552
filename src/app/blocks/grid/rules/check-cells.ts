import type { Label } from '../../../../contract/label'
import type { GridColumn } from '../column'
import { type CellRule, cellText, filled, type HandlerAnswer, isEmptyCell, isUnique } from './cell-rule'
import { patternOf } from './patterns'
import { ruleWords } from './words'

/** A row as checks see it. */
export type CheckedRow = { readonly id: string; readonly values: Readonly<Record<string, unknown>> }
/** What is wrong with one cell, in the person's words. */
export type CellFailure = { readonly rowId: string; readonly key: string; readonly message: string }
type Say = (words: Label, values?: Readonly<Record<string, string>>) => string

/** How often each value stands in a column; asked for once, however many rows there are. */
type Counts = () => ReadonlyMap<string, number>

function countsOf(rows: readonly CheckedRow[], key: string): Counts {
  let counts: Map<string, number> | undefined
  return () => {
    if (counts) return counts
    counts = new Map()
    for (const { values } of rows) {
      if (isEmptyCell(values[key])) continue
      const text = cellText(values[key])
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
    return counts
  }
}

const outcome = (answer: HandlerAnswer) => (typeof answer === 'boolean' ? { ok: answer } : answer)

type Check = (row: CheckedRow) => { readonly ok: boolean; readonly message?: string } | Promise<{ ok: boolean; message?: string }>

function checkOf(rule: CellRule, key: string, counts: Counts): Check {
  if (isUnique(rule)) return ({ values }) => ({ ok: isEmptyCell(values[key]) || counts().get(cellText(values[key])) === 1 })
  if ('required' in rule) return ({ values }) => ({ ok: !isEmptyCell(values[key]) })
  if ('pattern' in rule) {
    const fits = patternOf(rule.pattern)
    return ({ values }) => ({ ok: isEmptyCell(values[key]) || fits(cellText(values[key])) })
  }
  if ('handler' in rule) {
    const { handler } = rule
    return ({ values }) => {
      const answer = handler({ key, value: values[key], row: values })
      return answer instanceof Promise ? answer.then(outcome) : outcome(answer)
    }
  }
  return () => ({ ok: true })
}

/** What is said where a rule has no words of its own. */
const plainWords = (rule: CellRule): Label =>
  isUnique(rule) ? ruleWords.unique : 'required' in rule ? ruleWords.required : 'pattern' in rule ? ruleWords.pattern : ruleWords.handler

/**
 * The checks of one column over the rows as they stand now. Rules run in their order, and the first that fails is what is said; those that
 * ask somebody else are waited for. Made anew when rows change.
 */
export function columnChecks(column: GridColumn, rows: readonly CheckedRow[], say: Say) {
  const { key, validateRules = [], defaultValue } = column
  const counts = countsOf(rows, key)
  const title = say(column.title)
  const checks = validateRules.map((rule) => ({ rule, check: checkOf(rule, key, counts) }))
  const told = (rule: CellRule, own?: string) => filled(own ?? rule.message ?? say(plainWords(rule)), { title, key, defaultValue })
  const failed = (row: CheckedRow, rule: CellRule, own?: string): CellFailure => ({ rowId: row.id, key, message: told(rule, own) })
  // Waited for only where a check asks somebody else: with a wait a cell, many rows would take twice as long.
  const from = (row: CheckedRow, first: number): CellFailure | undefined | Promise<CellFailure | undefined> => {
    for (let at = first; at < checks.length; at++) {
      const { rule, check } = checks[at] as (typeof checks)[number]
      const answer = check(row)
      if (answer instanceof Promise) return answer.then(({ ok, message }) => (ok ? from(row, at + 1) : failed(row, rule, message)))
      if (!answer.ok) return failed(row, rule, answer.message)
    }
    return undefined
  }
  return (row: CheckedRow) => from(row, 0)
}

/** Every cell of every row that fails, row by row. Costs a step a cell, unique columns too. */
export async function checkRows(columns: readonly GridColumn[], rows: readonly CheckedRow[], say: Say): Promise<readonly CellFailure[]> {
  const checks = columns.filter(({ validateRules }) => validateRules?.length).map((column) => columnChecks(column, rows, say))
  const failures: CellFailure[] = []
  for (const row of rows) {
    for (const check of checks) {
      const found = check(row)
      const failure = found instanceof Promise ? await found : found
      if (failure) failures.push(failure)
    }
  }
  return failures
}
