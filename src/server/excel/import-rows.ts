import { uuidv7 } from 'uuidv7'
import { Refusal, refuse, refuseFields, sentence } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { gramsOfText, minutesOfText } from '../../contract/fields/measure'
import { regionOf } from '../../contract/fields/region-names'
import { type Language, languages, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { titlePath } from '../../contract/title-path'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import type { Texts } from '../resource/dict-text'
import { patchOf } from '../resource/routes'
import { writeNow } from '../resource/write'
import { asYes, fieldOf } from './columns'
import { idsNamed } from './ids-named'
import type { Sheet } from './read-sheet'

type Import = { readonly engine: Engine; readonly person: Person; readonly resource: Resource; readonly language: Language }
/** Finds the id of the row of a noun that is meant by its id, its title or another name of its own. */
type Finder = (field: string, name: string) => string | undefined

/** A row that was not taken: its place in the sheet from 2 on, and why. */
export type Failed = { readonly line: number; readonly why: string; readonly cells: readonly string[] }

/** Most parts of a cell, and different names in a column. */
const most = { parts: 500, names: 5000 }

const partsOf = (text: string): string[] =>
  text
    .split(/[,，、]/, most.parts + 1)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Looks up, for a column that refers to others, all rows its cells name. */
async function finderOf(
  { engine, person }: Import,
  columns: ReadonlyMap<string, FieldFacts>,
  cellsOf: (field: string) => string[],
): Promise<Finder> {
  const known = new Map<string, ReadonlyMap<string, string | undefined>>()
  for (const [field, { noun }] of columns) {
    if (!noun) continue
    const names = [...new Set(cellsOf(field).flatMap(partsOf))]
    if (names.length > most.names) refuse('record.too-many', { max: most.names })
    known.set(field, await idsNamed(engine, person, titlePath(engine.catalogue, noun), names))
  }
  return (field, name) => known.get(field)?.get(name)
}

/** A cell as calls take the field's value: choices by their values, references by their ids. */
function meantBy(field: string, facts: FieldFacts, text: string, texts: readonly Texts[], find: Finder): unknown {
  const choice = (part: string) =>
    texts.flatMap((all) => [...(all.get(facts.dict ?? '') ?? [])]).find(([, said]) => said === part)?.[0] ?? part
  const reference = (part: string) => find(field, part) ?? refuseFields({ [field]: { code: 'field.missing-row' } })
  if (facts.kind === 'dict') return choice(text)
  const isList = facts.kind === 'dicts' || facts.kind === 'refs'
  if (isList && partsOf(text).length > most.parts) refuseFields({ [field]: { code: 'field.many', values: { max: most.parts } } })
  if (facts.kind === 'dicts') return partsOf(text).map(choice)
  if (facts.kind === 'ref') return reference(text)
  if (facts.kind === 'refs') return partsOf(text).map(reference)
  if (facts.kind === 'region') return regionOf(text) ?? text
  if (facts.kind === 'weight') return gramsOfText(text, facts.unit)
  if (facts.kind === 'duration') return minutesOfText(text)
  if (facts.kind === 'percent') return text.replace(/\s*%$/, '')
  return facts.kind === 'boolean' ? asYes(text) : text
}

/** Why a row was not taken, in words: field by field where it lies in fields. */
function reasonOf(error: unknown, resource: Resource, language: Language): string {
  if (!(error instanceof Refusal)) throw error
  const fields = Object.entries(error.problems).map(([field, { code, values }]) => {
    const name = resource.fields[field]?.label
    return `${name ? say(name, language) : field}: ${sentence(code, language, values)}`
  })
  return fields.length > 0 ? fields.join('; ') : sentence(error.code, language, error.values)
}

/** Adds the rows of a sheet, each as if its person had filled in the form. One that is refused does not stop the others. */
export async function importRows(
  asked: Import,
  { headings, rows }: Sheet,
): Promise<{ readonly taken: number; readonly failed: readonly Failed[] }> {
  const { engine, person, resource, language } = asked
  const fields = headings.map((heading) => fieldOf(resource, heading))
  if (!fields.some((field) => field !== undefined)) refuse('excel.no-columns')
  const columns = new Map(fields.flatMap((field) => (field ? [[field, resource.fields[field] as FieldFacts] as const] : [])))
  const find = await finderOf(asked, columns, (field) => rows.map((cells) => cells[fields.indexOf(field)] ?? ''))
  const texts = await Promise.all(languages.map((one) => engine.dictionaries.texts(person.tenant, one)))
  const failed: Failed[] = []
  for (const [at, cells] of rows.entries()) {
    try {
      const given = [...columns].flatMap(([field, facts]) => {
        const text = cells[fields.indexOf(field)] ?? ''
        return text === '' ? [] : [[field, meantBy(field, facts, text, texts, find)] as const]
      })
      const patch = patchOf(resource, Object.fromEntries(given))
      const key = resource.key?.(patch) ?? uuidv7()
      await writeNow(engine, person, [{ noun: resource.name, key, verb: 'add', patch, rev: 0 }])
    } catch (error) {
      failed.push({ line: at + 2, why: reasonOf(error, resource, language), cells })
    }
  }
  return { taken: rows.length - failed.length, failed }
}
