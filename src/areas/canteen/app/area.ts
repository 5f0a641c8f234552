import { show } from '../../../app/shell/screens/shown-area'

export const shownCanteen = show({
  name: 'canteen',
  area: () => import('../area').then((file) => file.canteen),
  screens: {
    'canteen/samples': () => import('./log/SampleLog').then((file) => file.SampleLog),
    'canteen/keeping': () => import('./keeping/KeepingScreen').then((file) => file.KeepingScreen),
    'canteen/fridges': () => import('./fridges/FridgeScreen').then((file) => file.FridgeScreen),
    'canteen/completeness': () => import('./completeness/CompletenessScreen').then((file) => file.CompletenessScreen),
    'canteen/papers': () => import('./papers/PapersScreen').then((file) => file.PapersScreen),
    'canteen/chain': () => import('./papers/ChainScreen').then((file) => file.ChainScreen),
  },
  pageParts: { staff: () => import('./staff-record/staff-parts').then((file) => file.staffParts) },
  home: () => import('./home/home').then((file) => file.canteenHome),
})
