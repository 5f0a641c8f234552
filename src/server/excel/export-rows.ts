import { utils, write } from '@e965/xlsx'
import { refuse } from '../../contract/error'
import { type Language, say } from '../../contract/label'
import { type ListQuery, largestPage } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { listPage } from '../resource/list'
import { cellOf, columnsOf } from './columns'

/** Most rows of one file: it is made in one go, while everybody else waits. */
const most = 5000

/** A workbook (.xls) of one sheet. */
export function workbookOf(rows: readonly (readonly (string | number)[])[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1')
  return write(book, { type: 'buffer', bookType: 'biff8' })
}

/** All rows a list call asks for, whatever page it names, as a workbook with headings in a language. Refuses more than it can hold. */
export async function exportRows(
  engine: Engine,
  person: Person,
  resource: Resource,
  query: ListQuery,
  language: Language,
): Promise<Buffer> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { records, total } = await listPage(engine, person, resource, { ...query, page, size: largestPage, fields: [] }, language)
    if (total > most) refuse('record.too-many', { max: most })
    rows.push(...records)
    if (records.length < largestPage) break
  }
  const columns = columnsOf(resource)
  const headings = columns.map(([, facts]) => say(facts.label, language))
  return workbookOf([headings, ...rows.map((row) => columns.map(([field]) => cellOf(row, field, language)))])
}
