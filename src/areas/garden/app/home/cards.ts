import type { HomeCard } from '../../../../app/home/home-card'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const place = { order: 10, lane: 'main' } as const

/** What the calendar tells on the home of those who come by it: who opens the gate, who brings food and who takes it in. */
export const gardenCards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'garden/week',
    title: label('接下来七天', 'The next seven days'),
    icon: 'calendar-days',
    needs: ['school-day:list'],
    for: { guard: place, supplier: place, inspectorIn: place },
    to: '/garden/school-day',
    height: 320,
    load: () => import('./WeekCard').then((file) => file.WeekCard),
  },
]
