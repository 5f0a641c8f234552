import { leading, type Menu } from '../menu-groups'

const hub = '/garden/staff'

export const menu: Menu = {
  staff: { group: 'house', order: 1, icon: 'id-card', for: [...leading, 'admin'] },
  'staff-certificate': { order: 2, tabOf: hub },
  'staff-file': { order: 3, tabOf: hub },
  '/garden/import-staff': { order: 4, tabOf: hub },
}
