import { label } from '../../contract/label'

/** Every text of the screen of people online. */
export const words = {
  title: label('在线用户', 'Online users'),
  name: label('姓名', 'Name'),
  account: label('账号', 'User name'),
  device: label('设备', 'Device'),
  since: label('登录时间', 'Signed in'),
  seen: label('最近联网', 'Last in touch'),
  act: label('操作', 'Action'),
  none: label('没有人在线', 'Nobody is online'),
  noneHint: label('有人登录后会出现在这里。', 'Whoever signs in stands here.'),
  stays: label('联网后可以查看谁在线。', 'Who is online can be seen once there is a network.'),
  thisDevice: label('正在使用的这台', 'This very device'),
  end: label('强制退出', 'Sign out'),
  endOf: label('强制退出：{name} {about}', 'Sign out: {name}, {about}'),
  endAsk: label('让{name}退出 {about} 上的登录？', 'Sign out {name} on {about}?'),
  endWhat: label(
    '要在那台设备上重新登录；还没发送的记录都会留在设备上。',
    'They sign in again there; work that is not sent stays on the device.',
  ),
  ended: label('{name}已退出', '{name} is signed out'),
  many: label('{count} 处登录', '{count} {count:sign-in|sign-ins}'),
} as const
