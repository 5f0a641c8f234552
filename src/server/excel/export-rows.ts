import { readablePart } from '../../contract/access'
import { refuse } from '../../contract/error'
import { type Language, say } from '../../contract/label'
import { type ListQuery, mostValues, plainQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { holdsOf, type Person } from '../auth/person'
import type { Engine } from '../engine'
import { listIds, listPage } from '../resource/list'
import { cellOf, columnsOf } from './columns'
import type { SheetFormat } from './open-sheets'

/** Most rows of one file. */
const most = 50_000

type Wanted = { readonly query: ListQuery; readonly language: Language; readonly format: SheetFormat }

/**
 * All rows a list call asks for, whatever page it names, as a workbook with headings in a language. Which they are is read at once, so that none comes
 * twice or is missed while others write; they follow a piece at a time, and other people's calls come between. Refuses more than it can hold.
 */
export async function exportRows(engine: Engine, person: Person, resource: Resource, { query, language, format }: Wanted): Promise<Buffer> {
  const ids = await listIds(engine, person, resource, query, most + 1)
  if (ids.length > most) refuse('record.too-many', { max: most })
  const columns = columnsOf(readablePart(resource, holdsOf(person)))
  const parts = [engine.sheets.pack([columns.map(([, facts]) => say(facts.label, language))])]
  for (let at = 0; at < ids.length; at += mostValues) {
    const some = ids.slice(at, at + mostValues)
    const asked = plainQuery(some.length, [{ field: 'id', rule: 'in', value: some }])
    const found = new Map((await listPage(engine, person, resource, asked, language)).records.map((row) => [row.id, row]))
    const rows = some.flatMap((id) => found.get(id) ?? [])
    parts.push(engine.sheets.pack(rows.map((row) => columns.map(([field, facts]) => cellOf(row, field, facts, language)))))
  }
  return engine.sheets.write(parts, format)
}
