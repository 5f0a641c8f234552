import { catalogue } from './areas/areas'
import { servedAttendance } from './areas/attendance/server/area'
import { servedCanteen } from './areas/canteen/server/area'
import { servedDeadlines } from './areas/deadlines/server/area'
import { demoAccounts } from './areas/demo/server/demo-accounts'
import { furnish } from './areas/demo/server/furnish'
import { servedFamilies } from './areas/families/server/area'
import { servedGarden } from './areas/garden/server/area'
import { servedRecipes } from './areas/recipes/server/area'
import { roles } from './areas/roles'
import { servedStaff } from './areas/staff/server/area'
import { servedSystem } from './areas/system/server/area'
import { type Product, productOf } from './server/product'

/** Every area as the server runs it. One line an area, in the order in which they follow a change and do their daily work. */
const areas = [servedSystem, servedGarden, servedFamilies, servedStaff, servedRecipes, servedAttendance, servedCanteen, servedDeadlines]

/** The kindergarten, as the server's engine is given it. */
export const product: Product = productOf(catalogue, areas, {
  roles,
  accounts: demoAccounts(),
  tenantName: '阳光实验幼儿园',
  furnish,
})
