import { checkFields, type Problem } from '../../contract/check'
import { Refusal, refuse } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import type { Values } from '../../contract/fields/values'
import { languages } from '../../contract/label'
import type { SheetLine, SheetPortion } from '../../contract/sheet/checked-sheet'
import { columnsOf, type KnownColumn, type SheetPart, type SheetTemplate } from '../../contract/sheet/sheet-template'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { type Finder, finderOf, meantBy } from '../excel/cell-meaning'
import { type ChoiceNames, openChoiceNames } from '../excel/choice-names'
import { isExample, placesOf } from '../excel/headings'
import type { Choices } from '../resource/choices'
import { patchOf } from '../resource/routes'

/** A template somebody uses. */
export type SheetUse = { readonly engine: Engine; readonly person: Person; readonly template: SheetTemplate }

/** What is wrong with a field of a part. */
export type FoundProblem = { readonly part: SheetPart; readonly field: string; readonly problem: Problem }

/** A line as it is understood: what it says of each part, by the part's name; parts it says nothing of are left out. */
export type ReadLine = SheetLine & { readonly values: Map<string, Record<string, unknown>>; readonly problems: FoundProblem[] }

/** A sheet as it is understood. `at`: where each column of the template stands in a line, -1 where it is lacking. */
export type ReadSheet = { readonly columns: readonly (KnownColumn & { readonly at: number })[]; readonly lines: readonly ReadLine[] }

/** Where each column stands. */
function placed(template: SheetTemplate, headings: readonly string[]): ReadSheet['columns'] {
  const columns = columnsOf(template)
  const places = placesOf(columns, headings)
  return columns.map((column, place) => ({ ...column, at: places[place] ?? -1 }))
}

type Meaning = { readonly find: Finder; readonly names: ChoiceNames }

/** What a cell says, or what is wrong with it. */
function meant(field: string, facts: FieldFacts, text: string, { find, names }: Meaning): { value: unknown } | { problem: Problem } {
  try {
    return { value: meantBy(field, facts, text, names, find) }
  } catch (error) {
    const problem = error instanceof Refusal ? error.problems[field] : undefined
    if (!problem) throw error
    return { problem }
  }
}

/** Whether anything stands there. */
export const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Parts a line says nothing of, be it of one that hangs on them or on which they hang: one parent may be filled in, and not the other. */
function lackingIn({ parts }: SheetTemplate, values: ReadLine['values']): Set<string> {
  const says = (part: SheetPart) => Object.values(values.get(part.name) ?? {}).some(isSaid)
  const lacking = new Set<string>()
  for (const part of parts.filter(({ mayLack }) => mayLack)) {
    const own = Object.values(part.refers ?? {})
    const near = parts.filter(
      (other) => other.mayLack && (own.includes(other.name) || Object.values(other.refers ?? {}).includes(part.name)),
    )
    if (![part, ...near].some(says)) lacking.add(part.name)
  }
  return lacking
}

type Understanding = { readonly meanings: ReadonlyMap<string, Meaning>; readonly choices: Choices }

function readLine(template: SheetTemplate, columns: ReadSheet['columns'], line: SheetLine, { meanings, choices }: Understanding): ReadLine {
  const problems: FoundProblem[] = []
  const values: ReadLine['values'] = new Map(template.parts.map(({ name }) => [name, {}]))
  for (const { part, field, facts, at } of columns) {
    const text = line.cells[at] ?? ''
    const meaning = meanings.get(part.name)
    if (text === '' || !meaning) continue
    const read = meant(field, facts, text, meaning)
    if ('problem' in read) problems.push({ part, field, problem: read.problem })
    else Object.assign(values.get(part.name) ?? {}, patchOf(part.resource, { [field]: read.value }))
  }
  for (const name of lackingIn(template, values)) values.delete(name)
  for (const { part, field, facts } of columns) {
    const value = values.get(part.name)?.[field]
    const problem = isSaid(value) ? problemOf(facts, value, choices) : undefined
    if (problem) problems.push({ part, field, problem })
  }
  return { ...line, values, problems }
}

/** What is wrong with a value by itself. */
function problemOf(facts: FieldFacts, value: unknown, choices: Choices): Problem | undefined {
  const { value: found } = checkFields({ value: { ...facts, derived: false } }, { value }, 'part')
  if (found) return found.code === 'field.date' ? { code: 'sheet.day' } : found
  const isChosen = facts.dict === undefined || [value].flat().every((one) => choices.get(facts.dict ?? '')?.has(String(one)))
  return isChosen ? undefined : { code: 'field.choice' }
}

/** Columns of a part that a new row cannot do without, and that are empty. */
export const emptyIn = (columns: ReadSheet['columns'], part: SheetPart, said: Values): FoundProblem[] =>
  columns
    .filter((column) => column.part === part && column.required && !isSaid(said[column.field]))
    .map(({ field, at }) => ({ part, field, problem: { code: at < 0 ? 'sheet.column' : 'field.required' } }))

/** What parts take over from others. */
function copied(template: SheetTemplate, { values }: ReadLine): void {
  for (const { name, copies = {} } of template.parts)
    for (const [field, [from, of]] of Object.entries(copies)) {
      const [own, other] = [values.get(name), values.get(from)]
      if (own && isSaid(other?.[of]) && !isSaid(own[field])) own[field] = other?.[of]
    }
}

/** Understands the lines of a sheet, each by itself. Refuses a sheet of something else with `excel.no-columns`. */
export async function readLines({ engine, person, template }: SheetUse, { headings, lines }: SheetPortion): Promise<ReadSheet> {
  const columns = placed(template, headings)
  if (!columns.some(({ at, part }) => at >= 0 && part === template.parts[0])) refuse('excel.no-columns')
  const names = openChoiceNames(await Promise.all(languages.map((one) => engine.dictionaries.texts(person.tenant, one))))
  const meanings = new Map<string, Meaning>()
  const places = columns.map(({ at }) => at)
  const filled = lines.filter((line) => !isExample(line, places))
  for (const { name } of template.parts) {
    const own = columns.filter(({ part, at }) => part.name === name && at >= 0)
    const facts = new Map(own.map((column) => [column.field, column.facts]))
    const cellsOf = (field: string) => filled.map(({ cells }) => cells[own.find((column) => column.field === field)?.at ?? -1] ?? '')
    meanings.set(name, { names, find: await finderOf({ engine, person }, facts, cellsOf) })
  }
  const choices = await engine.dictionaries.choices(person.tenant)
  const read = filled.map((line) => readLine(template, columns, line, { meanings, choices }))
  for (const line of read) copied(template, line)
  return { columns, lines: read }
}
