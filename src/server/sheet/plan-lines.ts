import { uuidv7 } from 'uuidv7'
import type { Values } from '../../contract/fields/values'
import type { SheetPart, SheetTemplate } from '../../contract/sheet/sheet-template'
import { same } from '../../contract/sync/merge'
import type { Wanted } from '../resource/write'
import { type AlikeRows, openAlikeRows, sameInCell } from './alike-rows'
import { type HouseRow, type HouseRows, openHouseRows } from './house-rows'
import { emptyIn, type FoundProblem, isSaid, type ReadLine, type ReadSheet, type SheetUse } from './read-lines'

/** What is to be done for a row of a part. */
export type PlannedRow = Wanted & { readonly part: SheetPart }
/** A line, and what it comes to. `isNew`: its first part is no row of the house yet. */
export type PlannedLine = ReadLine & { readonly rows: readonly PlannedRow[]; readonly isNew: boolean }

/** A row that an earlier line of the sheet speaks of. */
type Spoken = { readonly line: number; readonly id: string; readonly values: Values; readonly row: PlannedRow | undefined }

const nameOf = (part: SheetPart, wanted: Values): string => `${part.resource.name} ${JSON.stringify(Object.entries(wanted))}`

/** A cell that cannot be read is not empty. */
const isWrongAlready = (problems: readonly FoundProblem[], part: SheetPart, field: string): boolean =>
  problems.some((one) => one.part === part && one.field === field)

/** The ways in which a row can be known by what is said of it. */
const waysOf = ({ known }: SheetPart, said: Values): Values[] =>
  known
    .filter((way) => way.every((field) => isSaid(said[field])))
    .map((way) => Object.fromEntries(way.map((field) => [field, said[field]])))

/** Works out lines one after the other: what earlier ones speak of is known to later ones. */
class Planner {
  readonly #template: SheetTemplate
  readonly #columns: ReadSheet['columns']
  readonly #house: HouseRows
  readonly #alike: AlikeRows
  readonly #spoken = new Map<string, Spoken>()
  readonly #added = new Set<string>()

  constructor(template: SheetTemplate, columns: ReadSheet['columns'], house: HouseRows, alike: AlikeRows) {
    this.#template = template
    this.#columns = columns
    this.#house = house
    this.#alike = alike
  }

  async plan(line: ReadLine): Promise<PlannedLine> {
    const problems: FoundProblem[] = [...line.problems]
    const rows: PlannedRow[] = []
    const ids = new Map<string, string>()
    for (const part of this.#template.parts) {
      const values = line.values.get(part.name)
      if (!values) continue
      const refers = Object.entries(part.refers ?? {}).map(([field, other]) => [field, ids.get(other)] as const)
      const { id, row } = await this.#planRow(part, { ...values, ...Object.fromEntries(refers) }, line.line, problems)
      ids.set(part.name, id)
      if (row) rows.push(row)
    }
    return { ...line, problems, rows, isNew: this.#added.has(ids.get(this.#template.parts[0].name) ?? '') }
  }

  async #planRow(part: SheetPart, said: Values, line: number, problems: FoundProblem[]): Promise<Pick<Spoken, 'id' | 'row'>> {
    const earlier = this.#earlier(part, said, line, problems)
    // Whichever line is written first adds it.
    if (earlier) return earlier
    const found = await this.#found(part, said, problems)
    await this.#checkFree(part, said, found, problems)
    const id = found?.id ?? part.resource.key?.(said) ?? uuidv7()
    if (!found) this.#added.add(id)
    if (!found) problems.push(...emptyIn(this.#columns, part, said).filter(({ field }) => !isWrongAlready(problems, part, field)))
    const row = rowFor(part, said, found, id)
    for (const way of waysOf(part, said)) {
      const name = nameOf(part, way)
      if (!this.#spoken.has(name)) this.#spoken.set(name, { line, id, values: said, row })
    }
    return { id, row }
  }

  /** The row an earlier line speaks of, where several lines may share one, such as a parent of two children. */
  #earlier(part: SheetPart, said: Values, line: number, problems: FoundProblem[]): Spoken | undefined {
    for (const way of waysOf(part, said)) {
      const spoken = this.#spoken.get(nameOf(part, way))
      const [field = ''] = Object.keys(way)
      if (!spoken || spoken.line === line) continue
      if (part === this.#template.parts[0]) {
        problems.push({ part, field, problem: { code: 'sheet.twice', values: { line: spoken.line } } })
        return undefined
      }
      const differs = part.columns.find((column) => isSaid(said[column.field]) && !same(said[column.field], spoken.values[column.field]))
      if (differs) problems.push({ part, field: differs.field, problem: { code: 'sheet.differs', values: { line: spoken.line } } })
      return spoken
    }
    return undefined
  }

  async #found(part: SheetPart, said: Values, problems: FoundProblem[]): Promise<HouseRow | undefined> {
    // Nothing in the house refers to what is only about to be added.
    if (Object.keys(part.refers ?? {}).some((field) => this.#added.has(String(said[field])))) return undefined
    for (const way of waysOf(part, said)) {
      // Of rows of others nothing is said here: that one holds the same is refused as it is everywhere.
      const rows = (await this.#house.find(part.resource, way)).filter(({ isReached }) => isReached)
      const [field = ''] = Object.keys(way)
      if (rows.length > 1) problems.push({ part, field, problem: { code: 'sheet.two-rows' } })
      if (rows[0]) return rows[0]
    }
    const key = part.resource.key?.(said)
    const [keyed] = key === undefined ? [] : (await this.#house.find(part.resource, { id: key })).filter(({ isReached }) => isReached)
    return keyed ?? this.#alike(part, said)
  }

  /** What only one row may hold is held by no other one of the house. */
  async #checkFree(part: SheetPart, said: Values, found: HouseRow | undefined, problems: FoundProblem[]): Promise<void> {
    for (const [field, { unique }] of Object.entries(part.resource.fields)) {
      if (!unique || !isSaid(said[field])) continue
      const others = (await this.#house.find(part.resource, { [field]: said[field] })).filter(({ id }) => id !== found?.id)
      if (others.length > 0) problems.push({ part, field, problem: { code: 'field.taken' } })
    }
  }
}

/** Adds a row, or changes what of it is said otherwise. Cells that are empty say nothing. */
function rowFor(part: SheetPart, said: Values, found: HouseRow | undefined, key: string): PlannedRow | undefined {
  const { resource, fixed = {} } = part
  if (!found) return { part, noun: resource.name, key, verb: 'add', patch: { ...fixed, ...said }, rev: 0 }
  const own = new Set(part.columns.map(({ field }) => field))
  const changed = Object.entries(said).filter(
    ([field, value]) => own.has(field) && isSaid(value) && !sameInCell(found.values[field], value),
  )
  if (changed.length === 0) return undefined
  return { part, noun: resource.name, key, verb: 'edit', patch: Object.fromEntries(changed), rev: found.rev }
}

/**
 * Works out what lines come to: rows of the house they mean, rows they add, and what stands twice. `isLook`: lines that say the whole of a row
 * are that row; when lines are written that was said, and two of them may say the same on purpose.
 */
export async function planLines({ engine, person, template }: SheetUse, read: ReadSheet, isLook: boolean): Promise<PlannedLine[]> {
  const { columns, lines } = read
  const offered = (noun: string, field: string) =>
    template.parts
      .filter(({ resource }) => resource.name === noun)
      .flatMap(({ name }) => lines.map(({ values }) => values.get(name)?.[field]))
  const house = openHouseRows(engine, person, (noun, field) => offered(noun, field).filter(isSaid))
  const planner = new Planner(template, columns, house, isLook ? openAlikeRows({ engine, person, house }, read) : async () => undefined)
  const planned: PlannedLine[] = []
  for (const line of lines) planned.push(await planner.plan(line))
  return planned
}
