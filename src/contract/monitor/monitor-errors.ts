import { addErrors, ask } from '../error'

/** Ways to say no of whoever looks after a server. */
const monitorErrors = {
  'metric.unknown': ask(404, '没有指标“{name}”', 'There is no metric "{name}"'),
  'redis.absent': ask(
    409,
    '没有配置 Redis（REDIS_URL）。本产品不需要 Redis',
    'No Redis is configured (REDIS_URL). The product works without one',
  ),
  'redis.away': ask(409, 'Redis 没有应答，请检查 REDIS_URL', 'Redis does not answer; please check REDIS_URL'),
  'redis.command': ask(
    400,
    '不能执行“{command}”：这里只能查看，不能更改、停止或长时间占用 Redis',
    '"{command}" is not run here: one may look, and neither change, stop nor hold up Redis',
  ),
  'redis.shared': ask(
    400,
    '此服务器有多个园所，不能查看键的内容',
    'Several kindergartens are on this server: what keys hold is shown to none of them',
  ),
  'redis.large': ask(409, '内容过大，最多显示 {max} KB', 'That is too large: at most {max} kB are shown'),
  'redis.line': ask(400, '引号没有成对', 'A quotation mark is not closed'),
  'redis.said': ask(400, 'Redis：{message}', 'Redis: {message}'),
} as const

declare module '../registry' {
  interface ErrorTypes extends MonitorErrors {}
}
type MonitorErrors = typeof monitorErrors

addErrors(monitorErrors)
