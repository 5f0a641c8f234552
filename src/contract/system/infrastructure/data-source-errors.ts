import { addErrors, ask } from '../../error'

/** Ways to say no about other databases. None of them tells more of a server than whether it answers and lets in. */
const dataSourceErrors = {
  'data-source.off': ask(
    409,
    '此服务器不允许连接其他数据库。需要时请在服务器上设置 DATA_SOURCE_HOSTS',
    'This server connects to no other database. Whoever runs it can name hosts in DATA_SOURCE_HOSTS',
  ),
  'data-source.host': ask(
    409,
    '主机“{host}”不在此服务器允许连接的范围内（DATA_SOURCE_HOSTS）',
    'The host {host} is none this server may connect to (DATA_SOURCE_HOSTS)',
  ),
  'data-source.kind': ask(
    409,
    '此服务器没有这种数据库的驱动，可以登记，不能测试；能测试的是 MySQL、MariaDB 和 PostgreSQL',
    'This server has no driver for this kind of database: it is kept and cannot be tried. MySQL, MariaDB and PostgreSQL can',
  ),
  'data-source.address': ask(400, '地址应为 jdbc:{kind}://主机:端口/数据库', 'An address looks like jdbc:{kind}://host:port/database'),
  'data-source.open-password': ask(
    400,
    '地址中不要写用户名或密码，请填写在下面的栏中',
    'No user name or password stands in the address; they have fields of their own',
  ),
  'data-source.password-again': ask(
    409,
    '地址或用户名已改，请重新填写密码',
    'The address or the user name is another one; please give the password again',
  ),
  'data-source.unreachable': ask(409, '连不上：主机没有应答', 'It cannot be reached: nothing answers there'),
  'data-source.refused': ask(409, '主机有应答，但拒绝了连接', 'It answers, and refuses the connection'),
  'data-source.login': ask(409, '主机有应答，但用户名或密码不正确', 'It answers, and the user name or password is wrong'),
} as const

declare module '../../registry' {
  interface ErrorTypes extends DataSourceErrors {}
}
type DataSourceErrors = typeof dataSourceErrors

addErrors(dataSourceErrors)
