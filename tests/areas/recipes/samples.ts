import { resources } from '../../../src/areas/areas'
import type { recipes } from '../../../src/areas/recipes/area'
import { addDays } from '../../../src/contract/time'
import { counts } from '../../kit/counts'
import type { Samples } from '../../kit/samples'

export const recipesSamples: Samples<typeof recipes> = {
  async 'menu-meal'({ make }, given) {
    const menu = await make(resources['week-menu'])
    return { menuId: menu.id, date: addDays(String(menu.weekStart), 2), ...given }
  },
  'week-menu': async () => ({ weekStart: addDays('2025-09-01', 7 * counts.weeks++) }),
}
