import { show } from '../../../app/shell/shown-area'

export const shownCanteen = show({
  name: 'canteen',
  area: () => import('../area').then((file) => file.canteen),
  screens: {
    'canteen/samples': () => import('./SampleLog').then((file) => file.SampleLog),
    'canteen/keeping': () => import('./KeepingScreen').then((file) => file.KeepingScreen),
    'canteen/fridges': () => import('./FridgeScreen').then((file) => file.FridgeScreen),
    'canteen/completeness': () => import('./CompletenessScreen').then((file) => file.CompletenessScreen),
    'canteen/papers': () => import('./PapersScreen').then((file) => file.PapersScreen),
    'canteen/chain': () => import('./ChainScreen').then((file) => file.ChainScreen),
  },
})
