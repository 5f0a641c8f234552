import { productOf } from './app/shell/screens/shown-area'
import { startApp } from './app/shell/start-app'
import { shownAttendance } from './areas/attendance/app/area'
import { shownCanteen } from './areas/canteen/app/area'
import { shownDeadlines } from './areas/deadlines/app/area'
import { shownFamilies } from './areas/families/app/area'
import { shownGarden } from './areas/garden/app/area'
import { shownRecipes } from './areas/recipes/app/area'
import { roleOrder } from './areas/roles'
import { shownStaff } from './areas/staff/app/area'
import { shownSystem } from './areas/system/app/area'
import { label } from './contract/label'

/** Every area as the app shows it. One line an area. */
const areas = [shownAttendance, shownCanteen, shownDeadlines, shownFamilies, shownGarden, shownRecipes, shownStaff, shownSystem]

void startApp(
  productOf(areas, {
    first: () => import('./areas/system/app/first-nouns').then((file) => file.firstNouns),
    name: label('智慧幼儿园管理后台', 'Smart kindergarten management back end'),
    roleOrder,
    release: document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'development',
  }),
)
