import type { FieldFacts } from '../../contract/field'
import { kindOf } from '../../contract/fields/kind'
import { clockOfMinutes, weightText } from '../../contract/fields/measure'
import { type Language, label, say } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'
import { listCell } from './cell-list'

const yes = label('是', 'Yes')
const no = label('否', 'No')

/** The fields of a noun that are columns of its sheets. Pictures are none, and secrets must not be. */
export const columnsOf = (resource: Resource): (readonly [string, FieldFacts])[] =>
  Object.entries(resource.fields).filter(([, facts]) => !kindOf(facts)?.apart)

/** What choices and rows are called in cells. */
export type CellNames = {
  readonly choice: (dict: string, value: string) => string
  readonly row: (noun: string, id: string) => string
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map((one) => String(one ?? '')).filter(Boolean)

/**
 * What stands in a cell: choices and references by what they are called, several with commas between; weights and lengths of time as written,
 * money in yuan. What somebody may write comes back as it is; what the server works out is told in the reader's words.
 */
export function cellOf(
  row: Row,
  field: string,
  { kind, unit, dict, noun, derived }: FieldFacts,
  names: CellNames & { readonly language: Language },
): string | number {
  const value = derived || kind === 'region' ? (row[`${field}_dictText`] ?? row[field]) : row[field]
  if (!derived && (dict || noun)) {
    const parts = listed(value)
      .map((one) => (noun ? names.row(noun, one) : names.choice(dict ?? '', one)))
      .filter(Boolean)
    return Array.isArray(value) ? listCell(parts) : (parts[0] ?? '')
  }
  if (typeof value === 'number' && kind === 'weight') return weightText(value, unit)
  if (typeof value === 'number' && kind === 'duration') return clockOfMinutes(value)
  if (typeof value === 'number') return kind === 'money' ? value / 100 : value
  if (typeof value === 'boolean') return say(value ? yes : no, names.language)
  return Array.isArray(value) ? listCell(value.map(String)) : String(value ?? '')
}

/** A yes or no as somebody wrote it, as calls take it. */
export const asYes = (text: string): string => ([yes.zh, yes.en].includes(text) ? 'Y' : [no.zh, no.en].includes(text) ? 'N' : text)
