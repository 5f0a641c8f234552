import { can, readablePart } from '../../contract/access'
import { refuse } from '../../contract/error'
import { type Language, say } from '../../contract/label'
import { type ListQuery, largestPage } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { listPage } from '../resource/list'
import { cellOf, columnsOf } from './columns'
import type { SheetFormat } from './open-sheets'

/** Most rows of one file. */
const most = 50_000

type Wanted = { readonly query: ListQuery; readonly language: Language; readonly format: SheetFormat }

/**
 * All rows a list call asks for, whatever page it names, as a workbook with headings in a language. Refuses more than it can hold. Other
 * people's calls come between its pages.
 */
export async function exportRows(engine: Engine, person: Person, resource: Resource, { query, language, format }: Wanted): Promise<Buffer> {
  const columns = columnsOf(readablePart(resource, (permission) => can(person.granted, permission)))
  const parts = [engine.sheets.pack([columns.map(([, facts]) => say(facts.label, language))])]
  for (let page = 1; ; page++) {
    const { records, total } = await listPage(engine, person, resource, { ...query, page, size: largestPage, fields: [] }, language)
    if (total > most) refuse('record.too-many', { max: most })
    parts.push(engine.sheets.pack(records.map((row) => columns.map(([field, facts]) => cellOf(row, field, facts, language)))))
    if (records.length < largestPage) break
  }
  return engine.sheets.write(parts, format)
}
