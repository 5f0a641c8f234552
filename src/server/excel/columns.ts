import type { FieldFacts } from '../../contract/field'
import { kindOf } from '../../contract/fields/kind'
import { clockOfMinutes, weightText } from '../../contract/fields/measure'
import { type Language, label, say } from '../../contract/label'
import type { Resource, Row } from '../../contract/resource'

const yes = label('是', 'Yes')
const no = label('否', 'No')

/** The fields of a noun that are columns of its sheets. Pictures are none, and secrets must not be. */
export const columnsOf = (resource: Resource): (readonly [string, FieldFacts])[] =>
  Object.entries(resource.fields).filter(([, facts]) => !kindOf(facts)?.apart)

/** What stands in a cell: choices and references by what they are called, several with commas between; weights and lengths of time as written, money in yuan. */
export function cellOf(row: Row, field: string, { kind, unit }: FieldFacts, language: Language): string | number {
  const value = row[`${field}_dictText`] ?? row[field]
  if (typeof value === 'number' && kind === 'weight') return weightText(value, unit)
  if (typeof value === 'number' && kind === 'duration') return clockOfMinutes(value)
  if (typeof value === 'number') return kind === 'money' ? value / 100 : value
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
