import { label } from '../../contract/label'
import { foodSafety, leading, type Menu, placed, sampling } from '../menu-groups'

const hub = '/canteen/completeness'

export const menu: Menu = {
  '/canteen/samples': {
    group: 'kitchen',
    order: 3,
    icon: 'camera',
    for: [...sampling, 'admin'],
    place: placed(sampling, 2),
    short: label('留样', 'Samples'),
  },
  '/canteen/keeping': {
    group: 'kitchen',
    order: 4,
    icon: 'archive',
    for: [...sampling, ...foodSafety, 'storekeeper', 'admin'],
    place: { ...placed(foodSafety, 4), storekeeper: 2 },
    short: label('销毁', 'Disposal'),
    tabOf: hub,
  },
  '/canteen/fridges': {
    group: 'kitchen',
    order: 5,
    icon: 'thermometer-snowflake',
    for: [...sampling, ...foodSafety, 'storekeeper', 'admin'],
    place: placed([...sampling, ...foodSafety, 'storekeeper'], 3),
    short: label('测温', 'Fridges'),
    tabOf: hub,
  },
  [hub]: {
    group: 'kitchen',
    order: 6,
    icon: 'shield-check',
    label: label('留样检查', 'Sample check'),
    for: [...leading, 'canteenMgr', ...foodSafety, 'regulator', 'admin'],
    place: { ...placed(foodSafety, 2), regulator: 3 },
    short: label('检查', 'Check'),
  },
  'food-order': {
    group: 'kitchen',
    order: 9,
    icon: 'shopping-basket',
    label: label('采购', 'Buying'),
    // Whoever stores what comes, and whoever pays for it, reads what was ordered.
    for: ['buyer', 'canteenMgr', 'storekeeper', 'accountant'],
    place: { buyer: 4, accountant: 4 },
    short: label('采购', 'Buying'),
  },
  'food-order-line': { order: 10, label: label('采购明细', 'Foods bought'), tabOf: '/canteen/food-order' },
  '/canteen/papers': { order: 7, tabOf: hub },
  '/canteen/chain': { order: 8, tabOf: hub },
}
