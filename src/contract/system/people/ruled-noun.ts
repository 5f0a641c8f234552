import type { QueryRule } from '../../query'
import type { Resource } from '../../resource'

/** Nouns by name. */
export type Resources = Readonly<Record<string, Resource>>

/** What the conditions of the wire contract mean. One of SQL is none: no caller writes any. */
export const ruleConditions: Readonly<Record<string, QueryRule>> = {
  '=': 'eq',
  '!=': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  IN: 'in',
  LIKE: 'like',
  LEFT_LIKE: 'left_like',
  RIGHT_LIKE: 'right_like',
}

/** What a value may stand for in place of itself, as existing clients write it: what whoever reads is known by. */
export type ReaderWord = '#{sys_user_code}' | '#{sys_user_name}' | '#{sys_user_id}' | '#{sys_user_departs}'

/** Whether a document has lines of this noun, or it is a line itself. */
const isDocument = (resources: Resources, { name, line }: Resource): boolean =>
  line !== undefined || Object.values(resources).some((other) => other.line && other.fields[other.line.of]?.noun === name)

/**
 * Whether rows of a noun can be narrowed by rules. Not those by which the house is administered, which many calls read in ways of their own; nor rows whose
 * keys say all of who reads them, documents, of which the lines would be told, and rows whose ids tell what they say.
 */
export const takesRules = (resources: Resources, resource: Resource): boolean =>
  !resource.path.startsWith('/sys/') && resource.reach === undefined && resource.key === undefined && !isDocument(resources, resource)

/** Id of the menu entry of a noun's page. */
export const pageEntry = (noun: string): string => `noun.${noun}`

/** Id of the menu entry that lets people list a noun: its permission. */
export const listEntry = (noun: string): string => `${noun}:list`

/** The noun an entry lets people see, where rules can narrow it: that of its permission, or of its page. */
export function nounRuled(resources: Resources, entry: { readonly id: string; readonly codes: readonly string[] }): Resource | undefined {
  const isAbout = ({ name }: Resource) => entry.codes.includes(listEntry(name)) || entry.id === pageEntry(name)
  return Object.values(resources).find((resource) => isAbout(resource) && takesRules(resources, resource))
}
