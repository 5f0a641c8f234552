import { label } from '../../contract/label'
import { leading, type Menu, placed, teaching } from '../menu-groups'

const hub = '/garden/child'

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
}
