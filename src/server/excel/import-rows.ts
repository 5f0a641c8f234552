import { uuidv7 } from 'uuidv7'
import { type ErrorCode, Refusal, refuse, sentence } from '../../contract/error'
import type { Values } from '../../contract/fields/values'
import { type Language, languages, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { Settled } from '../../contract/sync/exchange'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { patchOf } from '../resource/routes'
import { type Wanted, writeNow, writeWhole } from '../resource/write'
import { finderOf, meantBy } from './cell-meaning'
import { openChoiceNames } from './choice-names'
import { columnsOf } from './columns'
import { isExample, placesOf, titledOf } from './headings'
import { rowsOfPart } from './open-sheets'
import type { SheetRow } from './read-sheet'

export type Import = {
  readonly engine: Engine
  readonly person: Person
  readonly resource: Resource
  readonly language: Language
  /** Values every row is given, whatever stands in the sheet, such as the document its lines belong to. */
  readonly given?: Values
}
/** A row that was not taken: its place in the sheet from 2 on, and why. */
export type Failed = SheetRow & { readonly why: string }
/** How far it is: rows that were looked at, and those of them that were not taken. */
export type SliceDone = { readonly done: number; readonly failed: readonly Failed[] }

/** Rows that are written in one transaction. Between two of them it is other people's turn. */
export const together = 100

/** Why a row was not taken, in words: field by field where it lies in fields. */
function reasonOf({ code, values, problems }: Refusal, { resource, language }: Import): string {
  const fields = Object.entries(problems).map(([field, problem]) => {
    const name = resource.fields[field]?.label
    return `${name ? say(name, language) : field}: ${sentence(problem.code, language, problem.values)}`
  })
  return fields.length > 0 ? fields.join('; ') : sentence(code, language, values)
}

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  throw error
}

/** A row as it is to be added, or why it cannot be. */
type Meant = { readonly row: SheetRow; readonly wanted: Wanted } | { readonly row: SheetRow; readonly refusal: Refusal }
type Due = Extract<Meant, { wanted: Wanted }>

/** What rows of a sheet with these headings mean. */
async function openMeaning(asked: Import, headings: readonly string[]) {
  const { engine, person, resource, given = {} } = asked
  const all = columnsOf(resource)
  const places = placesOf(all.map(titledOf), headings)
  // What a person cannot write is no column to be read.
  const read = all.flatMap(([field, facts], at) => (facts.derived || places[at] === -1 ? [] : [{ field, facts, at: places[at] ?? -1 }]))
  if (read.length === 0) refuse('excel.no-columns')
  const columns = new Map(read.map(({ field, facts }) => [field, facts]))
  const atOf = new Map(read.map(({ field, at }) => [field, at]))
  const names = openChoiceNames(await Promise.all(languages.map((one) => engine.dictionaries.texts(person.tenant, one))))
  return async (lines: readonly SheetRow[]): Promise<Meant[]> => {
    const rows = lines.filter((row) => !isExample(row, places))
    const textIn = ({ cells }: SheetRow, field: string) => cells[atOf.get(field) ?? -1] ?? ''
    const find = await finderOf(asked, columns, (field) => rows.map((row) => textIn(row, field)))
    return rows.map((row) => {
      try {
        const said = [...columns].flatMap(([field, facts]) => {
          const text = textIn(row, field)
          return text === '' ? [] : [[field, meantBy(field, facts, text, names, find)] as const]
        })
        const patch = patchOf(resource, { ...Object.fromEntries(said), ...given })
        return { row, wanted: { noun: resource.name, key: resource.key?.(patch) ?? uuidv7(), verb: 'add', patch, rev: 0 } }
      } catch (error) {
        return { row, refusal: refusalIn(error) }
      }
    })
  }
}

/** How ops ended that do not stand. */
class Undone extends Error {
  readonly settled: readonly Settled[]
  constructor(settled: readonly Settled[]) {
    super('undone')
    this.settled = settled
  }
}

/** Adds rows, all or none. Answers how each ended where they do not stand; undefined where nobody can say of which one that lies. */
async function tryTogether({ engine, person }: Import, due: readonly Due[], isMeant: boolean): Promise<readonly Settled[] | undefined> {
  const wanted = due.map((one) => one.wanted)
  try {
    await writeWhole(engine, person, wanted, async (_batch, settled) => {
      if (!isMeant || settled.some(({ outcome }) => outcome !== 'applied')) throw new Undone(settled)
    })
    return []
  } catch (error) {
    if (error instanceof Undone) return error.settled
    if (error instanceof Refusal && error.code === 'server.busy') throw error
    return undefined
  }
}

const refusalOf = ({ code, values, problems }: Settled): Refusal =>
  new Refusal((code ?? 'server.failed') as ErrorCode, { ...values }, (problems ?? {}) as Refusal['problems'])

type Refused = { readonly row: SheetRow; readonly refusal: Refusal }

/** Adds rows one by one: each as if its person had filled in the form. */
async function writeAlone({ engine, person }: Import, due: readonly Due[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const { row, wanted } of due)
    await writeNow(engine, person, [wanted]).catch((error: unknown) => refused.push({ row, refusal: refusalIn(error) }))
  return refused
}

/** Adds rows together, without those that are refused. Where rules hold one, or the database names none, each is added by itself. */
async function writeSlice(asked: Import, due: readonly Due[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (let left = due; left.length > 0; ) {
    const settled = await tryTogether(asked, left, true)
    if (settled?.length === 0) break
    if (!settled?.every(({ outcome }) => outcome === 'applied' || outcome === 'rejected'))
      return [...refused, ...(await writeAlone(asked, left))]
    refused.push(...refusedIn(left, settled))
    left = left.filter((_, at) => settled[at]?.outcome === 'applied')
  }
  return refused
}

const refusedIn = (due: readonly Due[], settled: readonly Settled[]): Refused[] =>
  due.flatMap(({ row }, at) => {
    const one = settled[at]
    if (!one || one.outcome === 'applied') return []
    return [{ row, refusal: one.outcome === 'conflict' ? new Refusal('record.held') : refusalOf(one) }]
  })

/** What would be refused of rows. Nothing of them stands afterwards. */
async function lookAtSlice(asked: Import, due: readonly Due[]): Promise<Refused[]> {
  if (due.length === 0) return []
  const settled = await tryTogether(asked, due, false)
  if (settled) return refusedIn(due, settled)
  const [first, half] = [due[0], Math.ceil(due.length / 2)]
  if (due.length === 1 && first) return [{ row: first.row, refusal: new Refusal('server.failed') }]
  return [...(await lookAtSlice(asked, due.slice(0, half))), ...(await lookAtSlice(asked, due.slice(half)))]
}

/** Finds rows that say what an earlier one says where no two may say the same. */
function openTwins({ resource }: Import): (due: readonly Due[]) => Refused[] {
  const unique = Object.keys(resource.fields).filter((field) => resource.fields[field]?.unique)
  const seen = new Map<string, number>()
  return (due) =>
    due.flatMap(({ row, wanted }) => {
      const twice = unique.flatMap((field) => {
        const value = wanted.patch[field]
        if (value === undefined || value === '') return []
        const name = `${field} ${String(value)}`
        const line = seen.get(name)
        if (line === undefined) seen.set(name, row.line)
        return line === undefined ? [] : [[field, { code: 'sheet.twice' as const, values: { line } }] as const]
      })
      return twice.length > 0 ? [{ row, refusal: new Refusal('input.invalid', { count: twice.length }, Object.fromEntries(twice)) }] : []
    })
}

/**
 * Adds the rows of a sheet in slices, each row as if its person had filled in the form, and says after each how far it is. One that is refused
 * does not stop the others. Whoever takes no more of it stops it: what is in stays in. Not `isMeant`: what would be refused is said, and nothing
 * is written.
 */
export async function* importSlices(
  asked: Import,
  headings: readonly string[],
  parts: Iterable<readonly SheetRow[]>,
  isMeant = true,
): AsyncGenerator<SliceDone> {
  const meaningOf = await openMeaning(asked, headings)
  const twinsIn = openTwins(asked)
  let done = 0
  for (const part of parts)
    for (let at = 0; at < part.length; at += together) {
      const rows = part.slice(at, at + together)
      const meant = await meaningOf(rows)
      const wrong = meant.flatMap((one) => ('refusal' in one ? [one] : []))
      const due = meant.flatMap((one) => ('wanted' in one ? [one] : []))
      const twins = isMeant ? [] : twinsIn(due)
      const sound = due.filter(({ row }) => !twins.some((twin) => twin.row === row))
      const refused = isMeant ? await writeSlice(asked, sound) : [...twins, ...(await lookAtSlice(asked, sound))]
      done += meant.length
      const failed = [...wrong, ...refused].map(({ row, refusal }) => ({ ...row, why: reasonOf(refusal, asked) }))
      yield { done, failed: failed.sort((one, other) => one.line - other.line) }
    }
  if (done === 0) yield { done, failed: [] }
}

/** The rows of packed parts, unpacked as they are needed. */
export function* unpacked(parts: readonly Buffer[]): Generator<readonly SheetRow[]> {
  for (const part of parts) yield rowsOfPart(part)
}
