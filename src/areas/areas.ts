import type { Area } from '../contract/area'
import type { Catalogue } from '../contract/catalogue'
import type { Noun, NounTypes } from '../contract/registry'
import { catalogueOf } from '../contract/whole-catalogue'
import { attendance } from './attendance/area'
import { canteen } from './canteen/area'
import { deadlines } from './deadlines/area'
import { families } from './families/area'
import { garden } from './garden/area'
import { recipes } from './recipes/area'
import { staff } from './staff/area'
import { system } from './system/area'

/** Every area of the kindergarten. One line an area. */
export const areas = [attendance, canteen, deadlines, families, garden, recipes, staff, system] as const satisfies readonly Area[]

const joined = await catalogueOf(areas)

/** All that both engines are told of the kindergarten. */
export const catalogue: Catalogue = joined

/** The definition of every noun. One that no area has does not compile. */
export const resources: { readonly [N in Noun]: NounTypes[N] } = joined.resources
