import type { FieldFacts, Kind } from '../../contract/field'
import { type Language, label, say } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'

/** Which kinds stand in a cell of a sheet. Pictures do not, and secrets must not. */
const inCell: Readonly<Record<Kind, boolean>> = {
  text: true,
  note: true,
  count: true,
  amount: true,
  money: true,
  date: true,
  time: true,
  moment: true,
  yes: true,
  dict: true,
  dicts: true,
  ref: true,
  refs: true,
  secret: false,
  entries: false,
  photos: false,
  signature: false,
}

const yes = label('是', 'Yes')
const no = label('否', 'No')

/** The fields of a noun that are columns of its sheets. */
export const columnsOf = (resource: Resource): (readonly [string, FieldFacts])[] =>
  Object.entries(resource.fields).filter(([, facts]) => inCell[facts.kind])

/** What stands in a cell: choices and references by what they are called, several with commas between. */
export function cellOf(row: Row, field: string, language: Language): string | number {
  const value = row[`${field}_dictText`] ?? row[field]
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return say(value ? yes : no, language)
  return Array.isArray(value) ? value.join(',') : String(value ?? '')
}

/** The field a heading means, in either language or by its name. What a person cannot write is no column to be read. */
export function fieldOf(resource: Resource, heading: string): string | undefined {
  const wanted = heading.trim()
  return columnsOf(resource).find(([field, { label: named, derived }]) => !derived && [field, named.zh, named.en].includes(wanted))?.[0]
}

/** A yes or no as somebody wrote it, as calls take it. */
export const asYes = (text: string): string => ([yes.zh, yes.en].includes(text) ? 'Y' : [no.zh, no.en].includes(text) ? 'N' : text)
