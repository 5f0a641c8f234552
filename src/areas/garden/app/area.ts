import { show } from '../../../app/shell/screens/shown-area'

export const shownGarden = show({
  name: 'garden',
  area: () => import('../area').then((file) => file.garden),
  screens: {},
  home: () => import('./home/home').then((file) => file.gardenHome),
  recordPages: {
    class: () => import('./class/class-page').then((file) => file.classPage),
    'kindergarten-profile': () => import('./profile/profile-page').then((file) => file.profilePage),
  },
  pageParts: { staff: () => import('./class/staff-parts').then((file) => file.staffParts) },
})
