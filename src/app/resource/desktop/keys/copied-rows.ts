import type { Language } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { plainValue } from '../../../fields/plain-value'
import type { ViewRow } from '../../row'

/** What a cell says, without what would begin another one. */
const cell = (text: string) => text.replace(/[\t\r\n]+/g, ' ')

/** Rows as a spreadsheet takes them: columns between tabs, what the server says of a value in place of its code. */
export const copiedRows = ({ fields }: Resource, rows: readonly ViewRow[], columns: readonly string[], language: Language): string =>
  rows
    .map((row) =>
      columns
        .map((name) => {
          const facts = fields[name]
          const told = row[`${name}_dictText`]
          return facts ? cell(typeof told === 'string' && told !== '' ? told : plainValue(facts, row[name], language)) : ''
        })
        .join('\t'),
    )
    .join('\n')
