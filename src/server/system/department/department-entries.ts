import type { Catalogue } from '../../../contract/catalogue'
import { Refusal } from '../../../contract/error'
import { codesIn } from '../../../contract/system/permission'
import { isDepartmental } from '../../auth/department-rights'
import type { Engine } from '../../engine'
import { readEntries } from '../menu'
import type { Entry } from '../menu-node'
import { needsOf } from '../permission-tree'

/** Entries that can be given to a department: what they name, and what they are of no use without, can be held within one. */
function offered(catalogue: Catalogue, entries: readonly Entry[]): Entry[] {
  const needs = needsOf(catalogue)
  const isFit = (code: string) => isDepartmental(catalogue.resources, code)
  const isOffered = ({ id, perms }: Entry) => codesIn(perms).every(isFit) && (!needs.has(id) || isFit(needs.get(id) ?? ''))
  return entries.filter(isOffered)
}

/** Some entries with those they lie below. */
function withAbove(entries: readonly Entry[], isWanted: (entry: Entry) => boolean): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const kept = new Set<string>()
  for (const entry of entries.filter(isWanted))
    for (let at: Entry | undefined = entry; at && !kept.has(at.id); at = byId.get(at.parent_id ?? '')) kept.add(at.id)
  return entries.filter(({ id }) => kept.has(id))
}

/** Whether an entry only holds others together. */
const isGroup = ({ component, perms }: Entry): boolean => component === 'layouts/RouteView' && !perms

/** Entries a department can be given, or of these the ones in `among`, below the groups they stand in. */
export async function entriesForDepartment(engine: Engine, tenant: number, among?: ReadonlySet<string>): Promise<Entry[]> {
  const fit = offered(engine.catalogue, await readEntries(engine.databases.tenant(tenant)))
  return withAbove(fit, (entry) => (among ? among.has(entry.id) : !isGroup(entry)))
}

/** Refuses with `department.withheld` what cannot be given to a department, by its name. What is not there at all is told where it is written. */
export async function checkOffered(engine: Engine, tenant: number, ids: readonly string[]): Promise<void> {
  const entries = await readEntries(engine.databases.tenant(tenant))
  const fit = new Set(offered(engine.catalogue, entries).map(({ id }) => id))
  const withheld = entries.find(({ id }) => ids.includes(id) && !fit.has(id))
  if (withheld) throw new Refusal('department.withheld', { name: withheld.name, nameEn: withheld.name_en || withheld.name })
}

/** Refuses with `department-role.beyond` what a department does not have itself, by its name. */
export async function checkHad(engine: Engine, tenant: number, had: readonly string[], ids: readonly string[]): Promise<void> {
  const entries = await readEntries(engine.databases.tenant(tenant))
  const beyond = entries.find(({ id }) => ids.includes(id) && !had.includes(id))
  if (beyond) throw new Refusal('department-role.beyond', { name: beyond.name, nameEn: beyond.name_en || beyond.name })
}
