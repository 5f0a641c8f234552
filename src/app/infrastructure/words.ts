import { label } from '../../contract/label'

/** Other databases and routes of a gateway. */
export const words = {
  where: label('地址与账号', 'Address and account'),
  basics: label('基本信息', 'Basics'),
  test: label('测试连接', 'Try the connection'),
  testOf: label('测试“{name}”的连接', 'Try the connection of {name}'),
  testWhat: label(
    '服务器用保存的地址、用户名和密码连接一次，随后断开，不读取数据。最多等待 5 秒。',
    'The server connects once with the address, user name and password that are kept, leaves again, and reads nothing. It waits 5 seconds at most.',
  ),
  asking: label('正在连接…', 'Connecting …'),
  reached: label('数据库连接成功', 'Connected'),
  again: label('再试一次', 'Try again'),
  declared: label('此处只登记路由，本服务器不执行', 'Routes are declared here; this server follows none'),
  declaredWhat: label(
    '需要时由放在各服务之前的网关读取此列表执行；停用的路由也在列表中，状态为无效。',
    'A gateway that stands before several services reads this list and follows it; a route out of use stands in it as such.',
  ),
  conditions: label('条件与限流', 'Conditions and limits'),
} as const
