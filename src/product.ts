import { administrator } from './areas/administrator'
import { catalogue } from './areas/areas'
import { servedAttendance } from './areas/attendance/server/area'
import { servedCanteen } from './areas/canteen/server/area'
import { servedDeadlines } from './areas/deadlines/server/area'
import { demoAccounts } from './areas/demo/published/demo-accounts'
import { demoSeed } from './areas/demo/published/demo-seed'
import { demoName } from './areas/demo/published/house'
import { servedFamilies } from './areas/families/server/area'
import { servedGarden } from './areas/garden/server/area'
import { menuGroups } from './areas/menu-groups'
import { servedRecipes } from './areas/recipes/server/area'
import { roleOrder, roles } from './areas/roles'
import { servedStaff } from './areas/staff/server/area'
import { servedSystem } from './areas/system/server/area'
import { type Product, productOf } from './server/product'
import { type Laid, laidBy, referenceOf, type Story, seed } from './server/seed/demo'

/** Every area as the server runs it. One line an area, in the order in which they follow a change and do their daily work. */
const areas = [servedSystem, servedGarden, servedFamilies, servedStaff, servedRecipes, servedAttendance, servedCanteen, servedDeadlines]

/**
 * The demonstration kindergarten as it stands on the morning of `today` (`YYYY-MM-DD`, the kindergarten's day): twelve classes, 360 children,
 * sixty staff and a term of attendance. The same day and seed always give the same rows; accounts are not among them.
 */
export const demo = (today: string, told: Partial<Omit<Story, 'today'>> = {}): Laid => laidBy(areas, { today, seed: demoSeed, ...told })

/** The kindergarten, as the server's engine is given it. */
export const product: Product = productOf(catalogue, areas, {
  roles,
  roleOrder,
  menuGroups,
  accounts: demoAccounts(),
  administrator,
  tenantName: demoName,
  seed: (engine, tenant, today, isEmpty) => seed(engine, tenant, isEmpty ? referenceOf(areas, demo(today)) : demo(today)),
})
