import type { Fields } from '../field'

/**
 * What a field tells of somebody, where not everybody who sees its row may read it. Each group in a noun's fields is a right of the noun:
 * `child:health`.
 */
export const fieldGroups = ['health', 'identity', 'contact', 'money', 'salary'] as const
export type FieldGroup = (typeof fieldGroups)[number]

/** Groups of some fields, each once, also of those within their entries. */
export function groupsOf(fields: Fields): FieldGroup[] {
  const found = new Set(Object.values(fields).flatMap(({ group, of }) => [...(group ? [group] : []), ...(of ? groupsOf(of) : [])]))
  return fieldGroups.filter((group) => found.has(group))
}
