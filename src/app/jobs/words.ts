import type { JobRunRow, MissedTimes } from '../../contract/job'
import { type Label, label } from '../../contract/label'

/** Every text of the screen of jobs. */
export const words = {
  title: label('定时任务', 'Scheduled jobs'),
  views: label('查看', 'Show'),
  jobs: label('任务', 'Jobs'),
  runs: label('运行记录', 'Runs'),
  none: label('还没有定时任务', 'There are no jobs yet'),
  noneHint: label(
    '服务器启动后，产品自带的任务会出现在这里。',
    'Those that come with the product stand here once the server has planned them.',
  ),
  noRuns: label('没有运行记录', 'No runs'),
  noRunsHint: label(
    '记录保留 30 天。只做检查的任务仅在失败或手动运行时留下记录。',
    'Runs are remembered for 30 days. Jobs that only look for what is due leave one when they failed, or when somebody wanted them.',
  ),
  again: label('重新读取', 'Read again'),
  stays: label(
    '任务照常由服务器运行，联网后可在这里查看和更改。',
    'The server goes on with its jobs. They can be seen and changed here once there is network.',
  ),

  name: label('任务', 'Job'),
  expression: label('表达式', 'Expression'),
  state: label('状态', 'State'),
  next: label('下次运行', 'Next run'),
  last: label('上次运行', 'Latest run'),
  started: label('开始时间', 'Began'),
  took: label('用时', 'Took'),
  outcome: label('结果', 'Outcome'),
  reason: label('说明', 'Why'),
  by: label('发起人', 'Wanted by'),
  clock: label('按时', 'Its time'),
  missedTimes: label('错过的时间', 'Missed times'),
  neverRan: label('尚未运行', 'Not yet'),
  noNext: label('无', 'None'),
  seconds: label('{seconds} 秒', '{seconds}s'),
  tries: label('第 {tries} 次尝试', 'try {tries}'),

  on: label('启用', 'On'),
  stopped: label('停止', 'Stopped'),
  running: label('运行中', 'Running'),
  runningOf: label('运行中 {done}/{total}', 'Running, {done} of {total}'),
  asked: label('即将运行', 'About to run'),
  cancelling: label('正在取消', 'Being cancelled'),
  shared: label('全局', 'All houses'),
  added: label('新增', 'Added'),
  changed: label('时间已改', 'Own times'),
  sharedHint: label(
    '此任务由服务器为所有园所统一运行，只能查看。',
    'The server does this once for all kindergartens; it can only be looked at.',
  ),

  runNow: label('立即运行', 'Run now'),
  wanted: label('“{name}”即将运行', '"{name}" is about to run'),
  cancelRun: label('取消运行', 'Cancel the run'),
  cancelled: label('正在取消“{name}”', '"{name}" is being cancelled'),
  pause: label('停止任务', 'Stop the job'),
  pauseAsk: label('停止“{name}”？', 'Stop "{name}"?'),
  pauseHint: label(
    '停止后不再按时运行，直到有人启用。其间错过的时间不补。',
    'It is not done any more until somebody starts it again. Times that come round meanwhile are over.',
  ),
  paused: label('“{name}”已停止', '"{name}" is stopped'),
  resume: label('启用任务', 'Start the job'),
  resumed: label('“{name}”已启用', '"{name}" is started'),
  change: label('修改', 'Change'),
  reset: label('恢复默认时间', 'Back to the default times'),
  resetDone: label('“{name}”已恢复默认时间', '"{name}" has its default times again'),
  remove: label('删除', 'Delete'),
  removeAsk: label('删除“{name}”的这个时间？', 'Delete these times of "{name}"?'),
  removeHint: label('产品自带的任务不受影响。', 'The job that comes with the product stays.'),
  removed: label('已删除', 'Deleted'),

  add: label('新增时间', 'Add times'),
  addHint: label('让产品自带的任务在更多时间运行。', 'Has a job of the product done at more times.'),
  saved: label('已保存', 'Saved'),
  changeOf: label('修改“{name}”', 'Change "{name}"'),
  description: label('说明', 'Description'),
  expressionHint: label(
    '秒 分 时 日 月 周 年，用空格分隔；日和周其中一个为 ?，周日为 1',
    'Second minute hour day month week year, with spaces between; day or week is ?, Sunday is 1',
  ),
  examples: label('常用', 'Often used'),
  hourly: label('每小时', 'Every hour'),
  daily: label('每天 02:00', 'Daily at 02:00'),
  workdays: label('周一至周五 08:00', 'Monday to Friday at 08:00'),
  monthly: label('每月 1 日 03:00', 'Monthly on the 1st at 03:00'),

  allJobs: label('全部任务', 'All jobs'),
  allOutcomes: label('全部结果', 'All outcomes'),
  more: label('更多', 'More'),
  lately: label('最近运行', 'Latest runs'),
  allRuns: label('查看全部记录', 'See all runs'),
} as const

export const outcomeWords: Readonly<Record<JobRunRow['outcome'], Label>> = {
  running: label('运行中', 'Running'),
  done: label('完成', 'Done'),
  failed: label('失败', 'Failed'),
  cancelled: label('已取消', 'Cancelled'),
  lost: label('中断', 'Broken off'),
  missed: label('错过', 'Missed'),
}

/** What becomes of times at which no process ran. */
export const missedWords: Readonly<Record<MissedTimes, Label>> = {
  once: label('恢复后补做一次', 'Made up for by one run'),
  skip: label('不补', 'Not made up for'),
  start: label('服务器启动时检查一次', 'Looked for at each start of the server'),
}
