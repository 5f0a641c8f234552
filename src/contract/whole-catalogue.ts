import './later-errors'
import { permissionsOf } from './access'
import { type Area, type DefinedIn, joined, keptIn } from './area'
import type { Catalogue } from './catalogue'
import type { Resource } from './resource'
import { toldToAll } from './sync/told-to-all'

/** The definitions of all nouns of some areas, by their names. */
type ResourcesOf<A extends readonly Area[]> = { readonly [R in DefinedIn<A[number]> as R['name']]: R }

const misplaced = (kept: readonly Resource[], online: readonly Resource[]): string[] => [
  ...kept.filter(({ offline }) => offline.mode === 'none').map(({ name }) => `not kept on devices: ${name}`),
  ...online.filter(({ offline }) => offline.mode !== 'none').map(({ name }) => `kept on devices: ${name}`),
  ...[...kept, ...online].flatMap(({ name }, at, all) => (all.findIndex((one) => one.name === name) < at ? [`listed twice: ${name}`] : [])),
]

/** Permissions nouns ask for that no noun has: a definition cannot be checked against those of others when it is compiled. */
function unknownRights({ resources, flows }: Catalogue): string[] {
  const all = Object.values(resources)
  const known = new Set<string>(all.flatMap((resource) => permissionsOf(resource, flows[resource.name])))
  const asked = all.flatMap(({ listedFor, releases = {} }) => [...(listedFor ? [listedFor] : []), ...Object.values(releases)])
  return asked.filter((right) => !known.has(right)).map((right) => `no such permission: ${right}`)
}

async function nounsOf(areas: readonly Area[]) {
  const online = (await Promise.all(areas.map((area) => area.online?.() ?? {}))).flatMap((nouns) => Object.values<Resource>(nouns))
  const kept = keptIn(areas)
  return { kept, online, whole: joined(areas, [...kept, ...online]) }
}

/** All that areas say, as a server that has begun with it has found it right. */
export const joinedCatalogueOf = async (areas: readonly Area[]): Promise<Catalogue> => (await nounsOf(areas)).whole

/**
 * The same. Throws where a noun is listed twice, or among those on devices and is not, or the other way round, asks for a permission there is not, or
 * tells everybody what is in a group.
 */
export async function catalogueOf<const A extends readonly Area[]>(areas: A): Promise<Catalogue & { readonly resources: ResourcesOf<A> }> {
  const { kept, online, whole } = await nounsOf(areas)
  const wrong = [...misplaced(kept, online), ...unknownRights(whole), ...toldToAll(whole)]
  if (wrong.length > 0) throw new Error(wrong.join(', '))
  return whole as Catalogue & { readonly resources: ResourcesOf<A> }
}
