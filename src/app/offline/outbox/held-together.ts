import { heldWithGroup } from '../../../contract/access'
import type { Values } from '../../../contract/fields/values'

type Held = Readonly<Record<string, unknown>> & { readonly id: string }
type Decision = { readonly choice: 'keep' | 'mine' | 'edit'; readonly answer?: string }
const read = (text: unknown): Values => {
  try {
    return JSON.parse(String(text ?? '{}')) as Values
  } catch {
    return {}
  }
}

/** What was asked together is one question; so is what one person wanted of one row, edit after edit, for one reason. Others stand alone. */
const questionOf = ({ id, noun, rowId, author, verb, reason, groupId }: Held): string =>
  groupId ? String(groupId) : verb === 'edit' && reason === 'clash' ? [noun, rowId, author].join(' ') : id

/** Held changes in the groups they are asked about in, each oldest first. Ids of ops rise with time. */
export function heldTogether<T extends Held>(rows: readonly T[]): (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const row of [...rows].sort((one, two) => (one.id < two.id ? -1 : 1))) {
    const known = groups.get(questionOf(row))
    if (known) known.push(row)
    else groups.set(questionOf(row), [row])
  }
  return [...groups.values()]
}

/** Whether these were asked together, of several rows: one decision is carried out for all of them. */
export const isGroup = ([first]: readonly [Held, ...Held[]]): boolean => Boolean(first.groupId)

/** A group as one question: what was wanted last of each field, and what stands there. */
export function asOne<T extends Held>(group: readonly [T, ...T[]]): T {
  // What others of its group are held for, the one says that stood in the way.
  if (isGroup(group)) return group.find(({ reason }) => reason !== heldWithGroup) ?? group[0]
  const last = group.at(-1) ?? group[0]
  if (group.length === 1) return last
  const together = (field: 'mine' | 'theirs' | 'base') => JSON.stringify(Object.assign({}, ...group.map((row) => read(row[field]))))
  const fields = [...new Set(group.flatMap((row) => String(row.fields).split(',')))].join(',')
  return { ...last, fields, mine: together('mine'), theirs: together('theirs'), base: together('base') }
}

/** One decision for a group, said to each of its changes: of a field that several are about, the last decides. */
export function decideAll<T extends Held>(
  group: readonly [T, ...T[]],
  { choice, answer }: Decision,
): { readonly row: T; readonly patch: Decision }[] {
  if (isGroup(group)) return [{ row: asOne(group), patch: { choice, ...(answer !== undefined && { answer }) } }]
  if (choice === 'keep' || group.length === 1)
    return group.map((row) => ({ row, patch: { choice, ...(answer !== undefined && { answer }) } }))
  const given = read(answer)
  return group.map((row, at) => {
    const later = new Set(group.slice(at + 1).flatMap((one) => String(one.fields).split(',')))
    const mine = read(row.mine)
    const own = Object.keys(mine).filter((field) => !later.has(field))
    // Nothing of it is wanted otherwise by a later one: the record of the decision says so, and not that something new was entered.
    if (choice === 'mine' && own.length === Object.keys(mine).length) return { row, patch: { choice } }
    const values = Object.fromEntries(
      own.flatMap((field) => (choice === 'mine' ? [[field, mine[field]]] : field in given ? [[field, given[field]]] : [])),
    )
    if (Object.keys(values).length === 0) return { row, patch: { choice: 'keep' } }
    return { row, patch: { choice: 'edit', answer: JSON.stringify(values) } }
  })
}
