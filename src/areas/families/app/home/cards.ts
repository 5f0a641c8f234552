import type { BandItem } from '../../../../app/home/band/band-item'
import type { HomeCard } from '../../../../app/home/home-card'
import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const side = (order: number) => ({ order, lane: 'side' }) as const
const main = (order: number) => ({ order, lane: 'main' }) as const

/** What families tell on the home of those who look after children. */
const cards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'families/birthdays',
    title: label('生日', 'Birthdays'),
    icon: 'baby',
    needs: ['child:list'],
    for: { nurseAide: side(30), principal: main(90), viceAdmin: main(90) },
    to: '/garden/child',
    height: 120,
    load: () => import('./BirthdaysCard').then((file) => file.BirthdaysCard),
  },
]

/** What they say on the band above the children of a class. */
const bandItems: readonly BandItem[] = [
  {
    name: 'families/birthdays',
    order: 60,
    needs: ['child:list'],
    load: () => import('./BirthdayMatter').then((file) => file.BirthdayMatter),
  },
]

export const familyHome: HomeOfArea = { cards, bandItems }
