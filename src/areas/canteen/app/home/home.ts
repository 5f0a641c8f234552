import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { canteenCards } from './cards'

/** What the canteen tells on the home. */
export const canteenHome: HomeOfArea = {
  cards: canteenCards,
  alarms: [
    { name: 'canteen/fridge', needs: ['fridge-temp:list'], load: () => import('./FridgeAlarm').then((file) => file.FridgeAlarm) },
    { name: 'canteen/samples', needs: ['retained-sample:list'], load: () => import('./SampleAlarm').then((file) => file.SampleAlarm) },
  ],
}
