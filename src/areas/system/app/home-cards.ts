import type { HomeCard } from '../../../app/home/home-card'
import { label } from '../../../contract/label'
import type { RoleCode } from '../../roles'

/** What the system tells on the home of whoever looks after the house. */
export const homeCards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'system/house',
    title: label('示范数据', 'The demonstration'),
    icon: 'school',
    needs: ['house-setting:begin'],
    place: { order: 2, lane: 'full' },
    height: 0,
    load: () => import('../../../app/house/HouseCard').then((file) => file.HouseCard),
  },
  {
    name: 'system/set-up',
    title: label('把园所建起来', 'Set up your kindergarten'),
    icon: 'list-checks',
    needs: ['house-setting:begin'],
    place: { order: 1, lane: 'full' },
    height: 0,
    load: () => import('../../../app/house/SetupSteps').then((file) => file.SetupSteps),
  },
]
