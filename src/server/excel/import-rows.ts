import { uuidv7 } from 'uuidv7'
import { Refusal, refuse, sentence } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { type Language, languages, say } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { patchOf } from '../resource/routes'
import { writeNow } from '../resource/write'
import { finderOf, meantBy } from './cell-meaning'
import { fieldOf } from './columns'
import type { Sheet } from './read-sheet'

type Import = { readonly engine: Engine; readonly person: Person; readonly resource: Resource; readonly language: Language }
/** A row that was not taken: its place in the sheet from 2 on, and why. */
export type Failed = { readonly line: number; readonly why: string; readonly cells: readonly string[] }

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
  { headings, rows, lines }: Omit<Sheet, 'lines'> & Partial<Sheet>,
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
      failed.push({ line: lines?.[at] ?? at + 2, why: reasonOf(error, resource, language), cells })
    }
  }
  return { taken: rows.length - failed.length, failed }
}
