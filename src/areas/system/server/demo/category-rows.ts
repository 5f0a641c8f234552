import type { Given } from '../../../../server/seed/fill'
import { foodGroups } from '../../../demo/published/food-groups'

/** The categories a house begins with: what dishes are made of. */
export const categoryRows = (): Given[] => foodGroups.map(({ id, ...values }) => ({ id, values }))
