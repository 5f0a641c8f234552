import { type Density, densities } from '../../../../contract/list/list-look'

/** The density after another one, around. */
export const nextDensity = (density: Density): Density => densities[(densities.indexOf(density) + 1) % densities.length] ?? 'plain'
