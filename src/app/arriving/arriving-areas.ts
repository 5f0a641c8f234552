import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Area, deviceCatalogueOf } from '../../contract/area'
import type { Catalogue } from '../../contract/catalogue'

/** Areas of a product, each fetched when something first needs it. */
export type ArrivingAreas = {
  /** What has arrived so far. It grows in place: whoever holds it knows what comes later too. */
  readonly catalogue: Catalogue
  /** The same for whoever wants to hear of arrivals: another object after each. */
  readonly here: StoreApi<Catalogue>
  /** Resolves to all areas when they are here. What could not be fetched is tried again when next asked for. */
  readonly fetch: () => Promise<readonly Area[]>
  /** Resolves when what `load` brings of areas is here. */
  readonly fetchPart: (load: () => Promise<Area>) => Promise<void>
}

/** `loads`: how each area is fetched. */
export function arrivingAreas(loads: readonly (() => Promise<Area>)[]): ArrivingAreas {
  const arrived = new Map<string, Area>()
  const coming = new Map<() => Promise<Area>, Promise<Area>>()
  const catalogue = deviceCatalogueOf([])
  const here = createStore<Catalogue>(() => ({ ...catalogue }))
  const fetchOne = (load: () => Promise<Area>): Promise<Area> => {
    const found = coming.get(load) ?? load()
    coming.set(load, found)
    found.catch(() => coming.delete(load))
    return found
  }
  const take = (areas: readonly Area[]) => {
    const fresh = areas.filter((area) => !arrived.has(area.name))
    if (fresh.length === 0) return
    for (const area of fresh) arrived.set(area.name, area)
    Object.assign(catalogue, deviceCatalogueOf([...arrived.values()]))
    here.setState({ ...catalogue })
  }
  return {
    catalogue,
    here,
    async fetch() {
      const areas = await Promise.all(loads.map(fetchOne))
      take(areas)
      return areas
    },
    fetchPart: async (load) => take([await fetchOne(load)]),
  }
}
