import { label } from '../../../contract/label'
import { Device } from '../../../contract/system/device'
import { User } from '../../../contract/system/user'
import { living, type SetupFact } from '../../../server/house/setup-steps'

const users = living(User.name)

/** Who signs in, and on what. */
export const systemSetup: readonly SetupFact[] = [
  {
    name: 'accounts',
    place: 4,
    label: label('账号', 'Accounts'),
    about: label('先给园长一个账号，其余可以由各位分工完成。', 'One for the principal first, who may share out the rest.'),
    path: '/system/user',
    needs: 'user:add',
    // One who sets the house up is there from the start.
    count: async (db, today) => Math.max(0, (await users(db, today)) - 1),
  },
  {
    name: 'devices',
    place: 7,
    label: label('平板与手机', 'Tablets and phones'),
    about: label(
      '在设备上打开本页地址并登录，它就会出现在设备列表里。',
      'Open this address there and sign in: it then stands in the list of devices.',
    ),
    path: '/system/device',
    needs: 'device:list',
    count: living(Device.name),
  },
]
