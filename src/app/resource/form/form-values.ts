import { checkFields, type Problems } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { isMask } from '../../../contract/fields/secret'
import type { Values } from '../../../contract/fields/values'
import type { Move } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import { startOf } from '../../fields/field-input'
import type { ViewRow } from '../row'

/** Whether a person may write into a field: never into what the server works out, and only once into what is fixed. */
export const isWritable = (facts: FieldFacts, isNew: boolean): boolean => !facts.derived && (isNew || !facts.fixed)

/** What stands in the form at first: the row, or what a new row begins with. */
export function startValues(resource: Resource, row: ViewRow | undefined, given: Values = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, facts]) => isWritable(facts, !row))
      .map(([name, facts]) => [name, row ? (row[name] ?? null) : (given[name] ?? startOf(facts))]),
  )
}

/** Only what was changed; for a new row everything that is not empty. A masked secret of an existing row was not touched. */
export function patchOf(resource: Resource, row: ViewRow | undefined, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const facts = resource.fields[name]
      if (!facts || (row && facts.kind === 'secret' && isMask(facts, value))) return false
      return row ? !same(row[name], value) : !same(value, null)
    }),
  )
}

/**
 * What of a form is put away as a draft: what the person changed, so that an old draft cannot bring back what others have changed
 * since; and no secrets, which never lie on a device.
 */
export const draftOf = (resource: Resource, values: Values, start: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => resource.fields[name]?.kind !== 'secret' && !same(start[name], value)),
  )

/** What a move is made with: what was changed, and what the move cannot be made without. */
export function movePatch(resource: Resource, { needs = [], anew = [] }: Move, row: ViewRow, values: Values): Values {
  const given = Object.fromEntries([...needs, ...anew].map((name) => [name, values[name] ?? null]))
  return { ...given, ...patchOf(resource, row, values) }
}

/** What is wrong with the form, by field. */
export function problemsOf(resource: Resource, row: ViewRow | undefined, values: Values): Problems {
  const isKept = (facts: FieldFacts | undefined, value: unknown) => row && facts?.kind === 'secret' && isMask(facts, value)
  const entered = Object.entries(values).filter(([name, value]) => !isKept(resource.fields[name], value))
  return checkFields(resource.fields, Object.fromEntries(entered), row ? 'part' : 'whole')
}

/** The problems inside one field of entries, by what comes after its name. */
export function innerProblems(problems: Problems, name: string): Problems {
  const start = `${name}.`
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([key]) => key.startsWith(start))
      .map(([key, problem]) => [key.slice(start.length), problem]),
  )
}

/** Problems of fields the form does not show; they are said above it, lest a person look for them in vain. */
export const hiddenProblems = (resource: Pick<Resource, 'form'>, problems: Problems): string[] => {
  const shown = new Set(resource.form.flat())
  return Object.keys(problems).filter((name) => !shown.has(name.split('.')[0] ?? ''))
}
