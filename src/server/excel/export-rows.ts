import { readablePart } from '../../contract/access'
import { refuse } from '../../contract/error'
import { type Language, languages } from '../../contract/label'
import { type ListQuery, mostValues, plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { holdsOf, type Person } from '../auth/person'
import type { Engine } from '../engine'
import { listIds, listPage } from '../resource/list'
import { openChoiceNames } from './choice-names'
import { type CellNames, cellOf, columnsOf } from './columns'
import { headingsIn, titledOf } from './headings'
import type { SheetFormat } from './open-sheets'
import { openRowNames } from './row-names'

/** Most rows of one file. */
const most = 50_000

type Wanted = { readonly query: ListQuery; readonly language: Language; readonly format: SheetFormat }

type Columns = ReturnType<typeof columnsOf>

/** What finds the names that rows of a file need. */
async function openNames(engine: Engine, person: Person, columns: Columns, language: Language) {
  const { dictionaries } = engine
  const texts = await dictionaries.texts(person.tenant, language)
  const { nameOf } = openChoiceNames(await Promise.all(languages.map((one) => dictionaries.texts(person.tenant, one))))
  const rowNames = openRowNames(engine, person)
  const references = columns.flatMap(([field, { noun, derived }]) => (noun && !derived ? [{ field, noun }] : []))
  return async (rows: readonly Row[]): Promise<CellNames & { readonly language: Language }> => {
    const known = new Map<string, ReadonlyMap<string, string>>()
    for (const { field, noun } of references) known.set(noun, await rowNames(noun, rows.flatMap((row) => row[field] ?? []).map(String)))
    return {
      language,
      choice: (dict, value) => nameOf(dict, value, texts.get(dict)?.get(value)),
      row: (noun, id) => known.get(noun)?.get(id) ?? '',
    }
  }
}

/**
 * All rows a list call asks for, whatever page it names, as a workbook with headings in a language. Which they are is read at once, so that none comes
 * twice or is missed while others write; they follow a piece at a time, and other people's calls come between. Refuses more than it can hold.
 */
export async function exportRows(engine: Engine, person: Person, resource: Resource, { query, language, format }: Wanted): Promise<Buffer> {
  const ids = await listIds(engine, person, resource, query, most + 1)
  if (ids.length > most) refuse('record.too-many', { max: most })
  const columns = columnsOf(readablePart(resource, holdsOf(person)))
  const namesFor = await openNames(engine, person, columns, language)
  const parts = [engine.sheets.pack([headingsIn(columns.map(titledOf), language)])]
  for (let at = 0; at < ids.length; at += mostValues) {
    const some = ids.slice(at, at + mostValues)
    const asked = plainQuery(some.length, [{ field: 'id', rule: 'in', value: some }])
    const found = new Map((await listPage(engine, person, resource, asked, language)).records.map((row) => [row.id, row]))
    const rows = some.flatMap((id) => found.get(id) ?? [])
    const names = await namesFor(rows)
    parts.push(engine.sheets.pack(rows.map((row) => columns.map(([field, facts]) => cellOf(row, field, facts, names)))))
  }
  return engine.sheets.write(parts, format)
}
