import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { gardenCards } from './cards'

/** What the calendar says on the home. */
export const gardenHome: HomeOfArea = {
  cards: gardenCards,
  day: { name: 'garden/day', load: () => import('./DayOfCalendar').then((file) => file.DayOfCalendar) },
}
