import * as z from 'zod/mini'
import { Refusal } from '../../contract/error'
import type { Resource, Row } from '../../contract/resource'
import type { Person } from '../auth/person'
import type { Engine } from '../engine'
import { listPage } from '../resource/list'
import { writeNow } from '../resource/write'

/** Ids of entries, with commas between; `*` is the entry that gives everything. */
const keys = z.nullish(z.string().check(z.regex(/^[\w.:*,-]{0,130000}$/)))

/** How clients say which entries a role or a department is given: those it has now, and those it had. */
export const changedEntries = { permissionIds: keys, lastpermissionIds: keys }

const listed = (text: string | null | undefined): string[] => [...new Set((text ?? '').split(',').filter((id) => id !== ''))]

/** Ids of entries that are given and taken. */
export type Difference = { readonly added: readonly string[]; readonly taken: readonly string[] }

/** What `permissionIds` has more is given, what `lastpermissionIds` has more is taken. */
export function differenceOf(asked: {
  readonly permissionIds?: string | null | undefined
  readonly lastpermissionIds?: string | null | undefined
}): Difference {
  const [now, last] = [listed(asked.permissionIds), listed(asked.lastpermissionIds)]
  return { added: now.filter((id) => !last.includes(id)), taken: last.filter((id) => !now.includes(id)) }
}

/** Ids of the entries a role or a department names. */
export const entriesIn = (row: Readonly<Record<string, unknown>> | undefined): string[] =>
  Array.isArray(row?.permissions) ? row.permissions.map(String) : []

/** A row of a noun by its id, as far as somebody may see it. */
export async function findRow(engine: Engine, person: Person, noun: Resource, id: string): Promise<Row | undefined> {
  const where = [{ field: 'id', rule: 'eq', value: id }] as const
  const query = { page: 1, size: 1, sorts: [], where, advanced: { match: 'and', conditions: [] }, fields: [] } as const
  return (await listPage(engine, person, noun, query)).records[0]
}

/**
 * Gives and takes entries, whatever else the row has by now. Tries again where somebody changed it in between. `fresh`: what a row that is not
 * there yet is made with.
 */
export async function changeEntries(
  engine: Engine,
  person: Person,
  noun: Resource,
  id: string,
  { added, taken }: Difference,
  fresh: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const row = await findRow(engine, person, noun, id)
    const kept = entriesIn(row).filter((one) => !taken.includes(one))
    const permissions = [...kept, ...added.filter((one) => !kept.includes(one))]
    const patch = row ? { permissions } : { ...fresh, permissions }
    try {
      await writeNow(engine, person, [{ noun: noun.name, key: id, verb: 'edit', patch, rev: row?.rev ?? 0 }])
      return
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'record.changed' || attempt >= 3) throw error
    }
  }
}
