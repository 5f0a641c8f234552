import { sql } from 'kysely'
import { label } from '../../../contract/label'
import { Device } from '../../../contract/system/device'
import { holdsRole } from '../../../server/auth/role-holders'
import { living, type SetupFact } from '../../../server/house/setup-steps'

/** On what the roll is called: a device somebody who teaches has been signed in on. */
export const systemSetup: readonly SetupFact[] = [
  {
    name: 'devices',
    place: 6,
    label: label('平板与手机', 'Tablets and phones'),
    about: label(
      '请老师在设备上打开本页地址并登录，它就会出现在设备列表里。',
      'Have a teacher open this address there and sign in: it then stands in the list of devices.',
    ),
    path: '/system/device',
    needs: 'device:list',
    ways: [{ label: label('查看设备', 'See the devices'), path: '/system/device', needs: 'device:list' }],
    count: living(
      Device.name,
      () =>
        sql`exists (select 1 from "user" u where u.id = any(users) and not u.gone and ${holdsRole(['headTeacher', 'teacher', 'nurseAide'])})`,
    ),
  },
]
