import type { Resource } from '../../contract/resource'
import { gone } from '../../contract/sync/merge'

export type ClashedField = { readonly name: string; readonly theirs: unknown; readonly mine: unknown }

const parsed = (text: unknown): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(String(text ?? '{}'))
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** What an addition would lead to; of a deleted record only the amount is known. */
const sum = (there: unknown, by: unknown): unknown => (typeof there === 'number' && typeof by === 'number' ? there + by : by)

/** The fields of a held change: what stands there now and what was offered. */
export function clashedFields(row: Readonly<Record<string, unknown>>): ClashedField[] {
  const [theirs, mine] = [parsed(row.theirs), parsed(row.mine)]
  return Object.keys(mine)
    .filter((name) => name !== gone)
    .map((name) => ({
      name,
      theirs: theirs[name] ?? null,
      mine: (row.verb === 'adjust' ? sum(theirs[name], mine[name]) : mine[name]) ?? null,
    }))
}

/** Names of the held fields whose values somebody is not told, for they may not read them. */
export function untoldFields(row: Readonly<Record<string, unknown>>): string[] {
  const told = parsed(row.mine)
  return String(row.fields ?? '')
    .split(',')
    .filter((name) => name !== '' && name !== gone && !Object.hasOwn(told, name))
}

/** What was decided on for a field: what stood there, what was offered, or a third value. */
export function decidedValue({ choice, answer }: Readonly<Record<string, unknown>>, { name, theirs, mine }: ClashedField): unknown {
  if (choice === 'edit') return parsed(answer)[name] ?? null
  return choice === 'mine' ? mine : theirs
}

/** Whether the record was deleted on one side while the other changed it. */
export const deletedBy = (row: Readonly<Record<string, unknown>>): 'theirs' | 'mine' | undefined => {
  if (parsed(row.theirs)[gone] === true) return 'theirs'
  return parsed(row.mine)[gone] === true ? 'mine' : undefined
}

/**
 * Fields somebody may fill in anew to decide a held change; none where the question is whether the record is there at all.
 * What the system works out, or what never changes, is nobody's to enter.
 */
export const answerable = (resource: Resource, row: Readonly<Record<string, unknown>>): readonly ClashedField[] =>
  deletedBy(row)
    ? []
    : clashedFields(row).filter(({ name }) => {
        const facts = resource.fields[name]
        return facts !== undefined && !facts.derived && !facts.fixed
      })
