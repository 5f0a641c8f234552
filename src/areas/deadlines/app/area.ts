import type { HomeCard } from '../../../app/home/home-card'
import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'
import type { RoleCode } from '../../roles'

export const shownDeadlines = show({
  name: 'deadlines',
  area: () => import('../area').then((file) => file.deadlines),
  screens: {},
  home: [
    {
      name: 'deadlines/deadlines',
      title: label('需要处理的期限', 'Deadlines to act on'),
      icon: 'calendar-days',
      needs: [],
      for: {
        doctor: { order: 40, lane: 'side' },
        principal: { order: 50, lane: 'side' },
        viceAdmin: { order: 50, lane: 'side' },
      } satisfies HomeCard<RoleCode>['for'],
      place: { order: 60, lane: 'side' },
      height: 168,
      load: () => import('./DeadlinesCard').then((file) => file.DeadlinesCard),
    },
  ],
})
