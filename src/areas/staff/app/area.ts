import { show } from '../../../app/shell/screens/shown-area'

export const shownStaff = show({
  name: 'staff',
  area: () => import('../area').then((file) => file.staff),
  screens: { 'staff/staff-sheet': () => import('./StaffImport').then((file) => file.StaffImport) },
  recordPages: { staff: () => import('./staff-record/staff-page').then((file) => file.staffPage) },
})
