import { label } from '../../../contract/label'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Staff } from '../published/staff'

/** Who works here. */
export const staffSetup: readonly SetupFact[] = [
  {
    name: 'staff',
    place: 5,
    label: label('教职工', 'Staff'),
    about: label('用 Excel 一次导入，可以带上登录账号。', 'By Excel at once, with the accounts they sign in with.'),
    path: '/garden/import-staff',
    needs: 'staff:add',
    count: living(Staff.name),
  },
]
