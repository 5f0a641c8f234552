import { addErrors, ask } from './error'
import { longestCron } from './rules/cron'

/** Ways to say no about jobs. Fetched with what changes them: no phone needs them for its first screen. */
const jobErrors = {
  'rule.cron': ask(
    400,
    '表达式无法运行：应为“秒 分 时 日 月 周 年”，日和周有一个为 ?，最多 {max} 个字符',
    'This expression cannot be run: it is second minute hour day month week year, day or week is ?, and it has at most {max} {max:character|characters}',
  ),
  'rule.cron-over': ask(400, '此表达式以后不会再有运行时间', 'This expression names no time that is still to come'),
  'job.unknown': ask(400, '没有任务“{name}”', 'There is no job "{name}"'),
  'job.parameter': ask(400, '此任务不接受参数', 'This job takes no parameter'),
  'job.shared': ask(409, '此任务为所有园所共用，不能在此更改', 'This job is done for all kindergartens and cannot be changed here'),
  'job.shipped': ask(409, '产品自带的任务不能删除，可以停止', 'A job that comes with the product cannot be removed; it can be stopped'),
  'job.many': ask(409, '最多新增 {max} 个任务', 'At most {max} {max:job|jobs} can be added'),
  'job.running': ask(409, '任务正在运行或即将开始', 'The job is running, or about to begin'),
  'job.idle': ask(409, '任务现在没有在运行', 'The job is not running now'),
} as const

declare module './registry' {
  interface ErrorTypes extends JobErrors {}
}
type JobErrors = typeof jobErrors

addErrors(jobErrors)

/** What is wrong with an expression that cannot be run. */
export const cronProblem = { code: 'rule.cron', values: { max: longestCron } } as const
