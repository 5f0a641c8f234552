import { useState } from 'react'
import { type Density, densities, isDensity } from '../../../contract/list/list-look'
import { keep, recall } from '../../session/storage'

const key = 'TABLE_DENSITY'

/** How high this person likes rows of tables, kept on this device. */
export function useDensity(): [Density, (density: Density) => void] {
  const [own, setOwn] = useState<Density>(() => {
    const kept = recall<unknown>(key)
    return isDensity(kept) ? kept : 'plain'
  })
  return [
    own,
    (density) => {
      keep(key, density, null)
      setOwn(density)
    },
  ]
}

/** The density after another one, around. */
export const nextDensity = (density: Density): Density => densities[(densities.indexOf(density) + 1) % densities.length] ?? 'plain'
