import { show } from '../../../app/shell/screens/shown-area'

export const shownDeadlines = show({
  name: 'deadlines',
  area: () => import('../area').then((file) => file.deadlines),
  screens: {},
  home: () => import('./home/cards').then((file) => file.deadlineHome),
})
