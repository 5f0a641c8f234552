import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { bandItems } from '../board/band/band-items'
import { attendanceCards } from './cards'
import { kitchenCards } from './kitchen-cards'

/** What attendance tells on the home. */
export const attendanceHome: HomeOfArea = {
  cards: [...attendanceCards, ...kitchenCards],
  bandItems,
  alarms: [
    { name: 'attendance/roll', needs: ['attendance-record:list'], load: () => import('./RollAlarm').then((file) => file.RollAlarm) },
  ],
}
