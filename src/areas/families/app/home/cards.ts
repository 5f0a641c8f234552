import type { HomeCard } from '../../../../app/home/home-card'
import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const side = (order: number) => ({ order, lane: 'side' }) as const

/** What families tell on the home of those who look after children. */
const cards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'families/birthdays',
    title: label('生日', 'Birthdays'),
    icon: 'baby',
    needs: ['child:list'],
    for: { nurseAide: side(30), principal: side(90), viceAdmin: side(90) },
    to: '/garden/child',
    height: 120,
    load: () => import('./BirthdaysCard').then((file) => file.BirthdaysCard),
  },
]

export const familyHome: HomeOfArea = { cards }
