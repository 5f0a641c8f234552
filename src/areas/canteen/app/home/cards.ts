import type { HomeCard } from '../../../../app/home/home-card'
import { label } from '../../../../contract/label'
import type { RoleCode } from '../../../roles'

const main = (order: number) => ({ order, lane: 'main' }) as const
const side = (order: number) => ({ order, lane: 'side' }) as const

/** Whoever answers for the samples of others sees the whole day; the log is for those who take them. */
const answering = { ...main(10), to: '/canteen/completeness' } as const

/** What the canteen tells on the home of those who cook, keep samples, buy, pay or answer for it. */
export const canteenCards: readonly HomeCard<RoleCode>[] = [
  {
    name: 'canteen/samples',
    title: label('本餐留样', 'Samples of this meal'),
    icon: 'clipboard-list',
    needs: ['retained-sample:list'],
    for: { canteenMgr: side(20), cook: side(20), sampler: side(20), foodDirector: answering, foodOfficer: answering },
    to: '/canteen/samples',
    height: 300,
    due: { load: () => import('./standing/samples-standing').then((file) => file.useSamplesStanding) },
    load: () => import('./SamplesCard').then((file) => file.SamplesCard),
  },
  {
    name: 'canteen/fridges',
    title: label('冰箱测温', 'Fridge check'),
    icon: 'thermometer',
    needs: ['fridge-temp:list'],
    for: {
      canteenMgr: side(30),
      cook: side(30),
      sampler: side(30),
      storekeeper: side(10),
      foodDirector: side(20),
      foodOfficer: side(20),
    },
    to: '/canteen/fridges',
    height: 220,
    due: { load: () => import('./standing/fridges-standing').then((file) => file.useFridgesStanding) },
    load: () => import('./FridgesCard').then((file) => file.FridgesCard),
  },
  {
    name: 'canteen/disposal',
    title: label('到期待销毁', 'To dispose of'),
    icon: 'package',
    needs: ['retained-sample:list'],
    for: {
      canteenMgr: side(40),
      cook: side(40),
      sampler: side(40),
      storekeeper: side(20),
      foodDirector: side(30),
      foodOfficer: side(30),
    },
    to: '/canteen/keeping',
    height: 120,
    due: { load: () => import('./standing/disposal-standing').then((file) => file.useDisposalStanding) },
    load: () => import('./DisposalCard').then((file) => file.DisposalCard),
  },
  {
    name: 'canteen/orders',
    title: label('今天的采购', 'Food orders of today'),
    icon: 'shopping-basket',
    needs: ['food-order:list'],
    // Whoever stores what is bought sees what is still to come.
    for: { buyer: main(5), canteenMgr: side(45), storekeeper: side(25) },
    to: '/canteen/food-order',
    height: 220,
    due: { load: () => import('./buying/orders-standing').then((file) => file.useOrdersStanding) },
    load: () => import('./buying/OrdersCard').then((file) => file.OrdersCard),
  },
  {
    name: 'canteen/spent',
    title: label('本月采购', 'Bought this month'),
    icon: 'shopping-basket',
    needs: ['food-order:list'],
    for: { accountant: main(5), buyer: side(20) },
    to: '/canteen/food-order',
    height: 220,
    load: () => import('./buying/SpentCard').then((file) => file.SpentCard),
  },
]
