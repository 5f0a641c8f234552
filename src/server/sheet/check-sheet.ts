import type { Problem, Problems } from '../../contract/check'
import type { ErrorCode } from '../../contract/error'
import { type Label, label } from '../../contract/label'
import {
  type AddedRow,
  type CellProblem,
  type CheckedLine,
  type CheckedSheet,
  mostTogether,
  type PortionDone,
  type SheetPortion,
} from '../../contract/sheet/checked-sheet'
import type { SheetPart } from '../../contract/sheet/sheet-template'
import type { Settled } from '../../contract/sync/exchange'
import { openChoiceNames } from '../excel/choice-names'
import { type Wanted, writeWhole } from '../resource/write'
import { type PlannedLine, type PlannedRow, planLines } from './plan-lines'
import { type FoundProblem, type ReadSheet, readLines, type SheetUse } from './read-lines'

/** Most choices that are told beside a problem. */
const mostAllowed = 30
const wholeLine = label('整行', 'The whole line')

/** How an op ended that is not to stand. */
class Undone extends Error {
  readonly settled: readonly Settled[]
  constructor(settled: readonly Settled[]) {
    super('undone')
    this.settled = settled
  }
}

/** Ops as they go: a row that several lines share is added once. */
const opsOf = (rows: readonly PlannedRow[]): PlannedRow[] => [
  ...new Map(rows.map((row) => [`${row.noun} ${row.key} ${row.verb}`, row])).values(),
]

/** Does changes and answers how each ended; they stand where all were accepted, and `isMeant`. */
async function tryOut({ engine, person }: SheetUse, rows: readonly PlannedRow[], isMeant: boolean): Promise<readonly Settled[]> {
  const wanted: Wanted[] = rows.map(({ part: _, ...row }) => row)
  try {
    return await writeWhole(engine, person, wanted, async (_batch, settled) => {
      if (!isMeant || settled.some(({ outcome }) => outcome !== 'applied')) throw new Undone(settled)
    })
  } catch (error) {
    if (error instanceof Undone) return error.settled
    throw error
  }
}

/** What is wrong with rows that were tried, at fields of their parts. */
function problemsAt(rows: readonly PlannedRow[], settled: readonly Settled[]): FoundProblem[] {
  const found = settled.flatMap((one, at): FoundProblem[] => {
    const row = rows[at]
    if (!row || one.outcome === 'applied') return []
    const { part } = row
    if (one.outcome === 'conflict') return [{ part, field: '', problem: { code: 'record.held' } }]
    const fields = Object.entries((one.problems ?? {}) as Problems)
    if (fields.length > 0) return fields.map(([field, problem]) => ({ part, field, problem }))
    const whole: Problem = { code: (one.code ?? 'server.failed') as ErrorCode, ...(one.values && { values: { ...one.values } }) }
    return [{ part, field: '', problem: whole }]
  })
  // What refers to a row that was refused lacks it: that is nothing to be put right.
  const own = found.filter(({ part, field }) => !Object.hasOwn(part.refers ?? {}, field))
  return own.length > 0 ? own : found
}

type Told = { readonly use: SheetUse; readonly read: ReadSheet; readonly allowed: (dict: string) => readonly Label[] }

/** The field a problem is shown at: its own, the one it was copied from, or one the template names for it. */
function shownAt({ use: { template } }: Told, part: SheetPart, field: string): readonly [part: SheetPart, field: string] {
  if (part.columns.some((column) => column.field === field)) return [part, field]
  const at = part.saidAt?.[field]
  if (at !== undefined) return [part, at]
  const [from, of] = part.copies?.[field] ?? part.copies?.[field.split('.')[0] ?? ''] ?? []
  const other = template.parts.find(({ name }) => name === from)
  return other && of ? [other, of] : [part, field.split('.')[0] ?? '']
}

function cellProblem(told: Told, cells: readonly string[], { part, field, problem }: FoundProblem): CellProblem {
  const [shown, name] = shownAt(told, part, field)
  const column = told.read.columns.find((one) => one.part === shown && one.field === name)
  const dict = column?.facts.dict
  return {
    column: column?.at ?? -1,
    heading: column?.label ?? shown.resource.fields[name]?.label ?? wholeLine,
    value: cells[column?.at ?? -1] ?? '',
    code: problem.code,
    ...(problem.values && { values: problem.values }),
    ...(dict && problem.code === 'field.choice' && { allowed: told.allowed(dict) }),
  }
}

function checkedLine(told: Told, planned: PlannedLine, tried: readonly FoundProblem[]): CheckedLine {
  const { line, cells, rows, isNew } = planned
  const found = [...planned.problems, ...tried].map((one) => cellProblem(told, cells, one))
  const problems = [...new Map(found.map((one) => [`${one.column} ${one.code} ${one.column < 0 ? one.heading.zh : ''}`, one])).values()]
  const outcome = problems.length > 0 ? 'wrong' : rows.length === 0 ? 'same' : isNew ? 'new' : 'changed'
  const [first] = told.use.template.parts
  const title = told.read.columns.find(({ part, field }) => part === first && field === first.resource.title)
  return { line, cells, outcome, title: cells[title?.at ?? -1] ?? '', problems }
}

async function understand(use: SheetUse, portion: SheetPortion, isLook: boolean): Promise<{ told: Told; planned: PlannedLine[] }> {
  const read = await readLines(use, portion)
  const { engine, person } = use
  const [zh, en] = await Promise.all([engine.dictionaries.texts(person.tenant, 'zh-CN'), engine.dictionaries.texts(person.tenant, 'en')])
  const { nameOf } = openChoiceNames([zh, en])
  const allowed = (dict: string) =>
    [...(zh.get(dict) ?? [])]
      .slice(0, mostAllowed)
      .map(([value, text]) => label(nameOf(dict, value, text), nameOf(dict, value, en.get(dict)?.get(value) ?? text)))
  return { told: { use, read, allowed }, planned: await planLines(use, read, isLook) }
}

/** What rules say against lines: of many at once, and of each by itself where one of those is refused. */
async function tryLines(use: SheetUse, lines: readonly PlannedLine[]): Promise<Map<PlannedLine, readonly FoundProblem[]>> {
  const found = new Map<PlannedLine, readonly FoundProblem[]>()
  for (let at = 0; at < lines.length; at += mostTogether) {
    const some = lines.slice(at, at + mostTogether)
    const together = opsOf(some.flatMap(({ rows }) => rows))
    const settled = await tryOut(use, together, false)
    const refused = new Set(together.flatMap(({ noun, key }, place) => (settled[place]?.outcome === 'applied' ? [] : [`${noun} ${key}`])))
    for (const line of some.filter(({ rows }) => rows.some(({ noun, key }) => refused.has(`${noun} ${key}`)))) {
      const rows = opsOf(line.rows)
      found.set(line, problemsAt(rows, await tryOut(use, rows, false)))
    }
  }
  return found
}

/**
 * Looks what a sheet would do: every line is done by the rules of every noun in a transaction that is undone, and nothing is written. What is
 * wrong with cells by themselves is told of all of a line at once, what rules say against it where nothing else is wrong. `asked`: the one
 * line that is answered; the others say what stands twice.
 */
export async function checkSheet(use: SheetUse, portion: SheetPortion, asked?: number): Promise<CheckedSheet> {
  const { told, planned: all } = await understand(use, portion, true)
  const planned = asked === undefined ? all : all.filter(({ line }) => line === asked)
  const sound = planned.filter((line) => line.problems.length === 0 && line.rows.length > 0)
  const tried = await tryLines(use, sound)
  const lines = planned.map((line) => checkedLine(told, line, tried.get(line) ?? []))
  const known = new Set(told.read.columns.map(({ at }) => at))
  return { headings: portion.headings, unknown: portion.headings.filter((heading, at) => heading !== '' && !known.has(at)), lines }
}

/** Writes lines, all or none. Where one is refused, all say why or that they are well, and nothing is written. */
export async function bringLines(use: SheetUse, portion: SheetPortion): Promise<PortionDone> {
  const { told, planned } = await understand(use, portion, false)
  if (planned.some(({ problems }) => problems.length > 0)) return { added: [], lines: planned.map((line) => checkedLine(told, line, [])) }
  const rows = opsOf(planned.flatMap((line) => line.rows))
  const settled = rows.length > 0 ? await tryOut(use, rows, true) : []
  const refused = problemsAt(rows, settled)
  if (refused.length === 0) return { added: addedBy(rows), lines: [] }
  const ofLine = (line: PlannedLine) =>
    problemsAt(
      rows.filter((row) => line.rows.includes(row)),
      settled.filter((_, at) => line.rows.some((row) => row === rows[at])),
    )
  return { added: [], lines: planned.map((line) => checkedLine(told, line, ofLine(line))) }
}

const addedBy = (rows: readonly PlannedRow[]): AddedRow[] =>
  rows.filter(({ verb }) => verb === 'add').map(({ noun, key }) => ({ noun, id: key }))
