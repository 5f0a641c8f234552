import type { Catalogue } from '../catalogue'
import { defaultOrderOf } from '../default-order'
import type { Fields } from '../field'
import type { FieldGroup } from '../fields/field-group'
import type { Resource } from '../resource'

/** Fields everybody who sees a row is told, whatever else they may read: what it is known by, put in order by, kept for and seen through. */
function toldFields({ flows }: Pick<Catalogue, 'flows'>, resource: Resource): string[] {
  const { open, by } = defaultOrderOf(resource)
  const ordered = [...(open ? [open.field, ...open.keys.map(({ column }) => column)] : []), ...by.map(({ column }) => column)]
  const { title, offline, scope, readers = {}, name } = resource
  const others = [offline.by, scope?.follows, ...Object.values(readers), flows[name]?.field].flatMap((field) => field ?? [])
  return [title, ...ordered, ...others].filter((field) => resource.fields[field]?.group)
}

/**
 * Parts of entries that go by the name of a field in a group without being in it, as in a history that keeps what was written over: what
 * somebody may not read they would read there. `around`: groups by the names of fields around, and those the entries lie in.
 */
function repeated(
  fields: Fields,
  around: { readonly named: ReadonlyMap<string, FieldGroup>; readonly within: readonly FieldGroup[] } = { named: new Map(), within: [] },
): string[] {
  const own = Object.entries(fields).flatMap(([name, { group }]) => (group ? [[name, group] as const] : []))
  const named = new Map([...around.named, ...own])
  return Object.entries(fields).flatMap(([name, { of, group }]) => {
    if (!of) return []
    const within = group ? [...around.within, group] : around.within
    const isOpen = (inner: string) => {
      const told = named.get(inner)
      return told !== undefined && of[inner]?.group !== told && !within.includes(told)
    }
    return [...Object.keys(of).filter(isOpen), ...repeated(of, { named, within })].map((inner) => `${name}.${inner}`)
  })
}

/** Fields that would tell everybody what only those may read who hold the right to a group. */
export const toldToAll = (catalogue: Catalogue): string[] =>
  Object.values(catalogue.resources).flatMap((resource) =>
    [...new Set([...toldFields(catalogue, resource), ...repeated(resource.fields)])].map(
      (field) => `tells everybody what is in a group: ${resource.name}.${field}`,
    ),
  )
