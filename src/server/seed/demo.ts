import type { Resource } from '../../contract/resource'
import type { Engine } from '../engine'
import { chainSeeded, type Deed } from './chain-seeded'
import { fill, type Given } from './fill'
import { fillFiles } from './fill-files'

/** Which demonstration house is told of: as it stands on the morning of `today` (`YYYY-MM-DD`), the one that `seed` leads to. */
export type Story = {
  readonly today: string
  readonly seed: number
  /** How many open days before today what happens daily is told in full; all that areas know of when absent. One class tells all of it. */
  readonly past?: number
}

/** Rows of one noun. */
export type Furniture = { readonly noun: Resource; readonly rows: readonly Given[] }

/** What a demonstration house holds. */
export type Laid = {
  readonly furniture: readonly Furniture[]
  /** Pictures its rows name. */
  readonly files: readonly Uint8Array[]
  /** What people did for those of its records that are evidence. */
  readonly deeds: readonly Deed[]
}

/** What one area lays into it. The same story always gives the same rows. */
export type Demo = (story: Story) => Pick<Laid, 'furniture'> & Partial<Laid>

/** The rows so that what is referred to comes first. Of nouns that refer to each other in a circle, the one that came first is laid last. */
function byReference(all: readonly Furniture[]): Furniture[] {
  const laid = new Set<Furniture>()
  const ordered: Furniture[] = []
  const lay = (one: Furniture): void => {
    if (laid.has(one)) return
    laid.add(one)
    const named = new Set(Object.values(one.noun.fields).map(({ noun }) => noun))
    for (const other of all) if (named.has(other.noun.name)) lay(other)
    ordered.push(one)
  }
  all.forEach(lay)
  return ordered
}

/** What areas lay into a demonstration house together. */
export function laidBy(areas: readonly { readonly demo?: Demo }[], story: Story): Laid {
  const parts = areas.flatMap(({ demo }) => (demo ? [demo(story)] : []))
  return {
    furniture: byReference(parts.flatMap(({ furniture }) => furniture)),
    files: parts.flatMap(({ files = [] }) => files),
    deeds: parts.flatMap(({ deeds = [] }) => deeds),
  }
}

/** What of it a house has that begins empty: rows of the nouns areas name as `reference`. */
export const referenceOf = (areas: readonly { readonly reference?: readonly string[] }[], { furniture }: Laid): Laid => ({
  furniture: furniture.filter(({ noun }) => areas.some(({ reference = [] }) => reference.includes(noun.name))),
  files: [],
  deeds: [],
})

/** Seeds a new house with it. */
export async function seed(engine: Engine, tenant: number, { furniture, files, deeds }: Laid): Promise<void> {
  await fillFiles(engine, tenant, files)
  for (const { noun, rows } of furniture) await fill(engine, tenant, noun, rows)
  await chainSeeded(engine, tenant, deeds)
}
