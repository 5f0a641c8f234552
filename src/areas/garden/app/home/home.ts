import type { HomeOfArea } from '../../../../app/home/home-of-area'

/** What the calendar says on the home. */
export const gardenHome: HomeOfArea = {
  day: { name: 'garden/day', load: () => import('./DayOfCalendar').then((file) => file.DayOfCalendar) },
}
