import type { HomeCard } from '../../../../app/home/home-card'
import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

/** Papers that run out and places that are full, on the home of whoever looks after them. */
const cards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'deadlines/deadlines',
    title: label('需要处理的期限', 'Deadlines to act on'),
    icon: 'calendar-days',
    needs: [],
    for: {
      doctor: { order: 40, lane: 'side' },
      principal: { order: 50, lane: 'side' },
      viceAdmin: { order: 50, lane: 'side' },
    },
    place: { order: 60, lane: 'side' },
    height: 168,
    load: () => import('./DeadlinesCard').then((file) => file.DeadlinesCard),
  },
]

export const deadlineHome: HomeOfArea = {
  cards,
  alarms: [{ name: 'deadlines/over', needs: [], load: () => import('./DeadlineAlarm').then((file) => file.DeadlineAlarm) }],
}
