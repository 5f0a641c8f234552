import { label } from '../../contract/label'
import { leading, type Menu, placed, teaching } from '../menu-groups'
import { promotionScreen } from './promotion/promotion-paths'

const hub = '/garden/child'
const classes = '/garden/class'

export const menu: Menu = {
  child: {
    group: 'people',
    order: 1,
    icon: 'baby',
    label: label('幼儿', 'Children'),
    for: [...teaching, 'nurseAide', 'doctor', ...leading, 'admin'],
    place: { ...placed([...teaching, 'doctor'], 4), nurseAide: 2, ...placed([...leading, 'admin'], 3) },
  },
  guardian: { order: 2, label: label('监护人', 'Guardians'), tabOf: hub },
  '/garden/import-children': { order: 3, tabOf: hub },
  [promotionScreen]: { order: 4, tabOf: classes },
  promotion: { order: 5, label: label('升班单', 'Moves up'), tabOf: classes },
}
