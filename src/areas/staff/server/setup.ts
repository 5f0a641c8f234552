import { sql } from 'kysely'
import { label } from '../../../contract/label'
import { User } from '../../../contract/system/user'
import { holdsRole } from '../../../server/auth/role-holders'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Staff } from '../published/staff'

const accounts = living(User.name)
/** Whoever sets the house up may be on the staff as well; they are not who is asked for. */
const others = living(
  Staff.name,
  () => sql`not exists (select 1 from "user" u where u.id = user_id and not u.gone and ${holdsRole(['admin'])})`,
)

/** Who works here, and with what they sign in. */
export const staffSetup: readonly SetupFact[] = [
  {
    name: 'staff',
    place: 5,
    label: label('教职工与账号', 'Staff and their accounts'),
    about: label('用 Excel 一次导入，可以带上登录账号。', 'By Excel at once, with the accounts they sign in with.'),
    path: '/garden/staff',
    needs: 'staff:add',
    ways: [
      { label: label('用 Excel 导入', 'Import from Excel'), path: '/garden/import-staff', needs: 'staff:add' },
      { label: label('开通账号', 'Open an account'), path: '/system/user', needs: 'user:add' },
    ],
    // One who sets the house up has an account from the start.
    count: async (db, today) => ((await accounts(db, today)) > 1 ? others(db, today) : 0),
  },
]
