import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'

export const shownGarden = show({
  name: 'garden',
  area: () => import('../area').then((file) => file.garden),
  screens: {},
  home: () => import('./home/home').then((file) => file.gardenHome),
  nounViews: {
    'school-day': {
      label: label('日历', 'Calendar'),
      icon: 'calendar-days',
      load: () => import('./calendar/CalendarScreen').then((file) => file.CalendarScreen),
    },
  },
  recordPages: {
    class: () => import('./class/class-page').then((file) => file.classPage),
    'kindergarten-profile': () => import('./profile/profile-page').then((file) => file.profilePage),
  },
  pageParts: { staff: () => import('./class/staff-parts').then((file) => file.staffParts) },
})
