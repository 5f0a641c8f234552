import type { HomeCard } from '../../../../app/home/home-card'
import type { HomeOfArea } from '../../../../app/home/home-of-area'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const place = { order: 45, lane: 'side' } as const

/** What the menus tell on the home of those who write, review and publish them. */
const cards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'recipes/menus',
    title: label('食谱审批', 'Menus to decide'),
    icon: 'chef-hat',
    needs: ['week-menu:list'],
    for: { principal: place, viceAdmin: place, doctor: place, canteenMgr: place },
    to: '/recipe/week-menu',
    height: 140,
    due: { load: () => import('./menus-standing').then((file) => file.useMenusStanding) },
    load: () => import('./MenusCard').then((file) => file.MenusCard),
  },
]

export const recipeHome: HomeOfArea = { cards }
