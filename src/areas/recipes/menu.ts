import { label } from '../../contract/label'
import { foodSafety, leading, type Menu, sampling } from '../menu-groups'

const hub = '/recipe/week-menu'

export const menu: Menu = {
  'week-menu': {
    group: 'kitchen',
    order: 1,
    icon: 'chef-hat',
    for: ['doctor', ...leading, ...sampling, ...foodSafety, 'storekeeper', 'buyer', 'regulator', 'committee', 'admin'],
    place: { storekeeper: 4, buyer: 3, regulator: 4 },
    short: label('食谱', 'Menu'),
  },
  dish: {
    group: 'kitchen',
    order: 2,
    icon: 'soup',
    label: label('菜品', 'Dishes'),
    for: ['canteenMgr', 'inspectorIn'],
    place: { inspectorIn: 2 },
    tabOf: hub,
  },
  'menu-meal': { order: 3, label: label('餐次食谱', 'Meals'), tabOf: hub },
}
