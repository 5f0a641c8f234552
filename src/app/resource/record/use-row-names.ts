import type { Resource } from '../../../contract/resource'
import { plainValue } from '../../fields/plain-value'
import { useLanguage } from '../../language/language'
import type { ViewRow } from '../row'
import { useTitles } from '../use-titles'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What people call these rows, by id: the value of the title field, or where that names another row, the title of that one. */
export function useRowNames(resource: Resource, rows: readonly ViewRow[]): Readonly<Record<string, string>> {
  const language = useLanguage((state) => state.language)
  const facts = resource.fields[resource.title]
  const told = (row: ViewRow) => asText(row[`${resource.title}_dictText`])
  const others = facts?.noun ? rows.filter((row) => !told(row)).map((row) => asText(row[resource.title])) : []
  const titles = useTitles(facts?.noun, others.filter(Boolean))
  const nameOf = (row: ViewRow): string => {
    const value = row[resource.title]
    return told(row) || (facts?.noun ? (titles[asText(value)] ?? '') : facts ? plainValue(facts, value, language) : '')
  }
  return Object.fromEntries(rows.map((row) => [row.id, nameOf(row)]).filter(([, name]) => name !== ''))
}
